/** How many numbers a command of a path takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy
const FLAG = /[01]/y
const BETWEEN = /[\s,]*/y

interface Command {
  letter: string
  numbers: number[]
}

/**
 * The same outline with its points on a grid of whole numbers, relative after the first. Every point is rounded where it lies, so that
 * what is lost never adds up. Arcs keep a digit more: of an almost whole circle both ends would fall on one point.
 */
export function onGrid(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  /** Where the outline has got to on the grid. */
  let [gridX, gridY, gridStartX, gridStartY] = [0, 0, 0, 0]
  let last = ''
  let out = ''

  for (const { letter, numbers } of commands(path)) {
    const command = letter.toLowerCase()
    const [fromX, fromY] = letter === command ? [x, y] : [0, 0]
    if (command === 'z') {
      ;[x, y, gridX, gridY] = [startX, startY, gridStartX, gridStartY]
      out += last === 'z' ? '' : 'z'
      last = 'z'
      continue
    }
    const grid = command === 'a' ? tenth : Math.round
    let told: number[]
    if (command === 'h') {
      x = fromX + numbers[0]!
      told = [grid(x) - gridX]
    } else if (command === 'v') {
      y = fromY + numbers[0]!
      told = [grid(y) - gridY]
    } else {
      const points = command === 'a' ? numbers.slice(5) : numbers
      told = points.map((value, index) => (index % 2 ? grid(fromY + value) - gridY : grid(fromX + value) - gridX))
      x = fromX + points.at(-2)!
      y = fromY + points.at(-1)!
      if (command === 'a') told.unshift(tenth(numbers[0]!), tenth(numbers[1]!), ...numbers.slice(2, 5))
    }
    if (command !== 'v') gridX = grid(x)
    if (command !== 'h') gridY = grid(y)
    if (command === 'm') [startX, startY, gridStartX, gridStartY] = [x, y, gridX, gridY]
    if (command !== 'm' && command !== 'a' && told.every((value) => tenth(value) === 0)) continue
    const numbersTold = joined(told.map(short))
    // One outline may follow another: it begins where it says, not where that one has ended.
    if (command !== last || command === 'm') out += (last === '' ? command.toUpperCase() : command) + numbersTold
    else out += numbersTold.startsWith('-') ? numbersTold : ` ${numbersTold}`
    last = command
  }
  return out
}

/** The outlines of which a path consists, each for itself, so that what lies between them can be painted. */
export function partsOf(path: string): string[] {
  const parts: string[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const { letter, numbers } of commands(path)) {
    const command = letter.toLowerCase()
    const [fromX, fromY] = letter === command ? [x, y] : [0, 0]
    if (command === 'z') [x, y] = [startX, startY]
    else {
      if (command !== 'v') x = fromX + (command === 'h' ? numbers[0]! : numbers.at(-2)!)
      if (command !== 'h') y = fromY + numbers.at(-1)!
    }
    if (command === 'm') {
      ;[startX, startY] = [x, y]
      parts.push(`M${x} ${y}`)
    } else {
      // An outline that goes on after it was closed begins again where it began.
      if (parts.at(-1)!.endsWith('z') && command !== 'z') parts.push(`M${startX} ${startY}`)
      parts.push(`${parts.pop()!}${letter === 'Z' ? 'z' : letter}${numbers.join(' ')}`)
    }
  }
  return parts.filter((part) => /[a-z].*[a-z]/i.test(part)).map(onGrid)
}

function* commands(path: string): Generator<Command> {
  let at = 0
  let letter = ''
  const skip = (): void => {
    BETWEEN.lastIndex = at
    BETWEEN.test(path)
    at = BETWEEN.lastIndex
  }
  const read = (what: RegExp): number => {
    skip()
    what.lastIndex = at
    const found = what.exec(path)
    if (!found) throw new Error(`not an outline at ${at}: ${path.slice(at, at + 20)}`)
    at = what.lastIndex
    return Number(found[0])
  }
  for (skip(); at < path.length; skip()) {
    if (/[a-z]/i.test(path[at]!)) letter = path[at++]!
    const takes = TAKES[letter.toLowerCase()]
    if (takes === undefined) throw new Error(`no such command: ${letter}`)
    const numbers = Array.from({ length: takes }, (_, index) =>
      read(letter.toLowerCase() === 'a' && (index === 3 || index === 4) ? FLAG : NUMBER),
    )
    yield { letter, numbers }
    // Points after the first of a move are lines.
    if (letter === 'm') letter = 'l'
    if (letter === 'M') letter = 'L'
  }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

function short(value: number): string {
  return String(tenth(value)).replace(/^(-?)0\./, '$1.')
}

/** Numbers in a row, with no more between them than a reader of outlines needs. */
function joined(numbers: string[]): string {
  return numbers.reduce((row, next) => (row === '' || next.startsWith('-') ? row + next : `${row} ${next}`), '')
}
