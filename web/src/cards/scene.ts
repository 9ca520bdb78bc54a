import { chance, seedOf } from '../look/seeds.ts'

/** What a picture is made of: an id that everything else is drawn from, a kind, and one or two outlines on a grid of 512. */
export interface Subject {
  id: string
  kind: string
  outline: string
  /** A second outline, faint behind the first. */
  behind?: string | undefined
  /** Hue of the air, hue of the subject, saturation of the air; drawn from the id if nobody chose. */
  mood?: readonly number[] | undefined
}

const W = 200
const H = 150
const n = Math.round

export interface Colours {
  glow: string
  mid: string
  deep: string
  ink: string
  rim: string
  body: string
  shade: string
  core: string
  kick: string
}

interface Place {
  light: [number, number]
  size: number
  y: number
  turn?: number
  floor?: number
  back: (c: Colours, light: [number, number]) => string
  front: (c: Colours) => string
}
type Chance = () => number

/** A colour as CSS writes it, from hue, saturation and lightness. */
export function hex(hue: number, saturation: number, lightness: number): string {
  const a = (Math.min(saturation, 100) / 100) * Math.min(lightness / 100, 1 - lightness / 100)
  const part = (i: number): string => {
    const k = (((i + hue / 30) % 12) + 12) % 12
    return n(255 * (lightness / 100 - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

/** A broken ridge from left to right, closed below. */
export function ridge(r: Chance, y: number, rough: number, steps: number, w = W, h = H): string {
  let d = `M0 ${h}V${n(y)}`
  for (let i = 1; i < steps; i++) d += `L${n((i * w) / steps + (r() - 0.5) * 10)} ${n(y + (r() - 0.5) * rough * 2)}`
  return `${d}L${w} ${n(y)}V${h}Z`
}

/** Spikes that hang from the top, or rise from below. */
function spikes(r: Chance, base: number, length: number, count: number, up = false): string {
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

/** Motes around a centre: diamonds, drawn thin and upwards where they rise as sparks do. */
function motes(r: Chance, count: number, x: number, y: number, spread: number, rise: boolean): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = r() * 6.28
    const far = spread * (0.5 + r() * 0.55)
    const s = n(1 + r() * 1.6)
    const t = rise ? s * 2 : s
    d += `M${n(x + Math.cos(a) * far * 1.25)} ${n(y + Math.sin(a) * far)}l${s} ${t}-${s} ${t}-${s}-${t}Z`
  }
  return d
}

function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`
}

/** A cave: a shaft of light from above, teeth of stone, crystals at the feet. */
function cave(r: Chance): Place {
  return {
    light: [70 + r() * 60, -6],
    size: 92,
    y: 70,
    floor: 126,
    back: (c, [x, y]) =>
      path(rays(r, x, y, 4, 0.9, 2.3), c.glow, ' opacity=".26"') +
      path(spikes(r, 14, 34, 6), c.deep, ' opacity=".8"') +
      path(spikes(r, 132, 42, 5, true), c.mid, ' opacity=".55"'),
    front: (c) =>
      path(ridge(r, 134, 5, 4), c.ink) +
      path(spikes(r, 150, 30, 4, true), c.deep, ` stroke="${c.rim}" stroke-width=".7" opacity=".9"`),
  }
}

/** A niche in a wall: arch, courses of stone, a plinth, light from the side. */
function niche(r: Chance): Place {
  return {
    light: [r() < 0.5 ? 40 : 160, 40],
    size: 92,
    y: 66,
    floor: 122,
    back: (c) =>
      path(`M0 0H${W}V${H}H158V70A58 56 0 0 0 42 70V${H}H0Z`, c.deep) +
      `<path d="M0 ${n(30 + r() * 10)}H46M154 52H${W}M0 74H42M158 92H${W}M0 112H42M158 ${n(124 + r() * 8)}H${W}M20 34V74M178 56V92M26 78V112" stroke="${c.ink}" stroke-width="2.5"/>` +
      `<path d="M42 ${H}V70A58 56 0 0 1 158 70V${H}" fill="none" stroke="${c.rim}" stroke-width="2" opacity=".55"/>`,
    front: (c) =>
      path(`M52 124H148L156 132V${H}H44V132Z`, c.ink) +
      path('M52 124H148L156 132H44Z', c.mid) +
      `<path d="M52 124H148" stroke="${c.rim}" stroke-width="1.5"/>`,
  }
}

/** The breach: a ring torn in the dark, light pouring out, no ground. */
function tear(r: Chance): Place {
  const turn = n(r() * 360)
  const tilt = n(r() * 40 - 20)
  return {
    light: [100, 72],
    size: 90,
    y: 74,
    turn: r() * 12 - 6,
    back: (c) =>
      path(rays(r, 100, 74, 6), c.glow, ' opacity=".2"') +
      `<g fill="none" stroke="${c.glow}" transform="rotate(${turn} 100 74)"><circle cx="100" cy="74" r="62" stroke-width="5" stroke-dasharray="${n(50 + r() * 60)} 9" opacity=".8"/><circle cx="100" cy="74" r="71" stroke-width="1.2" stroke-dasharray="3 ${n(4 + r() * 8)}" opacity=".8"/></g>` +
      `<ellipse cx="100" cy="74" rx="118" ry="${n(26 + r() * 16)}" fill="none" stroke="${c.rim}" stroke-width="1.5" opacity=".45" transform="rotate(${tilt} 100 74)"/>`,
    front: (c) => path(spikes(r, 150, 20, 6, true), c.ink, ' opacity=".85"'),
  }
}

/** A burning waste: a low sun behind the shoulders, two ridges, cracked ground. */
function waste(r: Chance): Place {
  return {
    light: [n(70 + r() * 60), 84],
    size: 112,
    y: 70,
    floor: 132,
    back: (c, [x]) =>
      `<circle cx="${x}" cy="76" r="${n(40 + r() * 12)}" fill="${c.glow}" opacity=".7"/>` +
      path(ridge(r, 92, 16, 9), c.mid, ' opacity=".8"') +
      path(ridge(r, 112, 11, 7), c.deep),
    front: (c) =>
      path(ridge(r, 136, 4, 8), c.ink) +
      `<path d="M${n(40 + r() * 30)} 140l14 4-6 6M${n(120 + r() * 30)} 138l-8 6 10 6" stroke="${c.glow}" fill="none" stroke-width="1.4"/>`,
  }
}

/** A rite: towers on both sides, a sign on the ground, the sky turning. */
function rite(r: Chance): Place {
  return {
    light: [100, 60],
    size: 92,
    y: 66,
    floor: 126,
    back: (c) =>
      `<g fill="none" stroke="${c.glow}" opacity=".5"><circle cx="100" cy="64" r="52" stroke-width="2"/><circle cx="100" cy="64" r="64" stroke-width="6" stroke-dasharray="2 ${n(7 + r() * 6)}"/></g>` +
      path(
        `M0 ${H}V${n(40 + r() * 14)}l10-16 10 16V${H}ZM${W} ${H}V${n(40 + r() * 14)}l-10-16-10 16V${H}ZM24 ${H}V76l7-12 7 12V${H}ZM176 ${H}V80l-7-12-7 12V${H}Z`,
        c.deep,
      ),
    front: (c) =>
      `<ellipse cx="100" cy="134" rx="76" ry="12" fill="${c.ink}"/><ellipse cx="100" cy="134" rx="68" ry="9" fill="none" stroke="${c.glow}" stroke-width="1.6" stroke-dasharray="9 4"/>`,
  }
}

/** A blow: everything runs along one diagonal, splinters fly. */
function blow(r: Chance): Place {
  const side = r() < 0.5 ? -1 : 1
  return {
    light: [100 - side * 62, 30],
    size: 108,
    y: 76,
    turn: side * (4 + r() * 8),
    back: (c, [x, y]) =>
      path(rays(r, x, y, 7, side > 0 ? 0 : 1.6, side > 0 ? 1.6 : 3.2), c.glow, ' opacity=".42"') + path(ridge(r, 122, 9, 8), c.deep),
    front: (c) =>
      `<g transform="${side < 0 ? 'translate(200) scale(-1 1)' : ''}">` +
      path(`M-10 ${n(96 + r() * 12)}L120 166L-10 128ZM86 -10L214 ${n(58 + r() * 14)}L128 -10Z`, c.ink) +
      `<path d="M-6 90L130 164M92 -6L210 50" stroke="${c.rim}" stroke-width="1.6"/></g>`,
  }
}

/** A portal behind the head. */
function portal(r: Chance): Place {
  return {
    light: [100, 56],
    size: 132,
    y: 82,
    back: (c) =>
      `<circle cx="100" cy="62" r="58" fill="${c.mid}" opacity=".8"/><circle cx="100" cy="62" r="58" fill="none" stroke="${c.glow}" stroke-width="4" stroke-dasharray="${n(60 + r() * 40)} 8"/><circle cx="100" cy="62" r="67" fill="none" stroke="${c.rim}" stroke-width="1" stroke-dasharray="2 5"/>`,
    front: () => '',
  }
}

const PLACES: Record<string, (r: Chance) => Place> = {
  gem: cave,
  relic: niche,
  spell: tear,
  minion: waste,
  acolyte: waste,
  husk: waste,
  power: rite,
  corruption: rite,
  attack: blow,
  strike: blow,
  nemesis: blow,
  mage: portal,
  turn: portal,
}
const FOES = new Set(['minion', 'power', 'attack', 'strike', 'nemesis', 'acolyte', 'husk', 'corruption'])
/** Where the air of a kind begins and how far it wanders: gems in deep waters, foes in embers. */
const AIR: Record<string, [number, number]> = {
  gem: [205, 110],
  relic: [25, 60],
  spell: [262, 90],
  mage: [235, 90],
  turn: [220, 40],
}
const EMBERS: [number, number] = [2, 56]

/** The mood of a card: as it was chosen, or from its id, with the subject's hue well apart from the air's. */
export function moodOf({ id, kind, mood }: Subject): readonly [number, number, number] {
  if (mood) return [mood[0] ?? 0, mood[1] ?? 0, mood[2] ?? 0]
  const seed = seedOf(`${id}:mood`)
  const [middle, width] = AIR[kind] ?? (FOES.has(kind) ? EMBERS : [230, 120])
  const air = (middle + ((seed % 1000) / 1000 - 0.5) * width + 360) % 360
  const apart = 40 + ((seed >> 10) % 1000) / 1000 * 130
  const own = (air + ((seed >> 20) & 1 ? apart : -apart) + 360) % 360
  return [air, own, 38 + ((seed >> 21) % 24)]
}

export function coloursOf(subject: Subject): Colours {
  const [air, own, rich] = moodOf(subject)
  return {
    glow: hex(air, rich + 34, 74),
    mid: hex(air, rich + 8, FOES.has(subject.kind) ? 33 : 38),
    deep: hex(air + 24, rich + 4, 13),
    ink: hex(air + 24, rich, 5),
    rim: hex(own, 100, 93),
    body: hex(own, 90, 70),
    shade: hex(own - 16, 76, 40),
    core: hex(own - 24, 60, 15),
    kick: hex(air, 95, 64),
  }
}

/** Names of gradients are told apart by copy: a hidden copy must not take the colours of a visible one. */
let copies = 0

export const HALO =
  '<radialGradient id="halo"><stop stop-color="#fff" stop-opacity=".75"/><stop offset=".55" stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'

/** A lit picture: air, place, companion, halo, shadow, subject with ink, rim and body, near ground, motes. */
export function scene(subject: Subject): string {
  const r = chance(subject.id)
  const c = coloursOf(subject)
  const foe = FOES.has(subject.kind)
  const place = (PLACES[subject.kind] ?? tear)(r)
  const [lx, ly] = place.light
  const u = (copies++).toString(36)
  const k = place.size / 512
  const turn = place.turn ? ` rotate(${n(place.turn)} 256 256)` : ''
  const at = `translate(${n(100 - place.size / 2)} ${n(place.y - place.size / 2)}) scale(${k.toFixed(3)})${turn}`
  const dx = lx < 100 ? 9 : -9
  const me = `<use href="#f-${u}"`
  const behind = subject.behind
    ? `<path d="${subject.behind}" transform="translate(${n(40 + (r() - 0.5) * 30)} ${n(8 + (r() - 0.5) * 12)}) scale(.24)" fill="${c.glow}" opacity=".28"/>`
    : ''
  const floor = place.floor
    ? `<ellipse cx="${100 - dx}" cy="${place.floor}" rx="${n(place.size * 0.46)}" ry="8" fill="${c.ink}" opacity=".7"/>`
    : ''
  const front = place.front(c)
  const onPlinth = subject.kind === 'relic'
  return (
    `<svg viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" stroke-linejoin="round" aria-hidden="true"><defs>${HALO.replace('"halo"', `"h-${u}"`)}<path id="f-${u}" d="${subject.outline}"/>` +
    `<radialGradient id="s-${u}" cx="${n(lx / 2)}%" cy="${n(ly / 1.5)}%" r="85%"><stop stop-color="${c.glow}"/><stop offset=".4" stop-color="${c.mid}"/><stop offset="1" stop-color="${c.deep}"/></radialGradient>` +
    `<linearGradient id="b-${u}" x1="${dx > 0 ? 0 : 1}" y1="0" x2="${dx > 0 ? 1 : 0}" y2="1"><stop offset=".15" stop-color="${c.body}"/><stop offset=".9" stop-color="${c.shade}"/></linearGradient><clipPath id="c-${u}">${me}/></clipPath></defs>` +
    path(`M0 0H${W}V${H}H0Z`, `url(#s-${u})`) +
    place.back(c, place.light) +
    behind +
    `<circle cx="100" cy="${place.y}" r="${n(place.size * 0.74)}" fill="url(#h-${u})"/>` +
    floor +
    (onPlinth ? front : '') +
    `<g class="subject"><g transform="${at}">${me} fill="${c.ink}" stroke="${c.ink}" stroke-width="46"/>${me} stroke="${c.core}" stroke-width="22"/>${me} fill="${c.kick}"/><g clip-path="url(#c-${u})">${me} x="${-dx}" y="-8" fill="${c.rim}"/><g clip-path="url(#c-${u})" transform="translate(${-dx} -8)">${me} x="${dx * 2}" y="20" fill="url(#b-${u})"/></g></g></g></g>` +
    (onPlinth ? '' : front) +
    path(motes(r, foe ? 11 : 7, 100, place.y, 66, foe), foe ? c.glow : c.rim) +
    '</svg>'
  )
}

/** A foe on a wide stage: its land burning, a body in shadow, a lit head in front, embers. */
export function portrait(subject: Subject, { w = 640, h = 440, x = 168, y = 160, size = 210 } = {}): string {
  const r = chance(subject.id)
  const [air, own, rich] = moodOf(subject)
  const u = (copies++).toString(36)
  const c = {
    glow: hex(air + 20, 98, 58),
    hot: hex(own + 10, 100, 76),
    mid: hex(air + 340, rich, 25),
    deep: hex(air + 296, 52, 10),
    ink: hex(air + 320, 55, 4),
  }
  const hill = (base: number, rough: number, steps: number): string => ridge(r, base, rough, steps, w, h)
  let wedges = ''
  for (let i = 0; i < 13; i++) {
    const a = (i + r() * 0.6) * 0.483
    const q = 24 + r() * 50
    wedges += `M${x} ${y}l${n(Math.cos(a) * 800)} ${n(Math.sin(a) * 800)} ${n(-Math.sin(a) * q)} ${n(Math.cos(a) * q)}Z`
  }
  let embers = ''
  for (let i = 0; i < 46; i++) {
    const s = n(1 + r() * 2.4)
    embers += `M${n(r() * w)} ${n(r() * h)}l${s} ${s * 2}-${s} ${s * 2}-${s}-${s * 2}Z`
  }
  /** Ink outline, lit edge towards the fire, body from light to shade. */
  const figure = (of: string, key: string, cx: number, cy: number, s: number, colours: string[], edge: number): string => {
    const [rim, light, shade, core, kick] = colours
    const me = `<use href="#P${key}-${u}"`
    return (
      `<defs><path id="P${key}-${u}" d="${of}"/><linearGradient id="G${key}-${u}" x2=".35" y2="1"><stop offset=".05" stop-color="${light}"/><stop offset=".85" stop-color="${shade}"/></linearGradient><clipPath id="C${key}-${u}">${me}/></clipPath></defs>` +
      `<g class="${key}" transform="translate(${n(cx - s / 2)} ${n(cy - s / 2)}) scale(${(s / 512).toFixed(3)})">${me} fill="${c.ink}" stroke="${c.ink}" stroke-width="${edge * 3.4}"/>${me} stroke="${core}" stroke-width="${edge * 1.7}"/>${me} fill="${kick}"/>` +
      `<g clip-path="url(#C${key}-${u})">${me} x="${-edge}" y="${edge * 0.4}" fill="${rim}"/><g clip-path="url(#C${key}-${u})" transform="translate(${-edge * 0.6} ${edge * 0.3})">${me} x="${edge * 1.3}" y="${edge}" fill="url(#G${key}-${u})"/></g></g></g>`
    )
  }
  const torso = [hex(own + 8, 100, 72), hex(air + 4, 78, 26), hex(air + 330, 70, 7), hex(air + 340, 70, 6), hex(air + 12, 96, 48)]
  const face = [hex(own + 14, 100, 90), hex(own - 12, 94, 56), hex(air + 350, 82, 24), hex(air + 350, 80, 8), hex(air + 16, 100, 54)]
  return (
    `<svg viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMinYMid slice" stroke-linejoin="round" aria-hidden="true"><defs><radialGradient id="S-${u}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${n(Math.max(w, h) * 0.7)}"><stop stop-color="#fff6d8"/><stop offset=".2" stop-color="${c.hot}"/><stop offset=".36" stop-color="${c.glow}"/><stop offset=".6" stop-color="${c.mid}"/><stop offset="1" stop-color="${c.deep}"/></radialGradient></defs>` +
    path(`M0 0H${w}V${h}H0Z`, `url(#S-${u})`) +
    path(wedges, '#fff0c0', ' opacity=".14"') +
    path(hill(h * 0.5, h * 0.08, 11), c.mid, ' opacity=".8"') +
    path(hill(h * 0.66, h * 0.06, 9), c.deep) +
    (subject.behind ? figure(subject.behind, 'torso', x, y + size * 0.62, size * 1.9, torso, 5) : '') +
    figure(subject.outline, 'face', x, y, size, face, 7) +
    path(hill(h * 0.86, 10, 12), c.ink) +
    path(embers, c.hot, ' class="embers" opacity=".9"') +
    '</svg>'
  )
}
