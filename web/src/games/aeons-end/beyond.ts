/** How many cards of a row that scrolls sideways lie beyond its edge. */
export function beyond(row: HTMLElement): number {
  const edge = row.getBoundingClientRect().right
  return [...row.children].filter((card) => {
    const { left, right } = card.getBoundingClientRect()
    return (left + right) / 2 > edge
  }).length
}
