import type { GameInfo, TableInfo } from '../messages.ts'
import { valuesOf } from '../screens/setup/options.ts'

/** Something that whoever is invited wants to know of a game. */
export interface Fact {
  label: string
  value: string
}

/** What is told even if it is as usual: how hard it is, and how long. */
const ALWAYS = ['difficulty', 'length']

/**
 * What lies on the table, in words: the one card that everybody looks at (the nemesis, the town), how hard and how long it
 * is, and whatever else is other than usual. `usual` is what the options are if nobody says otherwise.
 */
export function factsOf({ setup }: TableInfo, { options }: GameInfo, usual: Record<string, string>): Fact[] {
  return options.flatMap(({ name, label, of, many, seated, values, default: normally }) => {
    const expected = usual[name] ?? normally
    const value = setup[name] ?? expected
    const central = of === 'card' && !many
    if (seated || !value || (value === expected && !central && !ALWAYS.includes(name))) return []
    const words = valuesOf(value).map((id) => values.find((one) => one.id === id)?.label ?? id)
    return [{ label, value: words.join(', ') }]
  })
}

/** What a seat has that was chosen for it: its mage. Empty where chance decides. */
export function hasOf({ setup }: TableInfo, { options }: GameInfo, seat: number): string {
  return options
    .filter((option) => option.seated)
    .flatMap(({ name, values, default: normally }) => {
      const id = valuesOf(setup[name] ?? '')[seat]
      return id && id !== 'random' && id !== normally ? (values.find((one) => one.id === id)?.label ?? []) : []
    })
    .join(', ')
}
