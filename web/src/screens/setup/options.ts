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
    const left = of === 'card' ? valuesOf(setup[name]).filter((id) => values.some((value) => value.id === id)).join(',') : setup[name]
    if (left || !setup[name]) fits[name] = left
  }
  return fits
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
