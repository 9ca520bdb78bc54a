/** A number from a text, the same on every device: FNV-1a. Pictures are composed from it. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** One of several, chosen by a seed. */
export function pickBy<T>(seed: number, from: readonly T[]): T | undefined {
  return from[seed % from.length]
}

/** Chance that falls the same on every device: numbers from 0 up to 1, one after another. */
export function chance(text: string): () => number {
  let hash = seedOf(text)
  return () => {
    hash = (hash + 0x9e3779b9) | 0
    let mixed = Math.imul(hash ^ (hash >>> 15), 2246822519)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 3266489917)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
  }
}
