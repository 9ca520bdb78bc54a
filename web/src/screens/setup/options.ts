import type { OptionInfo } from '../../messages.ts'

const RANDOM = 'random'

/** Several values are written with commas. */
export function valuesOf(text: string): string[] {
  return text.split(',').filter(Boolean)
}

/**
 * Choose or unchoose one of several values. What stands for several at once (chance, or among cards whatever is no card: a
 * preset, a template) excludes everything else. With nothing left it is as usual again.
 */
export function toggled(
  text: string,
  value: string,
  option: OptionInfo,
  isCard = (_: string): boolean => true,
  usual = option.default,
): string {
  const alone = (one: string): boolean => one === RANDOM || (option.of === 'card' && !isCard(one))
  const chosen = valuesOf(text)
  if (chosen.includes(value)) {
    const left = chosen.filter((one) => one !== value)
    return left.length ? left.join(',') : usual
  }
  if (alone(value)) return value
  // Cards go to the seats in the order in which they were chosen; of words the order means nothing.
  if (option.of === 'card') return [...chosen.filter((one) => !alone(one)), value].join(',')
  const order = option.values.map((one) => one.id)
  return [...chosen.filter((one) => !alone(one)), value].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join(',')
}

/** What was chosen, as far as it is asked and offered now; the rest is kept for when it is again. */
export function fitting(setup: Record<string, string>, asked: OptionInfo[]): Record<string, string> {
  const fits: Record<string, string> = {}
  for (const { name, of, values } of asked) {
    if (setup[name] === undefined) continue
    const left = of ? valuesOf(setup[name]).filter((id) => values.some((value) => value.id === id)).join(',') : setup[name]
    if (left || !setup[name]) fits[name] = left
  }
  return fits
}

/** An option with the values that so many seats leave: nobody sits in the others. */
export function withinSeats(option: OptionInfo, seats: number): OptionInfo {
  return option.of === 'seat' ? { ...option, values: option.values.filter(({ id }) => !(Number(id) > seats)) } : option
}

/** The set-up with one more thing chosen; choosing what is usual anyway is no choice, and follows the other ones. */
export function withChoice(setup: Record<string, string>, name: string, value: string, usual: string): Record<string, string> {
  const { [name]: _, ...rest } = setup
  return value === usual ? rest : { ...rest, [name]: value }
}

/** Something unexpected: chance decides wherever a game can be played either way; where the game can draw lots, it does. */
export function surprise(options: OptionInfo[], dice: () => number = Math.random): Record<string, string> {
  const setup: Record<string, string> = {}
  for (const option of options) {
    const values = option.values.map((value) => value.id)
    if (values.includes(RANDOM)) {
      if (option.default !== RANDOM) setup[option.name] = RANDOM
    } else if (option.many) {
      if (option.default === '') setup[option.name] = values.filter(() => dice() < 0.3).join(',')
    } else if (option.of === 'card') {
      setup[option.name] = values[Math.floor(dice() * values.length)] ?? option.default
    }
  }
  return setup
}

/** Whether a value stands for chance, or for a way of dealing, and not for a thing that a seat could have. */
export function isLot(option: OptionInfo, id: string, isCard: (id: string) => boolean): boolean {
  return id === RANDOM || (option.of === 'card' && !isCard(id))
}

/** What each seat has of an option of which every seat has one; empty where chance decides. */
export function seated(value: string, option: OptionInfo, seats: number, isCard: (id: string) => boolean): string[] {
  const chosen = valuesOf(value)
  return Array.from({ length: seats }, (_, seat) => {
    const id = chosen[seat] ?? ''
    return id && !isLot(option, id, isCard) ? id : ''
  })
}

/**
 * Give a seat one of the values, or leave it to chance (an empty id). A value that another seat has changes places. Where
 * chance cannot decide for single seats, the others get what is left, in order.
 */
export function placed(
  value: string,
  seat: number,
  id: string,
  option: OptionInfo,
  seats: number,
  isCard: (id: string) => boolean,
): string {
  const has = seated(value, option, seats, isCard)
  const before = has.indexOf(id)
  if (id && before >= 0) has[before] = has[seat] ?? ''
  has[seat] = id
  if (has.every((one) => !one)) return option.default
  if (option.default === RANDOM) return has.map((one) => one || RANDOM).join(',')
  if (!id) return option.default
  const left = option.values.map((one) => one.id).filter((one) => isCard(one) && !has.includes(one))
  return has.map((one) => one || left.shift() || '').join(',')
}
