const CYRILLIC = 'АВЕКМНРСТУХ'
const LATIN = 'ABEKMHPCTYX'

/** The code of a table, as it was typed: in groups, in small letters, or with Cyrillic letters that look the same. */
export function codeFrom(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[А-Я]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter)
}
