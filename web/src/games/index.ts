import type { Look } from './game.ts'

const LOOKS: Record<string, () => Promise<{ look: Look }>> = {
  'aeons-end': () => import('./aeons-end/look.ts'),
  enchanters: () => import('./enchanters/look.ts'),
  krutagidon: () => import('./krutagidon/look.ts'),
}

/** How a game is drawn; one without a look of its own is drawn from what its views say. */
export async function lookOf(game: string): Promise<Look> {
  const { look } = await (LOOKS[game] ?? (() => import('./generic/look.ts')))()
  return look
}
