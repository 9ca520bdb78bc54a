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
const narrow = new MediaQuery('(max-width: 61.99rem)', false)
const wide = new MediaQuery('(min-width: 100rem)', false)

/** How much room there is: a phone turns pages, a desk shows one seat large, a wide screen shows all. */
export function screenShape(): { readonly phone: boolean; readonly cramped: boolean; readonly narrow: boolean; readonly wide: boolean } {
  return {
    /** Letters so large that a table has to be turned like on a phone. */
    get cramped() {
      return phone.current || CRAMPED[settings.textSize].current
    },
    get phone() {
      return phone.current
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
