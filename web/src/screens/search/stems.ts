/** What is cut off the end of a word, so that «закляттями» and «закляття», *breaches* and *breach* are one word. */
const CYRILLIC =
  /(?:ями|ами|ого|ому|ими|ыми|ові|еві|єві|иях|іях|ість|ості|ість|ення|ння|ньою|ого|его|ему|их|ых|ий|ый|ій|ой|ою|ею|єю|ам|ям|ах|ях|ів|їв|ов|ев|ей|ом|ем|єм|ую|юю|ая|яя|ое|ее|і|ї|и|ы|а|я|о|е|є|у|ю|ь|й)$/u
const LATIN = /(?:ing|ed|es|(?<![us])s|e|y)$/u

/** The part of a word that all its forms share, in letters that are easily mistaken made one. */
export function stem(word: string): string {
  const plain = word
    .toLocaleLowerCase()
    .replace(/[’ʼ'`]/gu, '')
    .replace(/ё/gu, 'е')
    .replace(/ґ/gu, 'г')
  if (plain.length < 4) return plain
  const cut = plain.replace(/\p{Script=Cyrillic}/u.test(plain) ? CYRILLIC : LATIN, '')
  return cut.length < 3 ? plain : cut
}

/** The words of a text. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}’ʼ']+/gu) ?? []
}
