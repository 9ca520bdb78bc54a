import { seedOf } from '../look/seeds.ts'
import type { Chance } from './drawing.ts'

/** Where a figure of Enchanters stands: round hills, brown ink, daylight. Each kind of card has lands of its own. */

export const W = 200
export const H = 150
export const INK = '#3a2010'
const n = Math.round
let windows = 0

/** The air over a land, and its hills. */
export interface Air {
  /** At the light, in the middle, far away. */
  sky: [string, string, string]
  /** Far, nearer, near. */
  hills: [string, string, string]
}

export interface Land {
  sky: [string, string, string]
  at: [number, number]
  size: number
  y: number
  back: string
  front: string
}

/** A soft hill line: rounded, never jagged. Only mountains have points. */
export function hill(r: Chance, y: number, swell: number, w = W, h = H, steps = 4): string {
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

export function tree(x: number, y: number, s: number, fill: string): string {
  return `<path d="M${x} ${y}v${n(s * 0.5)}" stroke="#6b4423" stroke-width="${n(s * 0.2)}"/><circle cx="${x}" cy="${y}" r="${n(s * 0.55)}" fill="${fill}"/>`
}

export function cloud(x: number, y: number, s: number): string {
  return `<path d="M${x} ${y}h${n(s * 2.4)}a${n(s * 0.5)} ${n(s * 0.5)} 0 0 0-${n(s * 0.4)}-${n(s * 0.7)}a${n(s * 0.7)} ${n(s * 0.7)} 0 0 0-${n(s * 1.2)}-${n(s * 0.2)}a${n(s * 0.5)} ${n(s * 0.5)} 0 0 0-${n(s * 0.8)} ${n(s * 0.9)}Z" fill="#fff" opacity=".8"/>`
}

/** Trees of a land, two or three of them, never where the figure stands. */
function grove(r: Chance, leaves: string): string {
  let trees = ''
  for (const x of [14 + r() * 20, 178 + r() * 14, 40 + r() * 12].slice(0, 2 + n(r()))) trees += tree(n(x), n(84 + r() * 12), n(16 + r() * 12), leaves)
  return trees
}

type Build = (r: Chance, air: Air) => Land

const BENCH = `<path d="M0 122H${W}V${H}H0Z" fill="#6b3d1e"/><path d="M0 122H${W}" stroke="#d59a54" stroke-width="4"/><path d="M20 136H90M120 140H190" stroke="#4b2810" stroke-width="2"/>`

/** The arch of a forge, its fire behind. */
const forge: Build = (r) => ({
  sky: ['#fff0b8', '#f5a94e', '#8d4420'],
  at: [n(70 + r() * 60), 120],
  size: 92,
  y: 68,
  back:
    `<path d="M0 0H${W}V${H}H172V66A72 60 0 0 0 28 66V${H}H0Z" fill="#7a4427"/><path d="M0 28H60M140 28H${W}M0 62H28M172 62H${W}M0 96H28M172 96H${W}M14 28V62M186 62V96M46 0V28M154 0V28" stroke="#54290f" stroke-width="3"/>` +
    `<path d="${sunbeams(100, 130, 8 + n(r() * 3), r())}" fill="#fff3c4" opacity=".3"/>`,
  front: BENCH,
})

/** A bench at a window that looks out over the land. */
const sill: Build = (r, { sky, hills }) => {
  const x = n(92 + r() * 16)
  return {
    sky: ['#fbe3b0', '#c98c4c', '#7a4a28'],
    at: [x, 54],
    size: 90,
    y: 68,
    back:
      `<path d="M24 0V122M62 0V122M138 0V122M176 0V122" stroke="#7d4f2a" stroke-width="3" opacity=".7"/>` +
      `<circle cx="${x}" cy="62" r="66" fill="${INK}"/><circle cx="${x}" cy="62" r="62" fill="${sky[1]}"/><clipPath id="sill${windows}"><circle cx="${x}" cy="62" r="62"/></clipPath><g clip-path="url(#sill${windows++})">${cloud(x - 50, 34, 10)}${cloud(x + 14, 26, 9)}<path d="${hill(r, 88, 12)}" fill="${hills[0]}"/><path d="${hill(r, 104, 8)}" fill="${hills[1]}"/></g>`,
    front: BENCH,
  }
}

/** A wall of planks with tools, and a lantern. */
const armoury: Build = (r) => {
  const lantern = r() < 0.5 ? 30 : 170
  const tool = (x: number, long: number): string =>
    `<path d="M${x} 14v${long}" stroke="#4b2810" stroke-width="5"/><path d="M${x - 9} ${14 + long}h18l-4 18h-10Z" fill="#8f9aa6" stroke="#4b2810" stroke-width="2"/>`
  return {
    sky: ['#ffe9ae', '#b9763c', '#5d341c'],
    at: [lantern, 40],
    size: 92,
    y: 68,
    back:
      `<path d="M0 40H${W}M0 82H${W}M52 0V40M128 0V40M86 40V82M160 40V82M30 82V122M112 82V122" stroke="#4b2810" stroke-width="2.5" opacity=".6"/><path d="M0 14H${W}" stroke="#4b2810" stroke-width="6"/>` +
      tool(lantern < 100 ? 182 : 18, n(24 + r() * 16)) +
      tool(lantern < 100 ? 158 : 42, n(16 + r() * 14)) +
      `<circle cx="${lantern}" cy="40" r="40" fill="#fff3c4" opacity=".5"/><path d="M${lantern} 14v10M${lantern - 9} 24h18l3 28h-24Z" fill="#ffd36b" stroke="#4b2810" stroke-width="3"/>`,
    front: BENCH,
  }
}

/** A stall on market day. */
const stall: Build = (r, { sky, hills }) => {
  let awning = ''
  for (let i = 0; i < 8; i++) awning += `<path d="M${i * 26 - 4} 0h26v24a13 12 0 0 1-26 0Z" fill="${i % 2 ? '#fdf4da' : mix('#d2491a', sky[2])}" stroke="${INK}" stroke-width="2"/>`
  return {
    sky: [sky[0], sky[1], mix(sky[2], '#c98c4c')],
    at: [n(60 + r() * 80), 60],
    size: 88,
    y: 74,
    back: `<path d="${hill(r, 96, 12)}" fill="${hills[0]}"/><path d="${hill(r, 112, 8)}" fill="${hills[1]}"/><path d="M12 20V124M188 20V124" stroke="#5b341c" stroke-width="9"/>${awning}`,
    front: BENCH,
  }
}

function high(sky: Air['sky']): Air['sky'] {
  return [sky[0], mix(sky[1], '#a8d4f2'), mix(sky[2], '#5d78c9')]
}

function sparks(r: Chance): string {
  return `<path d="${star(18 + r() * 12, 22 + r() * 16, 10)}${star(170 + r() * 12, 100 + r() * 18, 10)}${star(158 + r() * 14, 18 + r() * 12, 7)}" fill="#fff8d0"/>`
}

/** Ribbons that cross the sky. */
const ribbons: Build = (r, { sky }) => ({
  sky: high(sky),
  at: [n(80 + r() * 40), n(54 + r() * 24)],
  size: 92,
  y: 70,
  back:
    `<path d="${sunbeams(100, 70, 7 + n(r() * 3), r())}" fill="#fff" opacity=".25"/><g fill="none" stroke="#fffbe6" stroke-linecap="round"><path d="M-10 ${n(100 + r() * 20)}C50 20 150 150 212 ${n(30 + r() * 20)}" stroke-width="9" opacity=".55"/>` +
    `<path d="M-10 ${n(60 + r() * 20)}C60 130 120 0 212 ${n(90 + r() * 20)}" stroke-width="4" opacity=".7"/></g>`,
  front: sparks(r),
})

/** Rings of stars over clouds. */
const rings: Build = (r, { sky }) => {
  const tilt = n(r() * 30 - 15)
  return {
    sky: high(sky),
    at: [100, 70],
    size: 90,
    y: 70,
    back:
      `<g transform="rotate(${tilt} 100 70)" fill="none" stroke="#fffbe6"><circle cx="100" cy="70" r="60" stroke-width="3" opacity=".9"/><circle cx="100" cy="70" r="76" stroke-width="8" stroke-dasharray="2 ${n(9 + r() * 8)}" opacity=".7"/><path d="M100-10L170 112H30ZM100 150L30 28H170Z" stroke-width="2" opacity=".6"/></g>`,
    front: cloud(n(-14 + r() * 10), 148, 26) + cloud(n(126 + r() * 14), 150, 28) + sparks(r),
  }
}

/** Night comes down, and the moon is up. */
const dusk: Build = (r, { sky, hills }) => {
  const x = n(50 + r() * 100)
  const night = mix(mix(sky[2], '#3f4f9a'), '#3f4f9a')
  let stars = ''
  for (let i = 0; i < 10; i++) stars += star(r() * W, r() * 84, 3 + r() * 4)
  return {
    sky: [mix(sky[0], sky[1]), mix(sky[2], '#7f8fd0'), night],
    at: [x, 60],
    size: 90,
    y: 70,
    back: `<circle cx="${x}" cy="62" r="54" fill="#fffbe6" opacity=".55"/><circle cx="${x}" cy="62" r="44" fill="#fffbe6" opacity=".6"/><path d="${stars}" fill="#fff8d0"/><path d="${hill(r, 122, 10)}" fill="${mix(hills[2], night)}"/>`,
    front: `<path d="${hill(r, 138, 8)}" fill="${mix(mix(hills[2], '#20301a'), night)}"/>`,
  }
}

const BLADES = (hills: Air['hills']): string =>
  `<path d="M14 140l4-10 4 10M150 142l4-11 4 11M172 138l3-8 3 8" stroke="${mix(hills[2], '#20301a')}" stroke-width="3" fill="none"/>`

const meadow: Build = (r, { sky, hills }) => ({
  sky,
  at: [n(40 + r() * 120), 30],
  size: 96,
  y: 72,
  back:
    cloud(n(r() * 60), 34, 14) +
    cloud(n(120 + r() * 30), 26, 12) +
    `<path d="${hill(r, 92, 14)}" fill="${hills[0]}"/><path d="${hill(r, 108, 10)}" fill="${hills[1]}"/>` +
    grove(r, mix(hills[2], hills[1])),
  front: `<path d="${hill(r, 132, 8)}" fill="${hills[2]}"/>${BLADES(hills)}`,
})

/** Firs on both sides of a clearing. */
const forest: Build = (r, { sky, hills }) => {
  const dark = mix(hills[2], '#20301a')
  const fir = (x: number, y: number, s: number, fill: string): string =>
    `<path d="M${n(x)} ${n(y - s * 2)}l${n(s * 0.5)} ${n(s * 0.8)}h-${n(s * 0.2)}l${n(s * 0.5)} ${n(s * 0.8)}h-${n(s * 0.6)}v${n(s * 0.5)}h-${n(s * 0.4)}v-${n(s * 0.5)}h-${n(s * 0.6)}l${n(s * 0.5)}-${n(s * 0.8)}h-${n(s * 0.2)}Z" fill="${fill}"/>`
  let far = ''
  for (let i = 0; i < 9; i++) far += fir(i * 25 + r() * 10, 104, 22 + r() * 8, mix(hills[0], hills[2]))
  return {
    sky,
    at: [100, 40],
    size: 94,
    y: 72,
    back: `${far}<path d="${hill(r, 104, 6)}" fill="${hills[1]}"/>${fir(8 + r() * 8, 132, 50, dark)}${fir(188 + r() * 8, 130, 54, dark)}${fir(34, 118, 32, mix(dark, hills[2]))}${fir(166, 118, 30, mix(dark, hills[2]))}`,
    front: `<path d="${hill(r, 132, 6)}" fill="${hills[2]}"/>${BLADES(hills)}`,
  }
}

/** A pond with reeds. */
const pond: Build = (r, { sky, hills }) => {
  const dark = mix(hills[2], '#20301a')
  let reeds = ''
  for (const x of [10, 22, 34, 162, 176, 190]) reeds += `<path d="M${x} ${H}q${n(r() * 8 - 4)}-30 ${n(r() * 6)}-${n(50 + r() * 26)}" stroke="${dark}" stroke-width="3" fill="none"/>`
  return {
    sky,
    at: [n(50 + r() * 100), 40],
    size: 94,
    y: 70,
    back:
      cloud(n(r() * 40), 30, 12) +
      `<path d="${hill(r, 86, 16)}" fill="${hills[0]}"/>${grove(r, hills[2])}<path d="M0 100H${W}V${H}H0Z" fill="${mix(sky[1], sky[2])}"/><path d="M20 112h50M120 108h60M10 126h40M140 124h50M80 132h60" stroke="${sky[0]}" stroke-width="3" stroke-linecap="round" opacity=".7"/>`,
    front: `<ellipse cx="104" cy="124" rx="70" ry="13" fill="${hills[1]}"/><ellipse cx="104" cy="122" rx="62" ry="9" fill="${hills[0]}"/>${reeds}`,
  }
}

/** Rocks, and the mouth of a cave. */
const crag: Build = (r, { sky, hills }) => {
  const s = r() < 0.5
  const stone = mix(hills[1], '#9a8f86')
  return {
    sky,
    at: [s ? 150 : 50, 30],
    size: 94,
    y: 74,
    back:
      cloud(s ? 130 : 10, 32, 13) +
      `<path d="${hill(r, 96, 12)}" fill="${hills[0]}"/><g transform="${s ? '' : `translate(${W}) scale(-1 1)`}"><path d="M-4 ${H}V34q18-20 40-10 22-12 34 12 22 4 22 30 18 12 12 36l6 48Z" fill="${stone}" stroke="${mix(stone, INK)}" stroke-width="3"/><path d="M8 ${H}V96q4-32 28-32t28 34v52Z" fill="${mix(stone, INK)}"/><path d="M18 ${H}v-44q4-24 20-24t20 26v42Z" fill="${INK}"/></g>`,
    front: `<path d="${hill(r, 132, 8)}" fill="${hills[2]}"/>${BLADES(hills)}`,
  }
}

const heights: Build = (r, { sky }) => ({
  sky: ['#fff2b0', mix('#ffb35c', sky[1]), mix('#c8524a', sky[2])],
  at: [100, 62],
  size: 104,
  y: 76,
  back: `<path d="${sunbeams(100, 70, 10, r())}" fill="#fff3c4" opacity=".35"/><path d="${peaks(r, 104, 66, 4)}" fill="${mix('#b36a68', sky[2])}"/><path d="${peaks(r, 124, 46, 6)}" fill="${mix('#8c4850', sky[2])}"/>`,
  front: `<path d="${peaks(r, 146, 22, 7)}" fill="${mix('#5c2a33', mix('#5c2a33', sky[2]))}"/>`,
})

/** A mountain on fire. */
const volcano: Build = (r, { sky }) => {
  const rock = mix('#6d3b40', sky[2])
  return {
    sky: ['#ffe49a', mix('#f08a3c', sky[1]), mix('#8d3a3a', sky[2])],
    at: [100, 30],
    size: 104,
    y: 78,
    back:
      `<path d="M84 44Q60 10 88-8H120Q140 14 116 44Z" fill="#ffb23e" opacity=".75"/><path d="M92 44q-14-24 6-44 16 22 10 44Z" fill="#fff0b0" opacity=".8"/><path d="M-20 ${H}L76 44H124L220 ${H}Z" fill="${rock}"/><path d="M76 44H124L118 62 108 52 102 78 92 54 84 66Z" fill="#ff8a3a"/>` +
      `<path d="${peaks(r, 132, 34, 5)}" fill="${mix(rock, '#5c2a33')}"/>`,
    front: `<path d="${peaks(r, 148, 18, 8)}" fill="#4a2129"/>`,
  }
}

/** A hoard of gold under the rock. */
const hoard: Build = (r, { sky }) => {
  let coins = ''
  for (let i = 0; i < 26; i++) coins += `<ellipse cx="${n(r() * W)}" cy="${n(128 + r() * 20)}" rx="7" ry="4"/>`
  return {
    sky: ['#ffe9a0', mix('#c8803c', sky[1]), mix('#4a2a3c', sky[2])],
    at: [n(70 + r() * 60), 10],
    size: 104,
    y: 74,
    back: `<path d="${sunbeams(100, -6, 9, r())}" fill="#fff3c4" opacity=".3"/><path d="M0 0H${W}V26l-16 26-14-22-20 18-16-26-22 20-24-24-18 30-22-22-16 20-18-26-14 18Z" fill="${mix('#3c2230', sky[2])}"/><path d="M0 0H22L30 ${H}H0ZM${W} 0H178L170 ${H}H${W}Z" fill="#4a2129" opacity=".8"/>`,
    front: `<path d="${hill(r, 128, 10)}" fill="#c17a1e"/><g fill="#ffd36b" stroke="#8a5a00" stroke-width="1.5">${coins}</g>`,
  }
}

const green: Build = (r, { sky, hills }) => ({
  sky,
  at: [150, 24],
  size: 108,
  y: 84,
  back: cloud(12, 40, 15) + cloud(132, 30, 12) + `<path d="${hill(r, 96, 12)}" fill="${hills[0]}"/>` + tree(20, 92, 28, hills[2]) + tree(182, 96, 26, mix(hills[2], hills[1])),
  front: `<path d="${hill(r, 128, 6)}" fill="${hills[1]}"/>`,
})

/** Seen over its roofs. */
const roofs: Build = (r, { sky, hills }) => {
  let houses = ''
  for (let i = 0; i < 8; i++) {
    const [x, y] = [n(i * 27 - 6 + r() * 6), n(84 + r() * 16)]
    houses += `<path d="M${x} ${y}l13-14 13 14v40h-26Z" fill="${mix(sky[2], i % 2 ? '#b5705a' : '#c9a978')}" stroke="${mix(sky[2], INK)}" stroke-width="2"/><path d="M${x + 10} ${y + 8}h6v8h-6Z" fill="#ffe49a"/>`
  }
  return {
    sky,
    at: [n(60 + r() * 80), 30],
    size: 104,
    y: 80,
    back: cloud(n(r() * 30), 34, 14) + cloud(n(130 + r() * 20), 26, 12) + `<path d="${hill(r, 80, 14)}" fill="${hills[0]}"/>${houses}`,
    front: `<path d="${hill(r, 126, 6)}" fill="${hills[1]}"/>`,
  }
}

/** Where a river goes by. */
const bank: Build = (r, { sky, hills }) => ({
  sky,
  at: [n(50 + r() * 100), 26],
  size: 104,
  y: 80,
  back:
    cloud(n(110 + r() * 30), 34, 14) +
    `<path d="${hill(r, 88, 16)}" fill="${hills[0]}"/><path d="${hill(r, 104, 8)}" fill="${hills[1]}"/>${tree(26, 92, 24, hills[2])}${tree(176, 90, 22, hills[2])}`,
  front: `<path d="${hill(r, 126, 5)}" fill="${hills[2]}"/><path d="M0 138q50-10 100-2t100-4V${H}H0Z" fill="${mix(sky[1], sky[2])}"/><path d="M14 144h40M90 142h50M160 145h30" stroke="${sky[0]}" stroke-width="2.5" stroke-linecap="round"/>`,
})

/** A kind's own lands. */
const LANDS: Record<string, readonly Build[]> = {
  item: [forge, sill, armoury, stall],
  enchantment: [ribbons, rings, dusk],
  monster: [meadow, forest, pond, crag],
  dragon: [heights, volcano, hoard],
  town: [green, roofs, bank],
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

/** The land of a card, as the chance of its picture lays it out. */
export function landOf(id: string, kind: string, r: Chance, air: Air): Land {
  const all = LANDS[kind] ?? LANDS['enchantment']!
  return all[seedOf(`${id}:land`) % all.length]!(r, air)
}
