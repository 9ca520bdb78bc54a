/** Where in the page we are: `#/cards/enchanters/axe` is the screen `cards` with two steps into it. */
export interface Route {
  screen: string
  steps: string[]
}

function read(): Route {
  const [screen = '', ...steps] = location.hash.replace(/^#\/?/, '').split('/').map(decoded)
  return { screen, steps }
}

/** A step as it is called; one that is mistyped beyond reading is called as it is written. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

let route = $state.raw<Route>(typeof location === 'undefined' ? { screen: '', steps: [] } : read())

if (typeof addEventListener !== 'undefined') addEventListener('hashchange', () => (route = read()))

export function here(): Route {
  return route
}

export function path(...steps: string[]): string {
  return `#/${steps.map(encodeURIComponent).join('/')}`
}

export function go(...steps: string[]): void {
  location.hash = path(...steps)
}

/** Change the address without a step in the history, e.g. to take a token out of it. */
export function replace(...steps: string[]): void {
  history.replaceState(null, '', path(...steps))
  route = read()
}

/** What the address before the `#` means: the page itself, the helper for the cardboard table, the workshop, or nothing at all. */
export function addressed(): 'page' | 'helper' | 'workshop' | 'nowhere' {
  const home = new URL('.', document.baseURI).pathname
  const rest = location.pathname.startsWith(home) ? location.pathname.slice(home.length) : location.pathname
  if (rest === '' || rest === 'index.html') return 'page'
  return rest === 'helper' || rest === 'workshop' ? rest : 'nowhere'
}
