/** How closely things lie, the most comfortable first; last, a word opens the rules instead. */
const STEPS = ['', 'close', 'brief']

/** Keeps the rules of a nemesis on the table where there is room for all of them, with everything closer together if need be. */
export function fitsWhole(element: HTMLElement): () => void {
  const look = (): void => {
    for (const step of STEPS) {
      element.classList.remove(...STEPS.filter(Boolean))
      if (step) element.classList.add(step)
      if (element.scrollHeight <= element.clientHeight + 1) return
    }
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(element.parentElement!)
  const changes = new MutationObserver(look)
  changes.observe(element.parentElement!, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    changes.disconnect()
  }
}
