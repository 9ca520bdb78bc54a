/**
 * Keeps the rules of a nemesis on the table where they end within what is told, and marks what is told as `brief`
 * where they do not: then a word opens them instead.
 */
export function fitsWhole(element: HTMLElement): () => void {
  const look = (): void => {
    const rules = element.querySelector<HTMLElement>('.rules')
    const others = [...element.children].filter((child) => child !== rules) as HTMLElement[]
    const gap = parseFloat(getComputedStyle(element).rowGap) || 0
    const before = others.reduce((sum, child) => sum + child.offsetHeight + gap, 0)
    element.classList.toggle('brief', !!rules && element.clientHeight > 0 && before + rules.scrollHeight > element.clientHeight + 1)
  }
  const sizes = new ResizeObserver(look)
  const follow = (): void => {
    sizes.disconnect()
    for (const one of [element, ...element.children]) sizes.observe(one)
  }
  const changes = new MutationObserver(follow)
  changes.observe(element, { childList: true })
  follow()
  return () => {
    sizes.disconnect()
    changes.disconnect()
  }
}
