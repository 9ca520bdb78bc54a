import { beforeEach, describe, expect, it } from 'vitest'

import { keep, kept } from '../src/device/kept.ts'
import type { CardDraft } from '../src/messages.ts'
import { calledIn, forgetCard, inFiles, isSame, keepCard, lastDraft, ownCard, ownCards, rememberDraft, takeIn, type OwnCard } from '../src/screens/workshop/shelf.svelte.ts'
import { inserted, lineSpan } from '../src/screens/workshop/writing.ts'

const card = (id: string, text = 'play:\n  - draw: 1\n'): CardDraft => ({ id, kind: 'gem', names: { en: id }, text, cost: 3 })

beforeEach(() => [...ownCards()].forEach((one) => forgetCard(one.game, one.card.id)))

describe('what is kept', () => {
  it('knows cards of two games with one id apart', () => {
    keepCard('aeons-end', card('own-1'))
    keepCard('enchanters', card('own-1', 'top: {attack: 1}'))
    expect(ownCard('aeons-end', 'own-1')?.text).toContain('draw')
    forgetCard('enchanters', 'own-1')
    expect(ownCard('aeons-end', 'own-1')).toBeDefined()
  })

  it('never lets a card from a file take the place of another one', () => {
    keepCard('aeons-end', card('own-1'))
    const taken = takeIn('aeons-end', card('own-1', 'play:\n  - draw: 2\n'))
    expect(taken).not.toBe('own-1')
    expect(ownCard('aeons-end', 'own-1')?.text).toContain('draw: 1')
    expect(ownCard('aeons-end', taken)?.text).toContain('draw: 2')
    expect(takeIn('aeons-end', card('own-1')), 'the same card twice is one card').toBe('own-1')
    expect(ownCards()).toHaveLength(2)
  })

  it('does not write over what another tab has kept', () => {
    keepCard('aeons-end', card('own-1'))
    keep('own-cards', [...kept<OwnCard[]>('own-cards', []), { game: 'aeons-end', card: card('own-2') }])
    keepCard('aeons-end', card('own-3'))
    expect(ownCards().map((one) => one.card.id)).toEqual(['own-1', 'own-2', 'own-3'])
  })

  it('remembers what was being written for each game', () => {
    rememberDraft('aeons-end', card('own-1'))
    rememberDraft('enchanters', card('own-2'))
    expect(lastDraft('aeons-end')?.id).toBe('own-1')
    expect(lastDraft('enchanters')?.id).toBe('own-2')
    expect(lastDraft('krutagidon')).toBeUndefined()
  })

  it('takes a missing name for an empty one', () => {
    expect(isSame(card('own-1'), { ...card('own-1'), names: { en: 'own-1', uk: '' } })).toBe(true)
    expect(isSame(card('own-1'), { ...card('own-1'), names: { en: 'own-1', uk: 'Карта' } })).toBe(false)
  })

  it('calls a card in the language that is read, or in another', () => {
    const named = { ...card('own-1'), names: { uk: 'Перлина' } }
    expect(calledIn('uk', named)).toBe('Перлина')
    expect(calledIn('ru', named)).toBe('Перлина')
    expect(calledIn('en', { ...named, names: {} })).toBe('…')
  })
})

describe('files', () => {
  it('hold no more cards than can be read again', () => {
    const many = Array.from({ length: 85 }, (_, number) => card(`own-${number}`))
    expect(inFiles(many).map((part) => part.length)).toEqual([40, 40, 5])
    expect(inFiles(many).flat()).toEqual(many)
  })

  it('are no longer than can be read again', () => {
    const long = Array.from({ length: 9 }, (_, number) => card(`own-${number}`, 'x'.repeat(6000)))
    expect(inFiles(long).map((part) => part.length)).toEqual([3, 3, 3])
    expect(inFiles([])).toEqual([])
  })
})

describe('writing', () => {
  it('puts a step on a line of its own, as deep as its neighbours', () => {
    const text = 'play:\n  - draw: 1\n'
    expect(inserted({ text, at: 3 }, 'deal: 3', true).text).toBe('play:\n  - deal: 3\n  - draw: 1\n')
    expect(inserted({ text, at: 12 }, 'may:\n  - deal: 3', true).text).toBe('play:\n  - draw: 1\n  - may:\n      - deal: 3\n')
  })

  it('puts anything else where the cursor stands', () => {
    expect(inserted({ text: 'deal: ', at: 6 }, 'per: wounds', false)).toEqual({ text: 'deal: per: wounds', at: 17 })
  })

  it('finds the line in which something is wrong', () => {
    expect(lineSpan('play:\n  - draw: 1\n', 2)).toEqual([6, 17])
    expect(lineSpan('play:', 9)).toEqual([0, 5])
  })
})
