import type { Attachment } from 'svelte/attachments'

import type { Hands } from './hands.ts'

const HOVER = 320
const LONG_PRESS = 450

/**
 * A card answers to everything one does to cards: a pointer that rests on it or the focus shows it large, a long
 * press or a right click opens it, a click touches it.
 */
export function answersToTouch(hands: Hands, place: string, card: { id: string; n: number } | undefined): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    let peeking = false
    const stop = (): void => clearTimeout(timer)
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || !card) return
      timer = setTimeout(peek, HOVER)
    }
    const peek = (): void => {
      peeking = true
      hands.peek(card!, node)
    }
    const leave = (): void => {
      stop()
      if (peeking) hands.peek(null)
      peeking = false
    }
    const down = (event: PointerEvent): void => {
      pressed = false
      if (event.pointerType === 'mouse' || !card) return
      timer = setTimeout(() => {
        pressed = true
        hands.open(card)
      }, LONG_PRESS)
    }
    const click = (event: MouseEvent): void => {
      leave()
      if (pressed) event.preventDefault()
      else hands.touch(place, card)
      pressed = false
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
