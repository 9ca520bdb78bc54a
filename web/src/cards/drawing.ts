/** Strokes that pictures at night are made of, on a sheet of 200 by 150. */

export const W = 200
export const H = 150
const n = Math.round

export type Chance = () => number

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`
}

export function lines(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`
}

/** A broken ridge from left to right, closed below. */
export function ridge(r: Chance, y: number, rough: number, steps: number, w = W, h = H): string {
  let d = `M0 ${h}V${n(y)}`
  for (let i = 1; i < steps; i++) d += `L${n((i * w) / steps + (r() - 0.5) * 10)} ${n(y + (r() - 0.5) * rough * 2)}`
  return `${d}L${w} ${n(y)}V${h}Z`
}

/** Wedges of light from a point. */
export function rays(r: Chance, x: number, y: number, count: number, from = 0, to = 6.28): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = from + ((i + r() * 0.7) * (to - from)) / count
    const w = 10 + r() * 24
    d += `M${n(x)} ${n(y)}l${n(Math.cos(a) * 200)} ${n(Math.sin(a) * 200)} ${n(-Math.sin(a) * w)} ${n(Math.cos(a) * w)}Z`
  }
  return d
}

/** Spikes that hang from the top, or rise from below. */
export function spikes(r: Chance, base: number, length: number, count: number, up = false): string {
  const step = n(W / count)
  const sign = up ? -1 : 1
  let d = `M0 ${up ? H : 0}V${base}`
  for (let i = 0; i < count; i++) {
    const l = n(length * (0.35 + r())) * sign
    const w = n(5 + r() * 4)
    d += `l${w} ${l} ${w} ${-l}h${step - 2 * w}`
  }
  return `${d}V${up ? H : 0}Z`
}

/** A crooked line outwards from a point, as cracks and lightning run. */
export function crack(r: Chance, x: number, y: number, angle: number, length: number): string {
  let d = `M${n(x)} ${n(y)}`
  for (let step = 0; step < 4; step++) {
    const a = angle + (r() - 0.5) * 1.5
    d += `l${n((Math.cos(a) * length) / 4)} ${n((Math.sin(a) * length) / 4)}`
  }
  return d
}

/** A closed outline around a point that is round nowhere. */
export function shard(r: Chance, x: number, y: number, far: number, corners: number): string {
  const at = (i: number): string => {
    const a = (i * 6.283) / corners
    const f = far * (0.8 + r() * 0.4)
    return `${n(x + Math.cos(a) * f * 1.2)} ${n(y + Math.sin(a) * f)}`
  }
  return `M${Array.from({ length: corners }, (_, i) => at(i)).join('L')}Z`
}

export function side(r: Chance): -1 | 1 {
  return r() < 0.5 ? -1 : 1
}
