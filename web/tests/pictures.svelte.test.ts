// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'

import { subjectOf } from '../src/cards/picture.ts'
import { moodOf, scene } from '../src/cards/scene.ts'
import { lookOf } from '../src/games/index.ts'

/** Everything in a picture except where exactly it lies, how large it is and what colour it has. */
function bones(picture: string): string {
  return picture.replace(/<defs>.*?<\/defs>/g, '').replace(/#[\da-f]{6}|-?[\d.]+|[\s,]+|id="[^"]*"|url\([^)]*\)|href="[^"]*"/g, '')
}

function apart(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180)
}

const IDS = Array.from({ length: 60 }, (_, card) => `card-${card}`)
const SQUARE = 'M0 0H512V512H0Z'

describe('the mood of a picture', () => {
  it.each(['gem', 'relic', 'spell', 'mage', 'minion', 'power', 'attack'])('sets the figure of a %s off from air that is never drab', (kind) => {
    for (const id of IDS) {
      const [air, own, rich] = moodOf({ id, kind, outline: '' })
      expect(apart(air, own), `${id}: ${air} and ${own}`).toBeGreaterThanOrEqual(30)
      expect(rich).toBeGreaterThanOrEqual(34)
    }
  })

  it('belongs to a card that there is, with the figure set off from the air', async () => {
    const { pictures } = await lookOf('aeons-end')
    for (const [id, [air, own]] of Object.entries(pictures.moods!)) {
      expect(pictures.cards).toHaveProperty(id)
      expect(apart(air!, own!), id).toBeGreaterThanOrEqual(30)
    }
  })

  it('of what serves a nemesis is that of its land', async () => {
    const look = await lookOf('aeons-end')
    for (const [id, kind, nemesis] of [['husk', 'husk', 'carapace-queen'], ['grubber', 'minion', 'umbra-titan'], ['hasten', 'attack', 'gate-witch']] as const) {
      const [air] = moodOf(subjectOf(id, kind, look))
      expect(apart(air, look.pictures.moods![nemesis]![0]!), id).toBeLessThanOrEqual(18)
    }
    expect(subjectOf('howling-spinners', 'minion', look).air).toBeUndefined()
  })
})

describe('the second shape of a picture', () => {
  it('is behind two cards of three', async () => {
    const look = { ...(await lookOf('aeons-end')), outline: (icon: string) => icon && SQUARE }
    const behind = IDS.filter((id) => subjectOf(id, 'minion', look).behind)
    expect(behind.length).toBeGreaterThan(30)
  })
})

describe('the places of pictures', () => {
  it.each([
    ['gem', 4],
    ['relic', 4],
    ['spell', 4],
    ['minion', 4],
    ['power', 3],
    ['attack', 3],
    ['mage', 2],
  ])('of the kind %s are %i', (kind, places) => {
    const built = IDS.map((id) => bones(scene({ id, kind, outline: SQUARE })))
    expect(new Set(built).size).toBeGreaterThanOrEqual(places)
  })

  it.each([
    ['item', 4],
    ['enchantment', 3],
    ['monster', 4],
    ['dragon', 3],
    ['town', 3],
  ])('of Enchanters, for the kind %s, are %i', async (kind, places) => {
    const look = await lookOf('enchanters')
    const built = IDS.map((id) => bones(look.paint!({ id, kind, outline: SQUARE })))
    expect(new Set(built).size).toBeGreaterThanOrEqual(places)
  })

  it.each(['aeons-end', 'enchanters'])('are built differently for every card of %s', async (game) => {
    const look = await lookOf(game)
    const paint = look.paint ?? scene
    const kind = game === 'enchanters' ? 'item' : 'spell'
    const plain = (picture: string): string => picture.replace(/(?<= id="|url\(#|href="#)[\w-]+/g, '')
    const built = IDS.map((id) => plain(paint({ id, kind, outline: SQUARE })))
    expect(new Set(built).size).toBe(IDS.length)
    // And the same on every device.
    expect(plain(paint({ id: IDS[0]!, kind, outline: SQUARE }))).toBe(built[0])
  })
})
