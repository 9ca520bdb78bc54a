import { chance, pickBy, seedOf } from '../look/seeds.ts'
import { H, path, ridge, W, type Chance } from './drawing.ts'
import { placeOf, type Colours } from './places.ts'

/** What a picture is made of: an id that everything else is drawn from, a kind, and one or two outlines on a grid of 512. */
export interface Subject {
  id: string
  kind: string
  outline: string
  /** A second outline, faint behind the first. */
  behind?: string | undefined
  /** Hue of the air, hue of the subject, saturation of the air; drawn from the id if nobody chose. */
  mood?: readonly number[] | undefined
  /** Hue of the land it belongs to, if nobody chose a mood: a nemesis colours all that serves it. */
  air?: number | undefined
}

const n = Math.round

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
/** What foes look like: bone, fire, blood, poison, dusk, cold. */
const MENACE = [42, 24, 354, 318, 268, 204, 176, 88]

/** The mood of a card: as it was chosen, or from its id, with the subject's hue well apart from the air's. */
export function moodOf({ id, kind, mood, air: land }: Subject): readonly [number, number, number] {
  if (mood) return [mood[0] ?? 0, mood[1] ?? 0, mood[2] ?? 0]
  const seed = seedOf(`${id}:mood`)
  const foe = FOES.has(kind)
  const [middle, width] = land === undefined ? (AIR[kind] ?? (foe ? EMBERS : [230, 120])) : [land, 36]
  const air = (middle + ((seed % 1000) / 1000 - 0.5) * width + 360) % 360
  const apart = 40 + (((seed >>> 10) % 1000) / 1000) * 130
  const near = (hue: number): boolean => Math.abs(((hue - air + 540) % 360) - 180) < 36
  const own = foe ? pickBy(seed >>> 10, MENACE.filter((hue) => !near(hue)))! : (air + ((seed >>> 20) & 1 ? apart : -apart) + 360) % 360
  return [air, own, (foe ? 50 : 38) + ((seed >>> 21) % 24)]
}

export function coloursOf(subject: Subject): Colours {
  const [air, own, rich] = moodOf(subject)
  const foe = FOES.has(subject.kind)
  return {
    glow: hex(air, rich + 34, 74),
    mid: hex(air, rich + 8, foe ? 33 : 38),
    deep: hex(air + 24, rich + 4, 13),
    ink: hex(air + 24, rich, 5),
    rim: hex(own, 100, 93),
    body: hex(own, foe ? 80 : 90, foe ? 66 : 70),
    shade: hex(own - 16, 76, foe ? 35 : 40),
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
  const place = placeOf(subject.id, subject.kind, r)
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
  return (
    `<svg viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" stroke-linejoin="round" aria-hidden="true"><defs>${HALO.replace('"halo"', `"h-${u}"`)}<path id="f-${u}" d="${subject.outline}"/>` +
    `<radialGradient id="s-${u}" cx="${n(lx / 2)}%" cy="${n(ly / 1.5)}%" r="85%"><stop stop-color="${c.glow}"/><stop offset=".4" stop-color="${c.mid}"/><stop offset="1" stop-color="${c.deep}"/></radialGradient>` +
    `<linearGradient id="b-${u}" x1="${dx > 0 ? 0 : 1}" y1="0" x2="${dx > 0 ? 1 : 0}" y2="1"><stop offset=".15" stop-color="${c.body}"/><stop offset=".9" stop-color="${c.shade}"/></linearGradient><clipPath id="c-${u}">${me}/></clipPath></defs>` +
    path(`M0 0H${W}V${H}H0Z`, `url(#s-${u})`) +
    place.back(c) +
    behind +
    `<circle cx="100" cy="${place.y}" r="${n(place.size * 0.74)}" fill="url(#h-${u})"/>` +
    floor +
    (place.stage ? front : '') +
    `<g class="subject"><g transform="${at}">${me} fill="${c.ink}" stroke="${c.ink}" stroke-width="46"/>${me} stroke="${c.core}" stroke-width="22"/>${me} fill="${c.kick}"/><g clip-path="url(#c-${u})">${me} x="${-dx}" y="-8" fill="${c.rim}"/><g clip-path="url(#c-${u})" transform="translate(${-dx} -8)">${me} x="${dx * 2}" y="20" fill="url(#b-${u})"/></g></g></g></g>` +
    (place.stage ? '' : front) +
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
