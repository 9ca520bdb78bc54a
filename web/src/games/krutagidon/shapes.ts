/** The shapes of the fair: jagged bursts, rays and dots, always the same for the same seed. */

/** Numbers between 0 and 1, the same ones for the same text. */
export function chances(text: string): () => number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822519) ^ Math.imul(h ^ (h >>> 13), 3266489917)
    h ^= h >>> 16
    return (h >>> 0) / 4294967296
  }
}

const short = (n: number): string => n.toFixed(1)

/** A jagged burst around the origin. */
export function burst(points: number, outer: number, inner: number, seed: string, wobble = 0.16): string {
  const chance = chances(seed)
  let path = ''
  for (let i = 0; i < points * 2; i++) {
    const reach = (i % 2 ? inner : outer) * (1 + (chance() - 0.5) * wobble * 2)
    const angle = (Math.PI * i) / points - Math.PI / 2 + (chance() - 0.5) * 0.12
    path += `${i ? 'L' : 'M'}${short(Math.cos(angle) * reach)} ${short(Math.sin(angle) * reach)}`
  }
  return `${path}Z`
}

/** Wedges from a point to beyond the frame. */
export function rays(x: number, y: number, count: number, turn: number, far = 320): string {
  let path = ''
  for (let i = 0; i < count; i++) {
    const from = ((i + turn) / count) * Math.PI * 2
    const to = from + Math.PI / count
    const at = (angle: number): string => `L${short(x + Math.cos(angle) * far)} ${short(y + Math.sin(angle) * far)}`
    path += `M${short(x)} ${short(y)}${at(from)}${at(to)}Z`
  }
  return path
}

/** Dots on a tilted grid, growing from nothing at one point to touching each other at another. */
export function halftone(
  width: number,
  height: number,
  step: number,
  from: readonly [number, number],
  to: readonly [number, number],
  most = 0.62,
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = dx * dx + dy * dy
  let path = ''
  for (let j = -2; j < height / step + 2; j++) {
    for (let i = -2; i < width / step + 2; i++) {
      const [x, y] = [(i + (j % 2 ? 0.5 : 0)) * step, j * step * 0.87]
      const along = ((x - from[0]) * dx + (y - from[1]) * dy) / length
      const r = step * most * Math.min(1, Math.max(0, along))
      if (r > 0.5) path += `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0`
    }
  }
  return path
}

/** For whoever cannot tell colours apart, a kind has a texture of its own instead of the common dots. */
export const TEXTURES: Record<string, (width: number, height: number) => string> = {
  creature: (width, height) => {
    let path = ''
    for (let x = -height; x < width; x += 13) path += `M${x} ${height}l${height} ${-height}h5l${-height} ${height}z`
    return path
  },
  spell: (width, height) => {
    let path = ''
    const teeth = Math.ceil(width / 14)
    for (let y = 0; y < height; y += 15) path += `M0 ${y}${'l7 6l7-6'.repeat(teeth)}v5${'l-7 6l-7-6'.repeat(teeth)}z`
    return path
  },
  treasure: (width, height) => {
    let path = ''
    for (let y = 0; y < height; y += 12) for (let x = (y / 12) % 2 ? 12 : 0; x < width; x += 24) path += `M${x} ${y}h12v12h-12z`
    return path
  },
  place: (width, height) => {
    let path = ''
    for (let y = 0; y < height; y += 13) path += `M0 ${y}h${width}v5h${-width}z`
    return path
  },
}

/** How each letter of a word leans and lifts. */
export function crooked(word: string, tilt: number, lift: number): { letter: string; turn: string; rise: string }[] {
  const chance = chances(word)
  return [...word].map((letter) => ({
    letter,
    turn: `${short((chance() - 0.5) * 2 * tilt)}deg`,
    rise: `${((chance() - 0.5) * 2 * lift).toFixed(3)}em`,
  }))
}
