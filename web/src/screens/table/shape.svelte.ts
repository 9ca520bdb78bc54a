import { MediaQuery } from 'svelte/reactivity'

import { settings } from '../../device/settings.svelte.ts'

const phone = new MediaQuery('(max-width: 47.99rem), (max-height: 30rem)', false)
/** Screens that are too small for a whole table in large letters, by the size of the letters. */
const CRAMPED = {
  small: new MediaQuery('(max-width: 0px)', false),
  normal: new MediaQuery('(max-width: 0px)', false),
  large: new MediaQuery('(max-width: 55rem), (max-height: 48rem)', false),
  largest: new MediaQuery('(max-width: 64rem), (max-height: 58rem)', false),
}
/** Phones held upright on which a line has room for some twenty letters. */
const FEW = {
  small: new MediaQuery('(max-width: 19.7rem) and (min-height: 30.01rem)', false),
  normal: new MediaQuery('(max-width: 22rem) and (min-height: 30.01rem)', false),
  large: new MediaQuery('(max-width: 25.3rem) and (min-height: 30.01rem)', false),
  largest: new MediaQuery('(max-width: 29rem) and (min-height: 30.01rem)', false),
}
const flat = new MediaQuery('(max-height: 30rem)', false)
const narrow = new MediaQuery('(max-width: 61.99rem)', false)
const wide = new MediaQuery('(min-width: 100rem)', false)

/** How much room there is: a phone turns pages, a desk shows one seat large, a wide screen shows all. */
export function screenShape(): {
  readonly phone: boolean
  readonly cramped: boolean
  readonly bigLetters: boolean
  readonly flat: boolean
  readonly narrow: boolean
  readonly wide: boolean
} {
  return {
    /** Letters so large that a table has to be turned like on a phone. */
    get cramped() {
      return phone.current || CRAMPED[settings.textSize].current
    },
    get phone() {
      return phone.current
    },
    /** Letters so large for a phone held upright that lines are dear: the table comes first, and words unfold. */
    get bigLetters() {
      return phone.current && FEW[settings.textSize].current
    },
    /** A phone held sideways. */
    get flat() {
      return flat.current
    },
    /** Nothing can lie beside the table: the log and the chat lie above it. */
    get narrow() {
      return phone.current || narrow.current
    },
    get wide() {
      return wide.current
    },
  }
}
