const VOWELS = 'aeiouyаеёиоуыэюяєіїАЕЁИОУЫЭЮЯЄІЇAEIOUY'
const HYPHEN = '\u00AD'

/** A word that may break between its syllables where a plate is too narrow for it; whoever has room sees no difference. */
export function softly(word: string): string {
  const letters = [...word]
  const isVowel = (at: number): boolean => VOWELS.includes(letters[at] ?? '')
  return letters
    .map((letter, at) => {
      // Two letters stay on each line at least, and a syllable begins with the last consonant before its vowel.
      const begins = at >= 2 && at <= letters.length - 2 && !isVowel(at) && /\p{L}/u.test(letter) && !'ьъйЬЪЙ'.includes(letter)
      const opens = begins && isVowel(at + 1) && letters.slice(0, at).some((_, before) => isVowel(before))
      return opens ? HYPHEN + letter : letter
    })
    .join('')
}

/** The same for each word of several. */
export function softened(words: string): string {
  return words.split(' ').map(softly).join(' ')
}
