import { chance, seedOf } from '../look/seeds.ts'
import { HALO, type Subject } from './scene.ts'

const W = 200
const H = 150
const INK = '#3a2010'
const n = Math.round
type Chance = () => number

interface Land {
  sky: [string, string, string]
  at: [number, number]
  size: number
  y: number
  back: string
  front: string
}

/** A soft hill line: rounded, never jagged. Only mountains have points. */
function hill(r: Chance, y: number, swell: number): string {
  let d = `M0 ${H}V${n(y)}`
  for (let x = 0; x < W; x += 50) d += `q25 ${n((r() - 0.7) * swell * 2)} 50 ${n((r() - 0.5) * 6)}`
  return `${d}V${H}Z`
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

/** A forge, the sky, a meadow, mountains at sunset, a village green. */
const LANDS: Record<string, (r: Chance) => Land> = {
  item: (r) => ({
    sky: ['#fff0b8', '#f5a94e', '#8d4420'],
    at: [100, 120],
    size: 92,
    y: 68,
    back:
      `<path d="M0 0H${W}V${H}H172V66A72 60 0 0 0 28 66V${H}H0Z" fill="#7a4427"/><path d="M0 28H60M140 28H${W}M0 62H28M172 62H${W}M0 96H28M172 96H${W}M14 28V62M186 62V96M46 0V28M154 0V28" stroke="#54290f" stroke-width="3"/>` +
      `<path d="${sunbeams(100, 130, 9, r())}" fill="#fff3c4" opacity=".3"/>`,
    front: `<path d="M0 122H${W}V${H}H0Z" fill="#6b3d1e"/><path d="M0 122H${W}" stroke="#d59a54" stroke-width="4"/><path d="M20 136H90M120 140H190" stroke="#4b2810" stroke-width="2"/>`,
  }),
  enchantment: (r) => ({
    sky: ['#fff6dc', '#a8d4f2', '#5d78c9'],
    at: [100, 66],
    size: 92,
    y: 70,
    back:
      `<path d="${sunbeams(100, 70, 8, r())}" fill="#fff" opacity=".25"/><g fill="none" stroke="#fffbe6" stroke-linecap="round"><path d="M-10 ${n(100 + r() * 20)}C50 20 150 150 212 ${n(30 + r() * 20)}" stroke-width="9" opacity=".55"/>` +
      `<path d="M-10 ${n(60 + r() * 20)}C60 130 120 0 212 ${n(90 + r() * 20)}" stroke-width="4" opacity=".7"/></g>`,
    front:
      '<path d="M22 30l3 7 7 3-7 3-3 7-3-7-7-3 7-3ZM176 104l3 7 7 3-7 3-3 7-3-7-7-3 7-3ZM166 24l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" fill="#fff8d0"/>',
  }),
  monster: (r) => ({
    sky: ['#fff7d2', '#bfe4ea', '#7fbfd6'],
    at: [n(40 + r() * 120), 30],
    size: 96,
    y: 72,
    back:
      cloud(n(r() * 60), 34, 14) +
      cloud(n(120 + r() * 30), 26, 12) +
      `<path d="${hill(r, 92, 14)}" fill="#a9cf78"/><path d="${hill(r, 108, 10)}" fill="#86b656"/>` +
      tree(18, 84, 26, '#5f9a48') +
      tree(184, 90, 22, '#6da552') +
      tree(40, 96, 16, '#77ae58'),
    front: `<path d="${hill(r, 132, 8)}" fill="#5f9440"/><path d="M14 140l4-10 4 10M150 142l4-11 4 11M172 138l3-8 3 8" stroke="#3f7030" stroke-width="3" fill="none"/>`,
  }),
  dragon: (r) => ({
    sky: ['#fff2b0', '#ffb35c', '#c8524a'],
    at: [100, 62],
    size: 104,
    y: 76,
    back: `<path d="${sunbeams(100, 70, 10, r())}" fill="#fff3c4" opacity=".35"/><path d="${peaks(r, 104, 66, 4)}" fill="#b36a68"/><path d="${peaks(r, 124, 46, 6)}" fill="#8c4850"/>`,
    front: `<path d="${peaks(r, 146, 22, 7)}" fill="#5c2a33"/>`,
  }),
  town: (r) => ({
    sky: ['#fffbe0', '#cfeaf0', '#8cc7de'],
    at: [150, 24],
    size: 108,
    y: 84,
    back:
      cloud(12, 40, 15) +
      cloud(132, 30, 12) +
      `<path d="${hill(r, 96, 12)}" fill="#b4d684"/>` +
      tree(20, 92, 28, '#5f9a48') +
      tree(182, 96, 26, '#6da552'),
    front: `<path d="${hill(r, 128, 6)}" fill="#7fae4f"/>`,
  }),
}

/** What figures are made of: light and shade. */
const BODIES: [string, string][] = [
  ['#f4f8fb', '#7d93ac'],
  ['#ffe48f', '#c17a1e'],
  ['#ffd36b', '#e0491b'],
  ['#e6f6ff', '#4c86cf'],
  ['#f2d9ff', '#8b55b8'],
  ['#d4fff0', '#2d9484'],
  ['#fffdf2', '#c9a978'],
]
const WILD: [string, string][] = [
  ['#d8ec8a', '#5d8430'],
  ['#ffdcb0', '#c17a4c'],
  ['#eee4d2', '#8e7a63'],
  ['#d4fff0', '#2d9484'],
  ['#f2d9ff', '#8b55b8'],
]
const DRAGONS: [string, string][] = [
  ['#ffb187', '#b5281c'],
  ['#d8ec8a', '#3f7a30'],
  ['#cfe2ff', '#3a5fae'],
  ['#f6dcff', '#7a3fa8'],
]

let copies = 0

/** A picture in daylight: round hills, brown ink, one figure lit from above. */
export function tale({ id, kind, outline }: Subject): string {
  const r = chance(id)
  const land = (LANDS[kind] ?? LANDS['enchantment']!)(r)
  const bodies = kind === 'dragon' ? DRAGONS : kind === 'monster' ? WILD : BODIES
  const [light, shade] = bodies[seedOf(id) % bodies.length]!
  const [near, middle, far] = land.sky
  const u = `t${(copies++).toString(36)}`
  const me = `<use href="#f${u}"`
  const x = kind === 'monster' || kind === 'dragon' ? 109 : 100
  const size = land.size
  return (
    `<svg viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" stroke-linejoin="round" aria-hidden="true"><defs>${HALO.replace('"halo"', `"h${u}"`)}<path id="f${u}" d="${outline}"/>` +
    `<radialGradient id="s${u}" cx="${land.at[0] / 2}%" cy="${n(land.at[1] / 1.5)}%" r="90%"><stop stop-color="${near}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${far}"/></radialGradient>` +
    `<linearGradient id="b${u}" x1="0" y1="0" x2=".6" y2="1"><stop offset=".2" stop-color="${light}"/><stop offset=".95" stop-color="${shade}"/></linearGradient><clipPath id="c${u}">${me}/></clipPath></defs>` +
    `<path d="M0 0H${W}V${H}H0Z" fill="url(#s${u})"/>${land.back}<circle cx="100" cy="${land.y}" r="${n(size * 0.72)}" fill="url(#h${u})"/>${land.front}` +
    `<ellipse cx="${x + 4}" cy="${n(land.y + size * 0.5)}" rx="${n(size * 0.44)}" ry="6" fill="${INK}" opacity=".3"/>` +
    `<g transform="translate(${n(x - size / 2)} ${n(land.y - size / 2)}) scale(${(size / 512).toFixed(3)})">${me} fill="${INK}" stroke="${INK}" stroke-width="36"/>${me} stroke="#7a4a22" stroke-width="13"/>${me} fill="${shade}"/>` +
    `<g clip-path="url(#c${u})">${me} x="-8" y="-8" fill="#fffdf4"/><g clip-path="url(#c${u})" transform="translate(-8 -8)">${me} x="16" y="18" fill="url(#b${u})"/></g></g></g></svg>`
  )
}
