import type { Attachment } from 'svelte/attachments'

import type { Hands } from './hands.ts'

const HOVER = 320
/** So far a hand moves that means to; a table that changes under a resting pointer moves it not at all. */
const MOVED = 4
/** So far a pressed card is moved before it is carried. */
const CARRIED = 8

interface Point {
  clientX: number
  clientY: number
}

const apart = (one: Point, other: Point): number => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)

/** Where the pointer was last seen. */
let seen: Point | undefined
if (typeof window !== 'undefined') addEventListener('pointermove', (event) => (seen = event), { capture: true, passive: true })
const LONG_PRESS = 450

/** Whether a card has words that are not on the screen, or not all of them; faces mark them with `data-words`. */
function hidesWords(node: HTMLElement): boolean {
  return [...node.querySelectorAll('[data-words]')].some((words) => !words.getClientRects().length || words.closest('.more'))
}

/**
 * A card answers to everything one does to cards: a pointer that was moved onto it or the focus shows it large, a long
 * press or a right click opens it, a click touches it, and a mouse carries it to where it can be laid.
 */
export function answersToTouch(hands: Hands, place: string, card: { id: string; n: number } | undefined): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    let finger = false
    let peeking = false
    const stop = (): void => clearTimeout(timer)
    let entered: Point | undefined
    const glance = (): void => {
      entered = undefined
      timer = setTimeout(peek, HOVER)
    }
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || !card) return
      entered = event
      if (seen && apart(seen, event) > 0) glance()
    }
    const move = (event: PointerEvent): void => {
      if (entered && apart(entered, event) > MOVED) glance()
    }
    const peek = (): void => {
      peeking = true
      hands.peek(card!, node)
    }
    const leave = (): void => {
      stop()
      entered = undefined
      if (peeking) hands.peek(null)
      peeking = false
    }
    const down = (event: PointerEvent): void => {
      pressed = false
      finger = event.pointerType !== 'mouse'
      if (event.pointerType === 'mouse' && event.button === 0) carry(event)
      if (event.pointerType === 'mouse' || !card) return
      timer = setTimeout(() => {
        pressed = true
        hands.open(card)
      }, LONG_PRESS)
    }
    /** Under a pressed mouse the card goes where the mouse goes, if there is somewhere to lay it. */
    const carry = (from: PointerEvent): void => {
      let carried = false
      const drag = (event: PointerEvent): void => {
        if (!carried && (apart(from, event) < CARRIED || !hands.carry?.(place))) return
        if (!carried) leave()
        carried = true
        Object.assign(node.style, { pointerEvents: 'none', zIndex: '6' })
        node.style.translate = `${event.clientX - from.clientX}px ${event.clientY - from.clientY}px`
      }
      const drop = (event: PointerEvent): void => {
        removeEventListener('pointermove', drag)
        removeEventListener('pointerup', drop)
        removeEventListener('pointercancel', drop)
        if (!carried) return
        const below = event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null
        Object.assign(node.style, { pointerEvents: '', zIndex: '', translate: '' })
        hands.lay?.(below?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '')
      }
      addEventListener('pointermove', drag)
      addEventListener('pointerup', drop)
      addEventListener('pointercancel', drop)
    }
    const click = (event: MouseEvent): void => {
      leave()
      if (pressed) event.preventDefault()
      else hands.touch(place, card, finger && hidesWords(node))
      pressed = finger = false
    }
    const menu = (event: MouseEvent): void => {
      event.preventDefault()
      if (card) hands.open(card)
    }
    const focus = (): void => {
      if (card && node.matches(':focus-visible')) peek()
    }
    // A card that leaves the table while it has the focus loses it in the middle of the drawing.
    const blur = (event: FocusEvent): void => (event.relatedTarget ? leave() : queueMicrotask(leave))
    const listeners: [string, EventListener][] = [
      ['pointerenter', enter as EventListener],
      ['pointermove', move as EventListener],
      ['pointerleave', leave],
      ['pointerdown', down as EventListener],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['click', click as EventListener],
      ['contextmenu', menu as EventListener],
      ['focus', focus],
      ['blur', blur as EventListener],
    ]
    for (const [name, listener] of listeners) node.addEventListener(name, listener)
    return () => {
      queueMicrotask(leave)
      for (const [name, listener] of listeners) node.removeEventListener(name, listener)
    }
  }
}
