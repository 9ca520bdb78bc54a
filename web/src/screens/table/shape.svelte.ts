import { MediaQuery } from 'svelte/reactivity'

const phone = new MediaQuery('(max-width: 47.99rem), (max-height: 30rem)', false)
const wide = new MediaQuery('(min-width: 100rem)', false)

/** How much room there is: a phone turns pages, a desk shows one seat large, a wide screen shows all. */
export function screenShape(): { readonly phone: boolean; readonly wide: boolean } {
  return {
    get phone() {
      return phone.current
    },
    get wide() {
      return wide.current
    },
  }
}
