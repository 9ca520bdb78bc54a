import type { Glossary } from '../../cards/glossary.ts'
import type { CardInfo } from '../../messages.ts'

/** What a paragraph of a card is: each has its ground, its sign and its shape. */
export type RowKind = 'play' | 'attack' | 'defence' | 'ongoing' | 'group' | 'event' | 'score'

/** A piece of a sentence: words, or a sign with its number. */
export type Bit = { text: string } | { sign: string; value: string }

export interface Row {
  kind: RowKind
  bits: Bit[]
  /** The same where there is little room, if it can be said shorter. */
  brief: Bit[]
}

/** The signs of the kinds of paragraphs. */
export const ROW_SIGNS: Record<RowKind, string> = {
  play: '',
  attack: 'punch-blast',
  defence: 'checked-shield',
  ongoing: 'infinity',
  group: 'mushroom-cloud',
  event: 'dice-fire',
  score: 'trophy-cup',
}

/** Ideas of the rules that small text shows by a sign with the number before the word. */
const COUNTED: Record<string, string> = { power: 'bolt', damage: 'punch-blast', life: 'heart', 'limp-wand': 'limp' }
const NUMBER_BEFORE = /(?:^|\s)([+−-]?\d+)\s*$/u
const CARDS_AFTER = /^\s+(\d+)\s+\p{L}+/u

/** A new sentence, or another thing to do in the same one (in any of the languages), but not more of the same. */
const GOES_ON = /^(?:\.\s*|\s+(?:and|та|[ійи])\s+(?!\d+ more |ще |ещё )|,\s+(?!(?:and|та|[ійи])\s))(.*)$/su

/** What a paragraph begins with, in the language of the card: `Attack: …`. */
export type Titles = Record<Exclude<RowKind, 'play'>, string>

/**
 * The paragraphs of a card: the title each begins with tells what it is, and is shown by a sign instead. What the corners of the card
 * say already is left out: its kind with its cost and points (`kind`), and the power that is printed as a number. Every defence begins
 * with the same sentence; `avoid` says it in two words.
 */
export function rowsOf(card: CardInfo, glossary: Glossary, titles: Titles, kind = '', avoid = ''): Row[] {
  return paragraphs(card, kind)
    .map((line) => rowOf(card, line, glossary, titles, avoid))
    .map((row) => withoutPrintedPower(row, card))
    .filter((row) => row.bits.length > 0)
}

/** The lines of a card without the first one, if that only says what kind of card it is. */
export function paragraphs(card: CardInfo, kind: string): string[] {
  const [first, ...rest] = card.text
  return first && kind && first.toLocaleLowerCase().startsWith(kind.toLocaleLowerCase()) ? rest : card.text
}

function rowOf(card: CardInfo, line: string, glossary: Glossary, titles: Titles, avoid: string): Row {
  const plain: RowKind = card.kind === 'mayhem' ? 'event' : card.kind === 'token' && card.tags.includes('ongoing') ? 'ongoing' : 'play'
  for (const kind of ['group', 'attack', 'defence', 'ongoing', 'event', 'score'] as const) {
    const title = titles[kind]
    if (title && line.toLocaleLowerCase().startsWith(`${title.toLocaleLowerCase()}:`)) {
      const said = capital(line.slice(title.length + 1).trim())
      const bits = bitsOf(said, glossary)
      const short = kind === 'defence' && avoid && !card.tags.includes('ongoing')
      return { kind, bits, brief: short ? bitsOf(said.replace(/^[^.]+\./u, `${avoid}.`), glossary) : bits }
    }
  }
  const bits = bitsOf(line, glossary)
  return { kind: plain, bits, brief: bits }
}

/** *Gain 2 power and heal 2 lives* is *Heal 2 lives* on a card that shows its power; *Gain 2 power* is nothing at all. */
function withoutPrintedPower(row: Row, card: CardInfo): Row {
  const [verb, power, next, ...rest] = row.bits
  const plain = row.kind === 'play' && verb && 'text' in verb && power && 'sign' in power && power.sign === 'bolt'
  if (!plain || power.value !== String(card.printed['power']) || verb.text.trim().split(/\s+/u).length > 1) return row
  const after = next && 'text' in next ? GOES_ON.exec(next.text) : null
  if (next && !after) return row
  const bits = [...(after?.[1] ? [{ text: capital(after[1]) }] : []), ...rest]
  return { ...row, bits, brief: bits }
}

/** A sentence with its numbers as signs. */
export function bitsOf(line: string, glossary: Glossary): Bit[] {
  const bits: Bit[] = []
  const add = (text: string): void => {
    const last = bits.at(-1)
    if (last && 'text' in last) last.text += text
    else if (text) bits.push({ text })
  }
  let skip = 0
  const pieces = glossary.split(line)
  pieces.forEach((piece, index) => {
    const text = piece.text.slice(skip)
    skip = 0
    const sign = COUNTED[piece.id]
    const last = bits.at(-1)
    const before = sign && last && 'text' in last ? NUMBER_BEFORE.exec(last.text) : null
    const after = piece.id === 'draw' ? CARDS_AFTER.exec(pieces[index + 1]?.text ?? '') : null
    if (sign && before && last && 'text' in last) {
      last.text = last.text.slice(0, before.index + (before[0].startsWith(' ') ? 1 : 0))
      if (!last.text) bits.pop()
      bits.push({ sign, value: before[1]! })
    } else if (after) {
      add(`${text} `)
      bits.push({ sign: 'card-draw', value: after[1]! })
      skip = after[0].length
    } else add(text)
  })
  return bits.filter((bit) => 'sign' in bit || bit.text)
}

/** The full stop, comma or bracket that a text begins with. */
export function stopOf(text: string): string {
  return /^[.,;:!?)»”]+/u.exec(text)?.[0] ?? ''
}

/** The signs of what a card is sure to do; an attack, a defence and an ongoing card have theirs with or without a number. */
const SURE: Record<string, string> = {
  attack: ROW_SIGNS.attack,
  defence: ROW_SIGNS.defence,
  ongoing: ROW_SIGNS.ongoing,
  'group-attack': ROW_SIGNS.group,
  draw: 'card-draw',
  life: 'heart',
  'limp-wand': 'limp',
}

/** What a card is sure to do in signs alone, for cards too small for words, and whether its words say more than that. */
export function signsOf(card: CardInfo): { signs: { sign: string; value: string }[]; more: boolean } {
  const found = ((card.printed['signs'] as string[] | undefined) ?? []).map((said) => said.split(' '))
  const signs = found.flatMap(([what = '', value = '']) => (SURE[what] ? [{ sign: SURE[what], value }] : []))
  return { signs, more: signs.length < found.length }
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
