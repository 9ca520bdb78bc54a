/** A part of the screen, in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Something on the screen, and how bad it is to cover a pixel of it. */
export interface Thing {
  box: Box
  weight: number
}

export interface Spot {
  x: number
  y: number
}

/** The squares into which the screen is divided, in pixels. */
const SQUARE = 12
/** What a pixel of way from the thing a note is about counts, against a covered pixel of weight 1. */
const WAY = 10
/** How much better another spot must be before a note moves there: a few words that are no longer covered. */
const WORTH_MOVING = 1500

/** Where on the screen there is room: nothing, or what matters least. */
export class Room {
  readonly #columns: number
  readonly #rows: number
  /** The sum of all squares above and to the left of each corner. */
  readonly #sums: Float64Array
  readonly #within: Box

  constructor(within: Box, things: Iterable<Thing>) {
    this.#within = within
    this.#columns = Math.max(1, Math.ceil((within.right - within.left) / SQUARE))
    this.#rows = Math.max(1, Math.ceil((within.bottom - within.top) / SQUARE))
    this.#sums = this.#summed(this.#weighed(things))
  }

  /** The best spot for a note: it covers what matters least, and is near what it is about. Where it lies now, if another is hardly better. */
  spotFor(width: number, height: number, about: Box | null, now: Spot | null): Spot {
    const { left, top, right, bottom } = this.#within
    const cost = (spot: Spot): number => this.#covered(spot, width, height) + (about ? WAY * way(spot, width, height, about) : 0)
    let best: Spot = { x: left, y: top }
    let least = Infinity
    for (let y = top; y + height <= bottom; y += SQUARE) {
      for (let x = left; x + width <= right; x += SQUARE) {
        const spent = cost({ x, y })
        if (spent < least) [best, least] = [{ x, y }, spent]
      }
    }
    const stays = now && now.x >= left && now.y >= top && now.x + width <= right && now.y + height <= bottom
    return stays && cost(now) < least + WORTH_MOVING ? now : best
  }

  /** The weight of each square: that of the weightiest thing in it. */
  #weighed(things: Iterable<Thing>): Float64Array {
    const weights = new Float64Array(this.#columns * this.#rows)
    for (const { box, weight } of things) {
      const [first, last] = [this.#column(box.left), this.#column(box.right - 1)]
      for (let row = this.#row(box.top); row <= this.#row(box.bottom - 1); row++) {
        if (row < 0 || row >= this.#rows) continue
        for (let column = Math.max(0, first); column <= Math.min(last, this.#columns - 1); column++) {
          const at = row * this.#columns + column
          weights[at] = Math.max(weights[at]!, weight)
        }
      }
    }
    return weights
  }

  #summed(weights: Float64Array): Float64Array {
    const wide = this.#columns + 1
    const sums = new Float64Array(wide * (this.#rows + 1))
    for (let row = 0; row < this.#rows; row++) {
      let line = 0
      for (let column = 0; column < this.#columns; column++) {
        line += weights[row * this.#columns + column]!
        sums[(row + 1) * wide + column + 1] = sums[row * wide + column + 1]! + line
      }
    }
    return sums
  }

  #covered({ x, y }: Spot, width: number, height: number): number {
    const wide = this.#columns + 1
    const [left, right] = [this.#column(x), Math.min(this.#column(x + width - 1) + 1, this.#columns)]
    const [top, bottom] = [this.#row(y) * wide, Math.min(this.#row(y + height - 1) + 1, this.#rows) * wide]
    const sums = this.#sums
    return (sums[bottom + right]! - sums[top + right]! - sums[bottom + left]! + sums[top + left]!) * SQUARE * SQUARE
  }

  #column(x: number): number {
    return Math.floor((x - this.#within.left) / SQUARE)
  }

  #row(y: number): number {
    return Math.floor((y - this.#within.top) / SQUARE)
  }
}

/** How far a note lies from what it is about. */
function way({ x, y }: Spot, width: number, height: number, about: Box): number {
  const aside = Math.max(0, about.left - x - width, x - about.right)
  const above = Math.max(0, about.top - y - height, y - about.bottom)
  return Math.hypot(aside, above)
}
