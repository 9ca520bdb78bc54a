const KEY = 'deckwright.way-back'

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

let code = $state(read())

/** The table that one came from and has not gone home from, in this window; it survives a reload. */
export function tableLeft(): string {
  return code
}

/** One is at this table now; without a code, at none any more. */
export function rememberWayBack(table: string): void {
  code = table
  try {
    if (table) sessionStorage.setItem(KEY, table)
    else sessionStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing knows the way until the page closes.
  }
}
