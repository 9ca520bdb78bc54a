// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'

import type { Look } from '../src/games/game.ts'
import { lookOf } from '../src/games/index.ts'
import { Outlines } from '../src/games/outlines.svelte.ts'

const FILE = './figures/some.json'

describe('outlines that lie on a shelf', () => {
  it('are fetched once, all together, when one of them is looked for', async () => {
    let fetched = 0
    const bring = (): Promise<Record<string, string>> => Promise.resolve({ wolf: `M${++fetched}`, bear: 'M2' })
    const outlines = new Outlines({ crown: 'M0' }, { [FILE]: { fenrir: 'wolf', ursa: 'bear' } }, { [FILE]: bring })
    expect(outlines.of('crown')).toBe('M0')
    expect(fetched).toBe(0)
    expect(outlines.of('wolf')).toBeUndefined()
    expect(outlines.of('bear')).toBeUndefined()
    await Promise.resolve()
    await Promise.resolve()
    expect([outlines.of('wolf'), outlines.of('bear'), fetched]).toEqual(['M1', 'M2', 1])
  })

  it('lose nothing when two shelves are fetched at the same time', async () => {
    const others = './figures/others.json'
    const outlines = new Outlines(
      {},
      { [FILE]: { fenrir: 'wolf' }, [others]: { ursa: 'bear' } },
      { [FILE]: () => Promise.resolve({ wolf: 'M1' }), [others]: () => Promise.resolve({ bear: 'M2' }) },
    )
    outlines.of('wolf')
    outlines.of('bear')
    await expect.poll(() => [outlines.of('wolf'), outlines.of('bear')]).toEqual(['M1', 'M2'])
  })

  it('tell whoever draws them when they have come', async () => {
    const outlines = new Outlines({}, { [FILE]: { fenrir: 'wolf' } }, { [FILE]: () => Promise.resolve({ wolf: 'M1' }) })
    const seen: (string | undefined)[] = []
    const stop = $effect.root(() => {
      $effect(() => void seen.push(outlines.of('wolf')))
    })
    flushSync()
    await Promise.resolve()
    await Promise.resolve()
    flushSync()
    stop()
    expect(seen).toEqual([undefined, 'M1'])
  })

  it('are asked for again when they could not be fetched', async () => {
    let tries = 0
    const bring = (): Promise<Record<string, string>> => (++tries === 1 ? Promise.reject(new Error('no network')) : Promise.resolve({ wolf: 'M1' }))
    const outlines = new Outlines({}, { [FILE]: { fenrir: 'wolf' } }, { [FILE]: bring })
    for (let i = 0; i < 6; i++) {
      outlines.of('wolf')
      await Promise.resolve()
    }
    expect([outlines.of('wolf'), tries]).toEqual(['M1', 2])
  })
})

async function comeOf(look: Look, icon: string): Promise<string> {
  await expect.poll(() => look.outline(icon), { timeout: 30_000 }).toBeTruthy()
  return look.outline(icon)!
}

describe.each(['aeons-end', 'krutagidon', 'enchanters', 'generic'])('the pictures of %s', (game) => {
  it('can all be drawn', async () => {
    const look = await lookOf(game)
    const { cards, groups, kinds } = look.pictures
    for (const icon of [...Object.values(cards), ...Object.values(groups), ...Object.values(kinds).flat()])
      expect(await comeOf(look, icon)).toMatch(/^M/)
  })
})
