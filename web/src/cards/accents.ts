import type { Glossary, Piece } from './glossary.ts'

/** A piece of a card's text: how many of an idea, or the words that say when the rest happens. */
export interface FacePiece extends Piece {
  amount?: string
  lead?: boolean
}

/** What is counted on cards in a colour of its own. */
const COUNTED = ['damage', 'life', 'charge', 'aether']
/** More words than these do not say when: they are a sentence. */
const LEAD = 26

/** A line in pieces; a number is not torn from the icon that follows it. */
export function pieced(glossary: Glossary, line: string, inline: readonly string[]): FacePiece[] {
  const pieces = glossary.split(line)
  return pieces.map((piece, at) => (inline.includes(pieces[at + 1]?.id ?? '') ? { ...piece, text: piece.text.replace(/(\d) $/, '$1\u00a0') } : piece))
}

/** A line whose beginning says when, and whose amounts belong to what they count. */
export function accented(glossary: Glossary, line: string, inline: readonly string[]): FacePiece[] {
  const colon = line.indexOf(': ') + 1
  const lead: FacePiece[] = colon > 0 && colon <= LEAD && !line.slice(0, colon).includes('.') ? [{ text: line.slice(0, colon), id: '', lead: true }] : []
  const found: FacePiece[] = []
  for (const piece of pieced(glossary, lead.length ? line.slice(colon) : line, inline)) {
    const before = found.at(-1)
    const number = COUNTED.includes(piece.id) && before && !before.id ? /(?<!\p{L})[−-]?\d+(?=[ \u00a0]$)/u.exec(before.text) : null
    if (number) {
      before!.text = before!.text.slice(0, number.index)
      found.push({ ...piece, amount: number[0] })
    } else found.push({ ...piece })
  }
  return [...lead, ...found]
}
