/** What this device remembers. A browser that keeps nothing (private windows) loses it when the page closes, no more. */
export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`deckwright.${name}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`deckwright.${name}`, JSON.stringify(value))
  } catch {
    // Nothing can be kept here.
  }
}
