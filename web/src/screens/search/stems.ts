/** Endings of Ukrainian and Russian words, the longest first. */
const CYRILLIC = (
  'ировать ається ується ается евать ивать иться овать остью увати ывать ювати ется ньою ости ость ості тися ' +
  'ться ують юють ість ами ати ать еві его ему ете еть ими ите ити ить иях йте кой кою ові ого ому ует уть уют ' +
  'ыми ють юют ями яти ять єві іти іть іях ам ах ая ев ее ей ем ею ий им их ка ки ку ов ое ой ом ою ти ть ую ує ' +
  'ый ым ых юю ює ям ях яя єм єю ів ій їв а е и й о у ы ь ю я є і ї'
).split(' ')
const LATIN = ['ing', 'ed', 'es', 's', 'e', 'y']
/** What makes a noun or an adjective of a verb: «зміцнення» is found by «зміцнити». */
const DERIVED = /(?:[уюо]ванн?|[иы]вани|[еаі]нн?|[еа]ни)$/u
/** What is left of a word is at least this long. */
const SHORTEST = 3

/** The part that «закляттями» and «закляття», *breaches* and *breach* share; letters that are easily mistaken are one. */
export function stem(word: string): string {
  const plain = word
    .toLocaleLowerCase()
    .replace(/[’ʼ'`]/gu, '')
    .replace(/ё/gu, 'е')
    .replace(/ґ/gu, 'г')
  if (plain.length <= SHORTEST) return plain
  const endings = /\p{Script=Cyrillic}/u.test(plain) ? CYRILLIC : LATIN
  const cut = endings.find((ending) => plain.endsWith(ending) && plain.length - ending.length >= SHORTEST && !isPart(plain, ending))
  const root = cut ? plain.slice(0, -cut.length) : plain
  const made = DERIVED.exec(root)
  return made && made.index >= SHORTEST ? root.slice(0, made.index) : root
}

/** In *focus* and *less* the last letter is no ending. */
function isPart(word: string, ending: string): boolean {
  return ending === 's' && /[us]s$/u.test(word)
}

/** The words of a text. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}’ʼ']+/gu) ?? []
}

/** Words that a question is made of, and that say nothing of what it is about. */
const ASKING = new Set(
  [
    'a an the of to in on at for from with is are be am do does did can may must i my me you your we it its this that there',
    'what when where who whom why how much many which happens happen mean means work works if has have get one',
    'що як коли де хто кого чому навіщо скільки який яка яке які якщо чи це таке такий така такі є буде бути можна треба можу мій моя моє мої свій свою своя своє свої я ми ви в у на з із зі до за від і й та або не мені мене',
    'что как когда где кто кого почему зачем сколько какой какая какое какие если ли это такое такой такая такие есть будет быть можно нужно надо могу мой моя моё мои свой свою своя своё свои я мы вы в во на с со из до за от и или не мне меня происходит значит означает',
  ].flatMap((words) => words.split(' ')),
)

/** Words that every rule of a card game is full of: they say little of what is asked. */
const COMMON = new Set('card cards game games карта карти карту карт картка картки картку карты карте картой картою гра гри гру игра игры игру'.split(' ').map(stem))

/** How much a word of a question, or its stem, says of what it is about. */
export function tellsOf(word: string): number {
  return COMMON.has(stem(word)) ? 0.2 : 1
}

/** The words of a question that say what it is about; all of them if none does. */
export function tellingWords(text: string): string[] {
  const words = wordsOf(text)
  const telling = words.filter((word) => !ASKING.has(word.toLocaleLowerCase()))
  return telling.length ? telling : words
}
