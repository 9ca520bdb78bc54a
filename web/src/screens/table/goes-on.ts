/** Marks what can be scrolled further down, so that its last line can fade. */
export function goesOn(element: HTMLElement): () => void {
  const look = (): void => {
    element.classList.toggle('goes-on', element.scrollTop + element.clientHeight < element.scrollHeight - 4)
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(element)
  for (const child of element.children) sizes.observe(child)
  element.addEventListener('scroll', look, { passive: true })
  return () => {
    sizes.disconnect()
    element.removeEventListener('scroll', look)
  }
}
