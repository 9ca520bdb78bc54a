import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { chaptersOf } from '../plugins/rule-pages.ts'
import { Glossary, opening } from '../src/cards/glossary.ts'

const GAMES = ['enchanters', 'aeons-end', 'krutagidon']
const LANGUAGES = ['en', 'uk', 'ru']

function page(game: string, language: string): ReturnType<typeof chaptersOf> {
  return chaptersOf(readFileSync(join(import.meta.dirname, `../src/games/${game}/rules/${language}.md`), 'utf-8'))
}

describe('the opening of a chapter', () => {
  it.each(LANGUAGES)('has the list that it announces, in %s', (language) => {
    const main = page('aeons-end', language).find((chapter) => chapter.id === 'main-phase')!
    expect(opening(main.html)).toMatch(/:<\/p>\s*<ul>[^]*<\/ul>$/)
  })

  it('is its first paragraph otherwise', () => {
    expect(opening('<p>One.</p><p>Two:</p><ul><li>a</li></ul>')).toBe('<p>One.</p>')
  })

  it('is nothing for a chapter without a paragraph', () => {
    expect(opening('<ol><li>a</li></ol>')).toBe('')
  })
})

describe('rules', () => {
  it.each(GAMES)('of %s explain the same ideas in every language', (game) => {
    const ids = LANGUAGES.map((language) => page(game, language).map((chapter) => chapter.id))
    expect(ids[1]).toEqual(ids[0])
    expect(ids[2]).toEqual(ids[0])
  })
})

describe('the glossary', () => {
  const words = (language: string): Glossary => new Glossary(page('enchanters', language))
  const ideas = (language: string, sentence: string): string[] =>
    words(language)
      .split(sentence)
      .map((piece) => piece.id)
      .filter(Boolean)

  it('finds ideas whatever their endings', () => {
    expect(ideas('uk', 'Заплатіть 2 кристали: +1 до атаки за кожну рану.')).toEqual(['crystals', 'attack', 'wounds'])
    expect(ideas('ru', 'Получите 3 кристалла и залечите 1 рану.')).toEqual(['crystals', 'wounds'])
  })

  it('does not find them inside of other words', () => {
    expect(ideas('en', 'The forest is restless.')).toEqual([])
    expect(ideas('uk', 'Рано-вранці екран темний.')).toEqual([])
  })

  it('puts a sentence together again', () => {
    const sentence = 'On taking: each other player takes 1 wound for every 2 points of attack you have.'
    expect(words('en').split(sentence).map((piece) => piece.text).join('')).toBe(sentence)
  })

  it('knows sentences that say nothing but numbers', () => {
    expect(words('en').onlyNumbers('Health 5, strength 2, 6 glory.')).toBe(true)
    expect(words('uk').onlyNumbers('Верх: атака −2, захист −1.')).toBe(true)
    expect(words('ru').onlyNumbers('Низ: 1 очко славы.')).toBe(true)
    expect(words('en').onlyNumbers('Rest: heal 1 wound.')).toBe(false)
  })
})
