import { tick } from 'svelte'

/** Where the next press of a hint may be, what lies above the table first. */
const PLACES = ['.bubble', '.elsewhere', '.strip', 'main.board']

/** Bring what a hint marks before one's eyes, if it is not there already, and tell where it is; returns how to call it off. */
export function bringIntoView(tell: (spot: DOMRect) => void): () => void {
  let off = false
  void tick().then(() => {
    // What lies above the table is drawn a frame after the table.
    requestAnimationFrame(() => {
      const node = off ? null : PLACES.map((place) => document.querySelector<HTMLElement>(`${place} .hinted`)).find(Boolean)
      if (!node) return
      if (!isSeen(node)) node.scrollIntoView({ block: 'center', inline: 'center' })
      tell(node.getBoundingClientRect())
    })
  })
  return () => (off = true)
}

/** Whether a press on its middle would hit it. */
function isSeen(node: HTMLElement): boolean {
  const { left, right, top, bottom } = node.getBoundingClientRect()
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return there !== null && (node.contains(there) || there.contains(node))
}
