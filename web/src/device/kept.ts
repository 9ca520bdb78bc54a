/** What could not be kept by the browser (private windows, no room left): it lasts until the page closes. */
const unkept = new Map<string, string>()

/** What this device remembers. A browser that keeps nothing loses it when the page closes, no sooner. */
export function kept<T>(name: string, otherwise: T): T {
  const key = `deckwright.${name}`
  try {
    const text = unkept.get(key) ?? localStorage.getItem(key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function keep(name: string, value: unknown): void {
  const [key, text] = [`deckwright.${name}`, JSON.stringify(value)]
  try {
    localStorage.setItem(key, text)
    unkept.delete(key)
  } catch {
    unkept.set(key, text)
  }
}

/** Hear of what other tabs of this browser keep under a name. */
export function keptElsewhere(name: string, heard: () => void): void {
  globalThis.addEventListener?.('storage', ({ key }) => key === `deckwright.${name}` && heard())
}
