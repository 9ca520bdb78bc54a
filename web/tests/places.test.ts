import { beforeEach, expect, it } from 'vitest'

import { keep, kept } from '../src/device/kept.ts'
import { forgetPlace, notePlace, placeAt, placesHere, rememberPlace } from '../src/device/places.svelte.ts'

const place = (code: string, finished = false): void => rememberPlace({ code, token: 't', game: 'enchanters', finished })

beforeEach(() => placesHere().forEach(({ code }) => forgetPlace(code)))

it('lets go of finished games before those that somebody still plays', () => {
  place('PLAYED')
  place('ENDED', true)
  for (let number = 0; number < 99; number++) place(`T${number}`)
  expect(placeAt('PLAYED')).toBeDefined()
  expect(placeAt('ENDED')).toBeUndefined()
})

it('knows how a game ended, until the end is undone', () => {
  place('COOP')
  notePlace('COOP', { finished: true, result: 'Gravehold has fallen', won: false })
  expect(placeAt('COOP')).toMatchObject({ result: 'Gravehold has fallen', ended: expect.any(Number) })
  notePlace('COOP', { finished: false })
  expect(placeAt('COOP')).not.toHaveProperty('result')
  expect(placeAt('COOP')).not.toHaveProperty('ended')
})

it('keeps the seat that was taken in another tab', () => {
  place('MINE')
  const elsewhere = { code: 'OTHER', token: 'there', game: 'enchanters', finished: false, at: 1 }
  keep('places', [...kept<object[]>('places', []), elsewhere])
  place('NEXT')
  notePlace('MINE', { finished: true })
  expect(kept<{ code: string }[]>('places', []).map(({ code }) => code)).toEqual(['MINE', 'OTHER', 'NEXT'])
  forgetPlace('NEXT')
  expect(placeAt('OTHER')?.token).toBe('there')
})
