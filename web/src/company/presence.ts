import type { SeatInfo } from '../messages.ts'

/** Somebody who only loads the page again has not left: so long nobody is told, in milliseconds. */
const PATIENCE = 8000

export type Coming = 'sat-down' | 'got-up' | 'left' | 'returned'

/** Who of the others comes and goes: takes or gives up a seat, leaves the page and returns to it. */
export class Presence {
  #seats = new Map<number, SeatInfo>()
  #leaving = new Map<number, ReturnType<typeof setTimeout>>()
  #away = new Set<number>()
  readonly #tell: (coming: Coming, name: string) => void

  constructor(tell: (coming: Coming, name: string) => void) {
    this.#tell = tell
  }

  hear(seats: readonly SeatInfo[], mine: readonly number[]): void {
    for (const seat of seats) {
      const before = this.#seats.get(seat.seat)
      this.#seats.set(seat.seat, seat)
      if (mine.includes(seat.seat)) this.#forget(seat.seat)
      else if (!before) this.#meet(seat)
      else this.#compare(before, seat)
    }
  }

  close(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer)
  }

  #meet({ seat, owned, present }: SeatInfo): void {
    if (owned && !present) this.#away.add(seat)
  }

  #compare(before: SeatInfo, { seat, name, owned, present }: SeatInfo): void {
    if (before.owned !== owned) {
      this.#forget(seat)
      this.#tell(owned ? 'sat-down' : 'got-up', owned ? name : before.name)
    } else if (before.present && !present) {
      this.#leaving.set(seat, setTimeout(() => this.#miss(seat, name), PATIENCE))
    } else if (!before.present && present) {
      const missed = this.#away.has(seat)
      this.#forget(seat)
      if (missed) this.#tell('returned', name)
    }
  }

  #miss(seat: number, name: string): void {
    this.#leaving.delete(seat)
    this.#away.add(seat)
    this.#tell('left', name)
  }

  #forget(seat: number): void {
    clearTimeout(this.#leaving.get(seat))
    this.#leaving.delete(seat)
    this.#away.delete(seat)
  }
}
