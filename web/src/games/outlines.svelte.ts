type Icons = Record<string, string>

/** The outlines of a game's icons. Those that only some tables show lie on shelves; one is fetched when something of it is looked for. */
export class Outlines<Outline> {
  #here: Record<string, Outline>
  readonly #shelves = new Map<string, string>()
  readonly #asked = new Set<string>()
  readonly #fetch: Record<string, () => Promise<Record<string, Outline>>>

  /** `shelved` says by file which icon stands for which card, `fetch` brings the outlines of a file. */
  constructor(first: Record<string, Outline>, shelved: Record<string, Icons> = {}, fetch: Record<string, () => Promise<Record<string, Outline>>> = {}) {
    this.#here = $state.raw(first)
    this.#fetch = fetch
    for (const [file, icons] of Object.entries(shelved)) for (const icon of Object.values(icons)) this.#shelves.set(icon, file)
  }

  /** The outline of an icon; nothing until it has been fetched. */
  of(icon: string): Outline | undefined {
    const found = this.#here[icon]
    const file = this.#shelves.get(icon)
    if (found === undefined && file !== undefined && !this.#asked.has(file)) void this.#bring(file)
    return found
  }

  /** What could not be fetched is asked for again by whoever looks for it next. */
  async #bring(file: string): Promise<void> {
    this.#asked.add(file)
    try {
      const brought = await this.#fetch[file]!()
      // Not before: other shelves may have come meanwhile.
      this.#here = { ...this.#here, ...brought }
    } catch {
      this.#asked.delete(file)
    }
  }
}

/** The cards of all shelves, beside those whose outlines come first. */
export function withShelved(cards: Icons, shelved: Record<string, Icons>): Icons {
  return Object.assign({}, cards, ...Object.values(shelved)) as Icons
}
