import { still } from '../device/settings.svelte.ts'
import type { Look } from '../games/game.ts'
import type { NumberChange } from '../messages.ts'
import { chance } from '../look/seeds.ts'
import { flights, type Before } from './flights.ts'

const BEAD = 420
/** Those of friends are quicker. */
const QUICK = 280
const BETWEEN = 110
const MOST_BEADS = 6

export type Impact = 'harm' | 'heal' | 'gain' | 'loss'

/** What a change feels like: losing life hurts, gaining wounds hurts, of the rest more is simply more. */
export function impactOf(change: NumberChange, look: Look): Impact {
  const up = change.after > change.before
  if (look.lives?.includes(change.what)) return up ? 'heal' : 'harm'
  if (look.burdens?.includes(change.what)) return up ? 'harm' : 'heal'
  return up ? 'gain' : 'loss'
}

/** Where a number stands on the table: the counter, the card it lies on, or nowhere one can see. */
export function targetOf(change: NumberChange): HTMLElement | null {
  const seat = change.seat ?? -1
  const name = seat < 0 ? change.what : `${change.what}/${seat}`
  const query = (change.n ?? -1) >= 0 ? `[data-n="${change.n}"]` : `[data-counter="${CSS.escape(name)}"]`
  const found = [...document.querySelectorAll<HTMLElement>(query)].find((node) => onThisPage(node))
  // Scrolled away, it would change unseen.
  found?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  return found ?? null
}

/** Whether something is drawn, and not on a page of the table that is turned away. */
function onThisPage(node: Element): boolean {
  const box = node.getBoundingClientRect()
  return box.width > 0 && box.left < innerWidth && box.right > 0
}

/** The way of a missile: one curve, bent upwards. */
export function missile(from: [number, number], to: [number, number], bend: number): string {
  return `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + bend} ${to[0]} ${to[1]}`
}

/** Where a blow lands: on the face of whoever has the number, or on a certain stone of the wall. */
function spotOf(target: HTMLElement): Element {
  const faces = document.querySelectorAll(`[data-struck="${CSS.escape(target.dataset['counter'] ?? '')}"]`)
  return [...faces].find(onThisPage) ?? target.querySelector('[data-hit]') ?? target
}

function middle(box: DOMRect): [number, number] {
  return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]
}

/** Beads travel from what acts to what it changes; resolves when the first arrives. Where nothing moves, their way is shown for a moment. */
export async function travel(from: DOMRect, change: NumberChange, look: Look, quick = false): Promise<void> {
  const layer = flights.layer
  const target = targetOf(change)
  if (!layer || !target) return
  const to = spotOf(target).getBoundingClientRect()
  const kind = impactOf(change, look)
  const beads = Math.min(MOST_BEADS, Math.max(1, Math.abs(change.after - change.before)))
  const path = missile(middle(from), middle(to), -Math.min(140, 40 + Math.abs(from.left - to.left) / 5))
  const time = quick ? QUICK : BEAD
  target.classList.add('aimed-at')
  const seen = trail(layer, path, kind, time + beads * BETWEEN)
  await (still() ? seen : fly(layer, path, kind, time, beads))
  target.classList.remove('aimed-at')
}

/** One bead after another; resolves when the first arrives. */
function fly(layer: HTMLElement, path: string, kind: Impact, time: number, beads: number): Promise<void> {
  return new Promise((arrived) => {
    for (let bead = 0; bead < beads; bead++) {
      const node = document.createElement('i')
      node.className = `bead ${kind}`
      node.style.offsetPath = `path('${path}')`
      layer.append(node)
      const animation = node.animate([{ offsetDistance: '0%' }, { offsetDistance: '100%' }], {
        duration: time,
        delay: bead * BETWEEN,
        easing: 'cubic-bezier(.5, 0, .9, .6)',
        fill: 'both',
      })
      flights.run(animation, () => {
        node.remove()
        if (bead === 0) arrived()
      })
    }
  })
}

/** The way from what acts to its target, dotted; it only comes and goes. */
function trail(layer: HTMLElement, path: string, kind: Impact, time: number): Promise<void> {
  const node = document.createElement('div')
  node.className = `trail ${kind}`
  node.innerHTML = `<svg aria-hidden="true"><path d="${path}"/></svg>`
  layer.append(node)
  const shows = node.animate([{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }], { duration: time, fill: 'both' })
  return new Promise((gone) =>
    flights.run(shows, () => {
      node.remove()
      gone()
    }),
  )
}

/** Where nothing moves, the same shapes come and go. */
const FADES = [
  { transform: 'translate(-50%, -50%)', opacity: 0 },
  { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.2 },
  { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.8 },
  { transform: 'translate(-50%, -50%)', opacity: 0 },
]

/** From so much on, what hits us is seen at the edge of the screen. */
const HEAVY = 3

/** A number has changed: a moment as large as the change. `mine` are the seats of this device, `before` is where cards lay. */
export function strike(change: NumberChange, look: Look, mine: readonly number[] = [], before?: Before): void {
  const layer = flights.layer
  const target = targetOf(change)
  const spot = target && spotOf(target)
  // What died of it is gone: the blow is seen where it lay.
  const box = spot?.getBoundingClientRect() ?? before?.cards.get(String(change.n))?.box
  if (!layer || !box) return
  const amount = Math.abs(change.after - change.before)
  const kind = impactOf(change, look)
  const stones = kind === 'harm' && spot?.getAttribute('data-hit') === 'stones'
  const [x, y] = middle(box)
  const node = document.createElement('div')
  node.className = `impact ${kind}`
  node.style.left = `${x}px`
  node.style.top = `${y}px`
  node.innerHTML = stones ? rubble(change.after - change.before) : drawing(kind, change.after - change.before)
  layer.append(node)
  if (still()) {
    flights.run(node.animate(FADES, { duration: 1000, fill: 'both' }), () => node.remove())
    return
  }
  // The larger the blow, the longer it is held before it lets go.
  const length = kind === 'harm' ? 900 + Math.min(amount, 9) * 50 : 760
  const grows = node.animate(
    [
      { transform: 'translate(-50%, -50%) scale(.3)', opacity: 0, easing: 'cubic-bezier(.16, 1, .3, 1)' },
      { transform: 'translate(-50%, -50%) scale(1.25)', opacity: 1, offset: 0.14 },
      { transform: 'translate(-50%, -50%) scale(1)', opacity: 1, offset: 0.26 },
      { transform: 'translate(-50%, -50%) scale(1)', opacity: 1, offset: 0.7, easing: 'cubic-bezier(.7, 0, .84, 0)' },
      { transform: 'translate(-50%, -60%) scale(.96)', opacity: 0 },
    ],
    { duration: length, fill: 'both' },
  )
  flights.run(grows, () => node.remove())
  if (kind !== 'harm') return
  if (spot) shake(stones ? target! : (spot.closest('[data-shakes]') ?? spot), amount, stones)
  if (amount >= HEAVY && isOurs(change, look, mine)) flash(layer, amount)
}

/** Whether a change is that of a card, or of the foe whose loss is our gain. */
export function isOfFoe({ what, n = -1 }: NumberChange, look: Look): boolean {
  return n >= 0 || Boolean(look.lives?.includes(what) && look.burdens?.includes(what))
}

/** Whether a change is that of somebody here, or of all. */
function isOurs(change: NumberChange, look: Look, mine: readonly number[]): boolean {
  const { seat = -1 } = change
  return !isOfFoe(change, look) && (seat < 0 || mine.includes(seat))
}

/** The edge of the screen lights up for a moment. */
function flash(layer: HTMLElement, amount: number): void {
  const edge = document.createElement('div')
  edge.className = 'edge'
  layer.append(edge)
  const shines = edge.animate([{ opacity: 0 }, { opacity: Math.min(0.95, 0.35 + amount * 0.08), offset: 0.2 }, { opacity: 0 }], { duration: 620, fill: 'both' })
  flights.run(shines, () => edge.remove())
}

/** The harder the blow, the longer everything stands still before it shakes, and the more it does. A wall only sinks. */
function shake(target: Element, amount: number, sinks = false): void {
  const far = Math.min(12, 2 + amount)
  const shakes = target.animate(
    [0, -1, 0.8, -0.6, 0.4, 0].map((part) => ({
      translate: sinks ? `0 ${Math.round(Math.abs(part) * 3)}px` : `${Math.round(part * far)}px ${Math.round(-part * far * 0.4)}px`,
    })),
    { duration: 380, delay: amount < 3 ? 0 : amount < 6 ? 60 : 90, easing: 'linear' },
  )
  flights.run(shakes, () => undefined)
}

/** A thing drawn at its peak: a jagged star for harm, a ring with leaves for healing, a pill for the rest. */
export function drawing(kind: Impact, by: number): string {
  if (kind === 'harm') return star(by)
  if (kind === 'heal') return ring(by)
  return `<b class="pill">${signed(by)}</b>`
}

function signed(by: number): string {
  return `${by < 0 ? '−' : '+'}${Math.abs(by)}`
}

function star(by: number): string {
  const amount = Math.abs(by)
  const random = chance(`hit${amount}`)
  const size = Math.min(96 + amount * 18, 240)
  const points = amount < 3 ? 8 : amount < 6 ? 11 : 15
  let splinters = ''
  for (let bit = 0; bit < 4 + Math.min(amount, 9) * 2; bit++) {
    const angle = random() * 6.28
    const far = 78 + random() * 22
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    splinters += `M${Math.round(x * far)} ${Math.round(y * far)}l${Math.round(x * 16)} ${Math.round(y * 16)} 5-4Z`
  }
  return svg(
    size,
    `<path d="${splinters}" fill="#ffb08a"/><polygon points="${jagged(points, 92, 50, random)}" fill="#3a0703"/>` +
      `<polygon points="${jagged(points, 80, 44, random)}" fill="#ff3d24"/><polygon points="${jagged(points, 58, 34, random)}" fill="#ffb13d"/>` +
      `<text y="21" font-size="${amount > 9 ? 52 : 62}">${signed(by)}</text>`,
  )
}

/** Stones that fly from a wall, and the dust they leave. */
export function rubble(by: number): string {
  const amount = Math.abs(by)
  const random = chance(`stone${amount}`)
  let stones = ''
  for (let stone = 0; stone < 3 + Math.min(amount, 8) * 2; stone++) {
    const angle = -0.3 - random() * 2.6
    const far = 30 + random() * 62
    const size = Math.round(7 + random() * 9)
    const at = `${Math.round(Math.cos(angle) * far)} ${Math.round(20 + Math.sin(angle) * far)}`
    stones += `<path d="M0-${size}L${size} 0 2 ${size}-${size} 3Z" transform="translate(${at}) rotate(${Math.round(random() * 180)})"/>`
  }
  return svg(
    Math.min(120 + amount * 14, 230),
    '<path d="M-70 44q8-26 34-18 10-24 36-14 26-12 38 12 22-4 32 20Z" fill="#d8c9b6" opacity=".8"/>' +
      `<g fill="#9fb4c9" stroke="#18212b" stroke-width="4" stroke-linejoin="round">${stones}</g><text y="8" font-size="60">${signed(by)}</text>`,
  )
}

function ring(by: number): string {
  const second = Math.abs(by) >= 5 ? '<circle r="92" fill="none" stroke="#7fe08a" stroke-width="2"/>' : ''
  return svg(
    140,
    `<circle r="62" fill="#0c3d1a" opacity=".8"/><circle r="62" fill="none" stroke="#7fe08a" stroke-width="5"/>${second}` +
      '<circle r="78" fill="none" stroke="#7fe08a" stroke-width="2" stroke-dasharray="4 12"/>' +
      '<path d="M-70 40l6-14 6 14-6 10ZM58 20l7-16 7 16-7 12ZM-46-52l5-12 5 12-5 9ZM40-64l5-12 5 12-5 9Z" fill="#c9ffcf"/>' +
      `<text y="20" font-size="58">${signed(by)}</text>`,
  )
}

function svg(size: number, inside: string): string {
  return `<svg width="${size}" height="${size}" viewBox="-100 -100 200 200" aria-hidden="true">${inside}</svg>`
}

function jagged(points: number, outer: number, inner: number, random: () => number): string {
  return Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (corner * Math.PI) / points - 1.57
    const far = (corner % 2 ? inner : outer) * (0.82 + random() * 0.36)
    return `${Math.round(Math.cos(angle) * far)},${Math.round(Math.sin(angle) * far)}`
  }).join(' ')
}
