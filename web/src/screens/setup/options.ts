import type { OptionInfo } from '../../messages.ts'

const RANDOM = 'random'

/** Several values are written with commas. */
export function valuesOf(text: string): string[] {
  return text.split(',').filter(Boolean)
}

/**
 * Choose or unchoose one of several values. What stands for several at once (chance, or among cards whatever is no card: a
 * preset, a template) excludes everything else.
 */
export function toggled(text: string, value: string, option: OptionInfo, isCard = (_: string): boolean => true): string {
  const alone = (one: string): boolean => one === RANDOM || (option.of === 'card' && !isCard(one))
  const chosen = valuesOf(text)
  if (chosen.includes(value)) {
    const left = chosen.filter((one) => one !== value)
    return left.length ? left.join(',') : option.default
  }
  if (alone(value)) return value
  const order = option.values.map((one) => one.id)
  return [...chosen.filter((one) => !alone(one)), value].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join(',')
}

/** Only what differs from the defaults. */
export function chosenOnly(setup: Record<string, string>, options: OptionInfo[]): Record<string, string> {
  return Object.fromEntries(
    options.flatMap((option) => {
      const value = setup[option.name]
      return value === undefined || value === option.default ? [] : [[option.name, value]]
    }),
  )
}

/** Something unexpected: chance decides wherever a game can be played either way. */
export function surprise(options: OptionInfo[], dice: () => number = Math.random): Record<string, string> {
  const setup: Record<string, string> = {}
  for (const option of options) {
    const values = option.values.map((value) => value.id).filter((value) => value !== RANDOM)
    if (option.many) {
      if (option.default === '') setup[option.name] = values.filter(() => dice() < 0.3).join(',')
    } else if (option.of === 'card') {
      setup[option.name] = values[Math.floor(dice() * values.length)] ?? option.default
    }
  }
  return setup
}
