/** What lies on the table for a moment and hides what is under it. */
const COVERS = 'dialog, section.defend'
/** A strip that is lower than this shows nothing of a thing, unless the thing itself is as small. */
const LEAST = 24

/** What of a thing can be seen: not what its page has scrolled away, and nothing if something lies on it. */
export function seenOf(thing: HTMLElement): DOMRect | undefined {
  const whole = thing.getBoundingClientRect()
  let { left, top, right, bottom } = whole
  for (let around = thing.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const edge = around.getBoundingClientRect()
    if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
  }
  const shows = (part: number, all: number): boolean => part > 0 && part >= Math.min(LEAST, all - 1)
  if (!shows(bottom - top, whole.bottom - whole.top) || !shows(right - left, whole.right - whole.left)) return undefined
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(COVERS)
  return over && !over.contains(thing) ? undefined : new DOMRect(left, top, right - left, bottom - top)
}
