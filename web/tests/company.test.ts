import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Presence } from '../src/company/presence.ts'
import type { SeatInfo } from '../src/messages.ts'
import { Talk } from '../src/screens/table/talk.svelte.ts'

const seat = (more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: 1,
  name: 'Taras',
  who: 'person',
  bot: '',
  owned: true,
  present: true,
  ready: true,
  host: false,
  ...more,
})
const EMPTY = seat({ who: 'open', name: '', owned: false, present: false })
const AWAY = seat({ present: false })

describe('who comes and goes', () => {
  let told: string[]
  let presence: Presence
  const sees = (one: SeatInfo, mine: number[] = [0]): void => presence.hear([one], mine)

  beforeEach(() => {
    vi.useFakeTimers()
    told = []
    presence = new Presence((coming, name) => told.push(`${name} ${coming}`))
  })
  afterEach(() => vi.useRealTimers())

  it('is told of those who sit down and get up', () => {
    sees(EMPTY)
    sees(AWAY)
    sees(seat())
    sees(EMPTY)
    expect(told).toEqual(['Taras sat-down', 'Taras got-up'])
  })

  it('is told of those who leave and return', () => {
    sees(seat())
    sees(AWAY)
    vi.runAllTimers()
    sees(seat())
    expect(told).toEqual(['Taras left', 'Taras returned'])
  })

  it('is not told of those who only load the page again', () => {
    sees(seat())
    sees(AWAY)
    sees(seat())
    vi.runAllTimers()
    expect(told).toEqual([])
  })

  it('is told of the return of those who were away when we came', () => {
    sees(AWAY)
    sees(seat())
    expect(told).toEqual(['Taras returned'])
  })

  it('is not told of one’s own seats', () => {
    sees(seat(), [1])
    sees(AWAY, [1])
    vi.runAllTimers()
    expect(told).toEqual([])
  })
})

describe('what is said', () => {
  const line = (id: number, kind = '') => ({ id, name: 'Taras', seat: 1, text: 'hello', at: '', kind })

  it('is unread from the very first line on', () => {
    const talk = new Talk()
    talk.hear([])
    talk.hear([line(1)])
    expect(talk.unread).toBe(1)
  })

  it('is not unread if it was said before, on the screen, or by the table', () => {
    const talk = new Talk()
    talk.hear([line(1), line(2)])
    talk.hear([line(3, 'sat-down')])
    talk.open = true
    talk.hear([line(4)])
    expect(talk.unread).toBe(0)
  })

  it('is heard for a moment, one line after the other, and nothing else than what people say', () => {
    vi.useFakeTimers()
    const talk = new Talk()
    talk.hear([line(1)])
    expect(talk.heard).toBeNull()
    talk.hear([line(2, 'sat-down'), line(3)])
    talk.hear([line(4)])
    expect(talk.heard?.id).toBe(3)
    vi.advanceTimersByTime(7000)
    expect(talk.heard?.id).toBe(4)
    vi.advanceTimersByTime(7000)
    expect(talk.heard).toBeNull()
    vi.useRealTimers()
  })

  it('is not heard twice by those who read it', () => {
    const talk = new Talk()
    talk.hear([])
    talk.hear([line(1), line(2)])
    talk.open = true
    expect(talk.heard).toBeNull()
    talk.hear([line(3)])
    expect(talk.heard).toBeNull()
  })
})
