import { chance, seedOf } from '../look/seeds.ts'
import { HALO, type Subject } from './scene.ts'

const W = 200
const H = 150
const INK = '#3a2010'
const n = Math.round
type Chance = () => number

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
  air: {
    /** At the light, in the middle, far away. */
    sky: [string, string, string]
    /** Far, nearer, near. */
    hills: [string, string, string]
  }
}

const MEADOW: Paint['air'] = { sky: ['#fff7d2', '#bfe4ea', '#7fbfd6'], hills: ['#a9cf78', '#86b656', '#5f9440'] }

interface Land {
  sky: [string, string, string]
  at: [number, number]
  size: number
  y: number
  back: string
  front: string
}

/** A soft hill line: rounded, never jagged. Only mountains have points. */
function hill(r: Chance, y: number, swell: number, w = W, h = H, steps = 4): string {
  let d = `M0 ${h}V${n(y)}`
  const s = w / steps
  for (let x = 0; x < steps; x++) d += `q${n(s / 2)} ${n((r() - 0.7) * swell * 2)} ${n(s)} ${n((r() - 0.5) * 6)}`
  return `${d}V${h}Z`
}

function peaks(r: Chance, y: number, rise: number, count: number): string {
  let d = `M0 ${H}V${y}`
  const s = W / count
  for (let i = 0; i < count; i++) {
    d += `L${n(i * s + s / 2)} ${y - n(rise * (0.55 + r() * 0.6))}L${n((i + 1) * s)} ${n(y - r() * 8)}`
  }
  return `${d}V${H}Z`
}

function sunbeams(x: number, y: number, count: number, turn: number): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = ((i + turn) * 6.283) / count
    const b = a + 3.1416 / count
    d += `M${x} ${y}L${n(x + Math.cos(a) * 240)} ${n(y + Math.sin(a) * 240)} ${n(x + Math.cos(b) * 240)} ${n(y + Math.sin(b) * 240)}Z`
  }
  return d
}

function tree(x: number, y: number, s: number, fill: string): string {
  return `<path d="M${x} ${y}v${n(s * 0.5)}" stroke="#6b4423" stroke-width="${n(s * 0.2)}"/><circle cx="${x}" cy="${y}" r="${n(s * 0.55)}" fill="${fill}"/>`
}

function cloud(x: number, y: number, s: number): string {
  return `<path d="M${x} ${y}h${n(s * 2.4)}a${n(s * 0.5)} ${n(s * 0.5)} 0 0 0-${n(s * 0.4)}-${n(s * 0.7)}a${n(s * 0.7)} ${n(s * 0.7)} 0 0 0-${n(s * 1.2)}-${n(s * 0.2)}a${n(s * 0.5)} ${n(s * 0.5)} 0 0 0-${n(s * 0.8)} ${n(s * 0.9)}Z" fill="#fff" opacity=".8"/>`
}

/** Trees of a land, two or three of them, never where the figure stands. */
function grove(r: Chance, leaves: string): string {
  let trees = ''
  for (const x of [14 + r() * 20, 178 + r() * 14, 40 + r() * 12].slice(0, 2 + n(r()))) trees += tree(n(x), n(84 + r() * 12), n(16 + r() * 12), leaves)
  return trees
}

/** A forge, the sky, a meadow, mountains at sunset, a village green. */
const LANDS: Record<string, (r: Chance, air: Paint['air']) => Land> = {
  item: (r) => ({
    sky: ['#fff0b8', '#f5a94e', '#8d4420'],
    at: [n(70 + r() * 60), 120],
    size: 92,
    y: 68,
    back:
      `<path d="M0 0H${W}V${H}H172V66A72 60 0 0 0 28 66V${H}H0Z" fill="#7a4427"/><path d="M0 28H60M140 28H${W}M0 62H28M172 62H${W}M0 96H28M172 96H${W}M14 28V62M186 62V96M46 0V28M154 0V28" stroke="#54290f" stroke-width="3"/>` +
      `<path d="${sunbeams(100, 130, 8 + n(r() * 3), r())}" fill="#fff3c4" opacity=".3"/>`,
    front: `<path d="M0 122H${W}V${H}H0Z" fill="#6b3d1e"/><path d="M0 122H${W}" stroke="#d59a54" stroke-width="4"/><path d="M20 136H90M120 140H190" stroke="#4b2810" stroke-width="2"/>`,
  }),
  enchantment: (r, { sky }) => ({
    sky: [sky[0], mix(sky[1], '#a8d4f2'), mix(sky[2], '#5d78c9')],
    at: [n(80 + r() * 40), n(54 + r() * 24)],
    size: 92,
    y: 70,
    back:
      `<path d="${sunbeams(100, 70, 7 + n(r() * 3), r())}" fill="#fff" opacity=".25"/><g fill="none" stroke="#fffbe6" stroke-linecap="round"><path d="M-10 ${n(100 + r() * 20)}C50 20 150 150 212 ${n(30 + r() * 20)}" stroke-width="9" opacity=".55"/>` +
      `<path d="M-10 ${n(60 + r() * 20)}C60 130 120 0 212 ${n(90 + r() * 20)}" stroke-width="4" opacity=".7"/></g>`,
    front: `<path d="${star(18 + r() * 12, 22 + r() * 16, 10)}${star(170 + r() * 12, 100 + r() * 18, 10)}${star(158 + r() * 14, 18 + r() * 12, 7)}" fill="#fff8d0"/>`,
  }),
  monster: (r, { sky, hills }) => ({
    sky,
    at: [n(40 + r() * 120), 30],
    size: 96,
    y: 72,
    back:
      cloud(n(r() * 60), 34, 14) +
      cloud(n(120 + r() * 30), 26, 12) +
      `<path d="${hill(r, 92, 14)}" fill="${hills[0]}"/><path d="${hill(r, 108, 10)}" fill="${hills[1]}"/>` +
      grove(r, mix(hills[2], hills[1])),
    front: `<path d="${hill(r, 132, 8)}" fill="${hills[2]}"/><path d="M14 140l4-10 4 10M150 142l4-11 4 11M172 138l3-8 3 8" stroke="${mix(hills[2], '#20301a')}" stroke-width="3" fill="none"/>`,
  }),
  dragon: (r, { sky }) => ({
    sky: ['#fff2b0', mix('#ffb35c', sky[1]), mix('#c8524a', sky[2])],
    at: [100, 62],
    size: 104,
    y: 76,
    back: `<path d="${sunbeams(100, 70, 10, r())}" fill="#fff3c4" opacity=".35"/><path d="${peaks(r, 104, 66, 4)}" fill="#b36a68"/><path d="${peaks(r, 124, 46, 6)}" fill="#8c4850"/>`,
    front: `<path d="${peaks(r, 146, 22, 7)}" fill="#5c2a33"/>`,
  }),
  town: (r, { sky, hills }) => ({
    sky,
    at: [150, 24],
    size: 108,
    y: 84,
    back: cloud(12, 40, 15) + cloud(132, 30, 12) + `<path d="${hill(r, 96, 12)}" fill="${hills[0]}"/>` + tree(20, 92, 28, hills[2]) + tree(182, 96, 26, mix(hills[2], hills[1])),
    front: `<path d="${hill(r, 128, 6)}" fill="${hills[1]}"/>`,
  }),
}

function star(x: number, y: number, s: number): string {
  const a = n(s * 0.3)
  const b = n(s * 0.7)
  return `M${n(x)} ${n(y)}l${a} ${b} ${b} ${a}-${b} ${a}-${a} ${b}-${a}-${b}-${b}-${a} ${b}-${a}Z`
}

/** Half of one colour, half of another. */
function mix(one: string, other: string): string {
  const at = (colour: string, i: number): number => parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16)
  return `#${[0, 1, 2].map((i) => n((at(one, i) + at(other, i)) / 2).toString(16).padStart(2, '0')).join('')}`
}

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
  const land = (LANDS[kind] ?? LANDS['enchantment']!)(r, air)
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
