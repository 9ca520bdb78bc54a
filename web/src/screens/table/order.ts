/** A list with one of its members at another place. Places outside of the list are its ends. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  const place = Math.max(0, Math.min(to, rest.length))
  return [...rest.slice(0, place), list[from]!, ...rest.slice(place)]
}
