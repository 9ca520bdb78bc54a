import { chance, seedOf } from '../look/seeds.ts'
import { cloud, H, hill, INK, landOf, tree, W, type Air } from './lands.ts'
import { HALO, type Subject } from './scene.ts'

const n = Math.round

/** What figures are made of: light and shade. */
const BODIES = {
  steel: ['#f4f8fb', '#7d93ac'],
  gold: ['#ffe48f', '#c17a1e'],
  moss: ['#d8ec8a', '#5d8430'],
  fire: ['#ffd36b', '#e0491b'],
  flesh: ['#ffdcb0', '#c17a4c'],
  sky: ['#e6f6ff', '#4c86cf'],
  stone: ['#eee4d2', '#8e7a63'],
  red: ['#ffb187', '#b5281c'],
  violet: ['#f2d9ff', '#8b55b8'],
  teal: ['#d4fff0', '#2d9484'],
  ivory: ['#fffdf2', '#c9a978'],
  rose: ['#ffe3ee', '#d4608f'],
  night: ['#9aa3c4', '#333a5c'],
} satisfies Record<string, [string, string]>

export type Body = keyof typeof BODIES
const ALL = Object.keys(BODIES) as Body[]

/** How a card is painted: what its figure is made of, and the land it stands in. */
export interface Paint {
  body: Body
  air: Air
}

const MEADOW: Air = { sky: ['#fff7d2', '#bfe4ea', '#7fbfd6'], hills: ['#a9cf78', '#86b656', '#5f9440'] }

let copies = 0

/** Ink, a dark line, shade, a lit rim and the body: five copies of one outline. */
export function figure(outline: string, body: Body, { x, y, size, edge = 36 }: { x: number; y: number; size: number; edge?: number }): string {
  const u = `f${(copies++).toString(36)}`
  const [light, shade] = BODIES[body]
  const me = `<use href="#${u}"`
  return (
    `<defs><path id="${u}" d="${outline}"/><linearGradient id="b${u}" x1="0" y1="0" x2=".6" y2="1"><stop offset=".2" stop-color="${light}"/><stop offset=".95" stop-color="${shade}"/></linearGradient><clipPath id="c${u}">${me}/></clipPath></defs>` +
    `<g stroke-linejoin="round" transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${(size / 512).toFixed(3)})">${me} fill="${INK}" stroke="${INK}" stroke-width="${edge}"/>${me} stroke="#7a4a22" stroke-width="${n(edge * 0.36)}"/>${me} fill="${shade}"/>` +
    `<g clip-path="url(#c${u})">${me} x="-8" y="-8" fill="#fffdf4"/><g clip-path="url(#c${u})" transform="translate(-8 -8)">${me} x="16" y="18" fill="url(#b${u})"/></g></g></g>`
  )
}

/** A card that nobody has painted yet gets a body by its id, and the meadow. */
export function paintOf(id: string, palette: Record<string, Paint>): Paint {
  return palette[id] ?? { body: ALL[seedOf(id) % ALL.length]!, air: MEADOW }
}

/** A picture in daylight: round hills, brown ink, one figure lit from above. */
export function tale({ id, kind, outline, behind }: Subject, { body, air }: Paint): string {
  const r = chance(id)
  const land = landOf(id, kind, r, air)
  const [near, middle, far] = land.sky
  const u = `t${(copies++).toString(36)}`
  const x = kind === 'monster' || kind === 'dragon' ? 109 : 100
  const size = land.size
  const companion =
    behind && kind !== 'town' && kind !== 'item'
      ? `<path d="${behind}" transform="translate(${n(10 + r() * 24)} ${n(10 + r() * 16)}) scale(.13)" fill="${far}" opacity=".5"/>`
      : ''
  return (
    `<svg viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" stroke-linejoin="round" aria-hidden="true"><defs>${HALO.replace('"halo"', `"h${u}"`)}` +
    `<radialGradient id="s${u}" cx="${land.at[0] / 2}%" cy="${n(land.at[1] / 1.5)}%" r="90%"><stop stop-color="${near}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${far}"/></radialGradient></defs>` +
    `<path d="M0 0H${W}V${H}H0Z" fill="url(#s${u})"/>${land.back}${companion}<circle cx="100" cy="${land.y}" r="${n(size * 0.72)}" fill="url(#h${u})"/>${land.front}` +
    `<ellipse cx="${x + 4}" cy="${n(land.y + size * 0.5)}" rx="${n(size * 0.44)}" ry="6" fill="${INK}" opacity=".3"/>` +
    `${figure(outline, body, { x, y: land.y, size })}</svg>`
  )
}

/** The land behind a road: sky, sun, mountains at its far end, hills, trees, and the road itself through the given points. */
export function land(w: number, h: number, road: string, { upright = false, width = 42 } = {}): string {
  const r = chance(upright ? 'upright' : 'land')
  const base = upright ? h * 0.2 : h * 0.6
  const from = upright ? 0 : w * 0.52
  const count = upright ? 5 : 6
  const s = (w - from) / count
  let far = `M${n(from)} ${n(base)}`
  let snow = ''
  for (let i = 0; i < count; i++) {
    const rise = (upright ? h * 0.13 : h * (0.28 + 0.34 * (i / count))) * (0.75 + r() * 0.4)
    const [x, top] = [from + s * (i + 0.5), base - rise]
    far += `L${n(x)} ${n(top)}L${n(from + s * (i + 1))} ${n(base - (upright ? 8 : i * 10))}`
    const k = rise * 0.26
    snow += `M${n(x)} ${n(top)}l${n(k * 0.62)} ${n(k)}l-${n(k * 0.3)}-${n(k * 0.25)}l-${n(k * 0.32)} ${n(k * 0.4)}l-${n(k * 0.32)}-${n(k * 0.35)}l-${n(k * 0.3)} ${n(k * 0.2)}Z`
  }
  let trees = ''
  for (let i = 0; i < (upright ? 16 : 34); i++) {
    trees += tree(n(r() * w), n((upright ? 0.24 : 0.6) * h + r() * h * (upright ? 0.7 : 0.34)), n(10 + r() * 14), ['#6ea653', '#5f9a48', '#84b55c'][n(r() * 2)]!)
  }
  const meadow = (y: number, swell: number, steps: number, fill: string): string => `<path d="${hill(r, h * y, swell, w, h, steps)}" fill="${fill}"/>`
  const line = (stroke: string, wide: number, more = ''): string => `<path d="${road}" fill="none" stroke="${stroke}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"${more}/>`
  return (
    `<svg viewBox="0 0 ${w} ${h}" preserveAspectRatio="none" aria-hidden="true"><defs><linearGradient id="sky-${upright}" x2="0" y2="1"><stop stop-color="#8fd0e6"/><stop offset=".55" stop-color="#fdf3d0"/></linearGradient></defs><path d="M0 0H${w}V${h}H0Z" fill="url(#sky-${upright})"/>` +
    `<circle cx="${n(w * 0.34)}" cy="${n(h * 0.15)}" r="${n(h * (upright ? 0.05 : 0.16))}" fill="#fff6c9" opacity=".4"/><circle cx="${n(w * 0.34)}" cy="${n(h * 0.15)}" r="${n(h * (upright ? 0.03 : 0.09))}" fill="#fff6c9"/>` +
    cloud(n(w * 0.2), n(h * 0.12), 24) +
    cloud(n(w * 0.5), n(h * 0.1), 20) +
    `<path d="${far}V${h}H${n(from)}Z" fill="#93a7bd" stroke="#6f86a0" stroke-width="2"/><path d="${snow}" fill="#fff"/>` +
    meadow(upright ? 0.18 : 0.5, 22, 6, '#b9d98b') +
    meadow(upright ? 0.3 : 0.64, 16, 5, '#9fc96f') +
    meadow(upright ? 0.55 : 0.82, 12, 7, '#86b656') +
    trees +
    line('#b98a4c', width + 8) +
    line('#f1dba5', width) +
    line('#cfa767', 3, ' stroke-dasharray="3 13"') +
    '</svg>'
  )
}
