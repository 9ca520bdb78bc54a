import type { CardInfo, GameInfo } from '../messages.ts'

/** Whether the text of a card begins with its kind, as most do: it is not said twice. */
export function saysKind({ kind, text }: CardInfo, { kinds }: GameInfo): boolean {
  const title = kinds[kind]?.toLocaleLowerCase()
  return Boolean(title && text[0]?.toLocaleLowerCase().startsWith(title))
}
