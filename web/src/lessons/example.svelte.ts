import type { ExampleInfo, Language, Position } from '../messages.ts'
import { api } from '../wire/api.ts'
import { merge } from '../wire/patch.ts'

/** An example with the table at each of its steps. */
export interface Film {
  info: ExampleInfo
  positions: Position[]
}

const loading = new Map<string, Promise<Film>>()

export function filmOf(game: string, name: string, language: Language): Promise<Film> {
  const key = `${game} ${name} ${language}`
  let found = loading.get(key)
  if (!found) {
    found = api.example(game, name, language).then((info) => ({ info, positions: positionsOf(info) }))
    loading.set(key, found)
    found.catch(() => loading.delete(key))
  }
  return found
}

export function positionsOf(info: ExampleInfo): Position[] {
  const positions: Position[] = []
  let before = info.start
  for (const step of info.steps) {
    before = merge(before, step.patch)
    positions.push(before)
  }
  return positions
}
