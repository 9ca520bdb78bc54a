/** Cards whose words may not fit. All that wait are measured together: the page is laid out twice, not twice for each card. */
const waiting = new Set<HTMLElement>()
/** How large a card was, and what it said, when its words were fitted. */
const fitted = new WeakMap<HTMLElement, string>()
let frame = 0

function tooLong(words: HTMLElement): boolean {
  return words.scrollHeight > words.clientHeight + 1
}

/** The card that words belong to. One that says so has a height of its own, whatever the words on it. */
function cardOf(words: HTMLElement): HTMLElement {
  return words.closest<HTMLElement>('[data-card]') ?? words.parentElement!
}

function sizeOf(card: HTMLElement): string {
  return 'card' in card.dataset ? `${card.clientWidth} ${card.clientHeight}` : `${card.clientWidth}`
}

function fitAll(): void {
  const all = [...waiting]
  waiting.clear()
  frame = 0
  // A card that is tight may be lower, and its neighbours higher: only another size, or other words, is a new beginning.
  const changed = all.filter((words) => {
    const now = `${sizeOf(cardOf(words))} ${words.textContent}`
    const before = fitted.get(words)
    fitted.set(words, now)
    return before !== now
  })
  for (const words of changed) {
    cardOf(words).classList.remove('tight')
    words.classList.remove('more')
  }
  const long = all.filter(tooLong)
  // Their face may have arrived since, and they fit after all; where signs are shown in their place nothing can be measured.
  for (const words of all.filter((one) => one.clientHeight && !long.includes(one))) words.classList.remove('more')
  for (const words of long) cardOf(words).classList.add('tight')
  for (const words of long.filter(tooLong)) words.classList.add('more')
}

/** Where the words do not fit, picture and name give way to them; what still ends below the card says that there is more. */
export function fits(words: HTMLElement): () => void {
  // The lines are watched too: a face that arrives late, or other words, may need more room on the same card.
  const sizes = new ResizeObserver(() => {
    waiting.add(words)
    frame ||= requestAnimationFrame(fitAll)
  })
  for (const one of [cardOf(words), ...words.children]) sizes.observe(one)
  return () => {
    sizes.disconnect()
    waiting.delete(words)
  }
}
