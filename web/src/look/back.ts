/** "Back" closes what is open and leaves one where one is; returns how to stop, when it is closed otherwise. */
export function closedByBack(id: string, close: () => void): () => void {
  history.pushState({ open: id }, '')
  const here = location.hash
  const isOurs = (): boolean => (history.state as { open?: string } | null)?.open === id
  const back = (): void => {
    const closedAbove = isOurs()
    if (location.hash === here && !closedAbove) close() // else a link leads elsewhere
  }
  addEventListener('popstate', back)
  return () => {
    removeEventListener('popstate', back)
    if (isOurs()) history.back()
  }
}
