interface Size {
  width: number
  height: number
}

const GAP = 12
const EDGE = 8
/** What somebody is about to press is never covered. */
const BUTTONS = '.strip .button, .scroll .go, .ribbon .button.main'

/** Where a card is shown large beside the thing that is pointed at: above the buttons at the foot, and beside those on the board. */
export function besides(at: DOMRect, { width, height }: Size): { left: number; top: number } {
  const foot = document.querySelector('footer.foot')?.getBoundingClientRect().top ?? innerHeight
  const top = Math.max(EDGE, Math.min(at.top - 20, foot - height - GAP))
  const right = at.right + GAP
  const left = Math.max(EDGE, at.left - width - GAP)
  const sides = right + width < innerWidth ? [right, left] : [left]
  const buttons = [...document.querySelectorAll(BUTTONS)].map((button) => button.getBoundingClientRect())
  const covers = (side: number): boolean =>
    buttons.some((box) => side < box.right && side + width > box.left && top < box.bottom && top + height > box.top)
  return { left: sides.find((side) => !covers(side)) ?? sides[0]!, top }
}
