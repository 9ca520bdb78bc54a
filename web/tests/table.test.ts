// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { settings } from '../src/device/settings.svelte.ts'
import type { Choice, FromPage, FromServer, Position, TableInfo } from '../src/messages.ts'
import { TableState } from '../src/screens/table/table.svelte.ts'

/** A busy machine loads a board slowly. */
const PATIENCE = { timeout: 30_000 }

/** The other end of the wire. */
class Wire {
  static readonly OPEN = 1
  static last: Wire
  readyState = 1
  heard: FromPage[] = []
  onopen: () => void = () => undefined
  onclose: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined

  constructor() {
    Wire.last = this
    queueMicrotask(() => this.onopen())
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as FromPage)
  }
  close(): void {
    this.onclose()
  }
  async tell(...messages: FromServer[]): Promise<void> {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) })
    await new Promise((done) => setTimeout(done, 5))
  }
}

const GAME = {
  name: 'no-such-look',
  title: 'A game',
  rules: 1,
  min_seats: 2,
  max_seats: 4,
  competitive: true,
  bots: [],
  options: [],
  kinds: {},
  zones: {},
  counters: {},
  seat_counters: [],
  loose_zones: [],
}

const info = (more: Partial<TableInfo> = {}): TableInfo =>
  ({
    code: 'ABCDEF',
    game: GAME.name,
    setup: {},
    seats: [],
    competitive: true,
    finished: false,
    frozen: false,
    undo: 'free',
    watchers: 0,
    started: '',
    seal: '',
    ...more,
  }) as TableInfo

const position = (more: Partial<Position> = {}): Position =>
  ({
    you: 0,
    step: 0,
    turn: 0,
    zones: {},
    counters: { crystals: [5, 5] },
    facts: {},
    waiting_for: [0],
    status: '',
    can_undo: false,
    can_redo: false,
    ...more,
  }) as Position

const band = (step: number) => ({ step, seat: 0, turn: 0, choice: '', events: [], beats: [] })

async function sitDown(mine = [0]): Promise<TableState> {
  const table = new TableState('ABCDEF', 'token', 'en')
  await Promise.resolve()
  await Wire.last.tell(
    { type: 'table', table: info(), mine, host: true, name: 'Olena' },
    { type: 'state', version: 7, position: position(), log: [band(0), band(1)] },
  )
  return table
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('fetch', (address: URL) =>
    Promise.resolve(new Response(JSON.stringify(address.pathname.endsWith('/cards') ? [] : [GAME]))),
  )
  Object.assign(settings, { motion: 'none', curtain: true, oneTap: true, confirm: true })
})

describe('a table', () => {
  it('says who it is when the wire opens', async () => {
    await sitDown()
    expect(Wire.last.heard[0]).toEqual({ type: 'hello', language: 'en', token: 'token' })
  })

  it('patches the position and adds to the log', async () => {
    const table = await sitDown()
    await Wire.last.tell({ type: 'changed', base: 7, version: 8, patch: { counters: { crystals: [4, 5] } }, log: [band(2)] })
    expect(table.position?.counters['crystals']).toEqual([4, 5])
    expect(table.log.map((one) => one.step)).toEqual([0, 1, 2])
    expect(table.version).toBe(8)
  })

  it('opens what costs before it is bought, where the words are not on the screen', async () => {
    const table = await sitDown()
    const buy = { key: 'buy 7', verb: 'buy', label: 'Buy', card: 'jade', n: 7 }
    const dear = { key: 'buy 8', verb: 'buy', label: 'Buy', card: 'ruby', n: 8, why: 'too dear' }
    const market = { zone: 'market', seat: -1, count: 2, cards: [{ id: 'jade', n: 7 }, { id: 'ruby', n: 8 }] }
    table.show(position({ zones: { market }, question: { prompt: 'turn', sentence: '', about: '', n: -1, options: [buy, { key: 'end', verb: 'end', label: 'End' }], refused: [dear] } }))
    await vi.waitFor(() => expect(table.asked).toBe(true), PATIENCE)
    table.touch('card:8', { id: 'ruby', n: 8 }, true)
    expect(table.sheet?.id).toBe('ruby')
    table.touch('card:7', { id: 'jade', n: 7 }, true)
    expect(table.sheet?.id).toBe('jade')
    expect(Wire.last.heard.map(({ type }) => type)).not.toContain('answer')
    table.sheet = null
    table.touch('card:8', { id: 'ruby', n: 8 })
    expect(table.why?.sentence).toBe('too dear')
    settings.oneTap = false
    table.choose(buy, true)
    expect(Wire.last.heard.at(-1)).toMatchObject({ type: 'answer', choose: 'buy 7' })
  })

  it('lights nothing while a story is played', async () => {
    const table = await sitDown()
    const question = { prompt: 'turn', sentence: '', about: '', n: -1, options: [{ key: 'end', verb: 'end', label: 'End' }], refused: [] }
    table.show(position({ question }))
    await vi.waitFor(() => expect(table.asked).toBe(true), PATIENCE)
    table.staging.shown = { key: '1', beat: { kind: 'turn', turn: 1, first: 0, end: 1 }, events: [], count: 1, foe: false, landed: false }
    expect(table.asked).toBe(false)
    table.staging.leave()
    expect(table.asked).toBe(true)
  })

  it('forgets the bands that were undone', async () => {
    const table = await sitDown()
    await Wire.last.tell({ type: 'changed', base: 7, version: 8, patch: {}, log: [], keep: 1 })
    expect(table.log.map((one) => one.step)).toEqual([0])
  })

  it('asks for everything anew when it has missed something', async () => {
    const table = await sitDown()
    await Wire.last.tell({ type: 'changed', base: 9, version: 10, patch: { turn: 1 } })
    expect(table.position?.turn).toBe(0)
    expect(Wire.last.heard.filter((message) => message.type === 'hello')).toHaveLength(2)
  })

  it('answers once, for the version it sees', async () => {
    const table = await sitDown()
    table.answer('travel:axe', ['done'])
    table.answer('travel:axe')
    expect(Wire.last.heard.slice(1)).toEqual([{ type: 'answer', version: 7, choose: 'travel:axe', then: ['done'] }])
  })

  it('takes a gesture of several answers back as one', async () => {
    const table = await sitDown()
    const undone = async (version: number, log: number[]): Promise<unknown> => {
      const patch = { step: log.at(-1)! + 1, can_undo: true }
      await Wire.last.tell({ type: 'changed', base: version - 1, version, patch, log: log.map(band) })
      table.undo()
      return Wire.last.heard.at(-1)
    }
    await Wire.last.tell({ type: 'changed', base: 7, version: 8, patch: { step: 2 } })
    table.answer('discard:jade', ['discard:crystal', 'discard:spark'])
    expect(await undone(9, [2, 3])).toEqual({ type: 'undo-to', version: 9, step: 2 })

    table.answer('end') // the third was not asked for
    expect(await undone(10, [4])).toEqual({ type: 'undo', version: 10 })
  })

  const asked = (more: object = {}) => ({ prompt: 'turn', sentence: '', about: '', n: -1, options: [{ key: 'rest', verb: 'use', label: 'Rest' }, { key: 'go', verb: 'use', label: 'Go', final: true }], refused: [], ...more })

  it('asks once before what shows something new', async () => {
    const table = await sitDown()
    await Wire.last.tell({ type: 'changed', base: 7, version: 8, patch: { question: asked() } })
    const [rest, go] = table.position!.question!.options
    table.choose(go!)
    expect(table.pending?.key).toBe('go')
    expect(Wire.last.heard.some((one) => one.type === 'answer')).toBe(false)
    table.choose(go!)
    expect(Wire.last.heard.at(-1)).toMatchObject({ type: 'answer', choose: 'go' })
    table.sent = false
    table.choose(rest!)
    expect(Wire.last.heard.at(-1)).toMatchObject({ type: 'answer', choose: 'rest' })
  })

  const hand = { 'hand/0': { zone: 'hand', seat: 0, count: 1, cards: [{ id: 'spark', n: 1 }] } }
  async function advised(choose: string, options: Choice[]): Promise<TableState> {
    const table = await sitDown()
    await Wire.last.tell({ type: 'changed', base: 7, version: 8, patch: { question: asked({ options }), zones: hand } })
    await vi.waitFor(() => expect(table.asked).toBe(true), PATIENCE)
    table.askHint()
    await Wire.last.tell({ type: 'hint', version: 8, choose, sentence: 'Do it' })
    expect(table.hinted('card:1')).toBe(true)
    return table
  }

  it('marks in what a card offers the one that the hint names, and the card no longer', async () => {
    const [first, second] = ['prep:spark@1', 'prep:spark@2'].map((key) => ({ key, verb: 'prep', label: key, n: 1 }))
    const table = await advised(second!.key, [first!, second!])
    table.touch('card:1')
    expect([first, second].map((choice) => table.isHinted(choice))).toEqual([false, true])
    expect(table.hinted('card:1')).toBe(false)
  })

  it('marks the button that confirms once the card of the hint is picked', async () => {
    const table = await advised('pick:spark', [{ key: 'pick:spark', verb: 'pick', label: 'Spark', n: 1 }, { key: 'done', verb: 'done', label: 'Done' }])
    expect(table.hintTaken).toBe(false)
    table.touch('card:1')
    expect([table.hintTaken, table.hinted('card:1')]).toEqual([true, false])
  })

  it('keeps what is picked, and what is on its way, while others answer for themselves', async () => {
    const table = await sitDown()
    await Wire.last.tell({ type: 'changed', base: 7, version: 8, patch: { question: asked() } })
    const [rest, go] = table.position!.question!.options
    table.picked = [rest!]
    table.choose(go!)
    const rival = { ...band(2), seat: 1 }
    await Wire.last.tell({ type: 'changed', base: 8, version: 9, patch: { waiting_for: [0] }, log: [rival] })
    expect([table.picked.map((one) => one.key), table.pending?.key]).toEqual([['rest'], 'go'])

    table.choose(go!)
    await Wire.last.tell({ type: 'changed', base: 9, version: 10, patch: { status: '…' }, log: [rival] })
    expect(table.sent).toBe(true)
    await Wire.last.tell({ type: 'changed', base: 10, version: 11, patch: { status: '' }, log: [band(4)] })
    expect([table.sent, table.picked]).toEqual([false, []])
  })

  it('lets the last blow be seen before the end is told, unless nothing shall take time', async () => {
    const outcome = { winners: [0], scores: [], sentence: 'Won' }
    const table = await sitDown()
    settings.pace = 'calm'
    await Wire.last.tell({ type: 'changed', base: 7, version: 8, patch: { outcome } })
    expect([table.position?.outcome?.sentence, table.parting]).toEqual(['Won', true])
    table.skip()
    await vi.waitFor(() => expect(table.parting).toBe(false), 500)

    const hasty = await sitDown()
    settings.pace = 'instant'
    await Wire.last.tell({ type: 'changed', base: 7, version: 8, patch: { outcome } })
    expect([hasty.position?.outcome?.sentence, hasty.parting]).toEqual(['Won', false])
  })

  it('rests until its own turn if told so', async () => {
    const table = await sitDown()
    await Wire.last.tell({ type: 'changed', base: 7, version: 8, patch: { question: asked({ aside: true }) } })
    table.catalogue = { cards: new Map(), look: { obvious: [] } } as unknown as NonNullable<typeof table.catalogue>
    expect(table.asked).toBe(true)
    table.resting = true
    expect(table.asked).toBe(false)
    await Wire.last.tell({ type: 'changed', base: 8, version: 9, patch: { question: asked({ aside: false }) } })
    expect([table.asked, table.resting]).toEqual([true, false])
  })

  it('undoes a phase, a turn or a round', async () => {
    const table = await sitDown()
    await Wire.last.tell({ type: 'changed', base: 7, version: 8, patch: { can_undo: true } })
    table.undo('turn')
    expect(Wire.last.heard.at(-1)).toEqual({ type: 'undo', version: 8, extent: 'turn' })
  })

  it('shows why the server refused, and may try again', async () => {
    const table = await sitDown()
    table.answer('travel:axe')
    await Wire.last.tell({ type: 'error', code: 'not-offered', message: 'not offered', version: 7 })
    expect(table.problem).toBe('not offered')
    expect(table.sent).toBe(false)
  })

  it('covers the screen before another person of the same device looks', async () => {
    const table = await sitDown([0, 1])
    await Wire.last.tell({ type: 'state', version: 8, position: position({ you: 1, waiting_for: [1] }), log: [] })
    expect(table.curtain).toBe(1)
    table.raiseCurtain()
    expect(table.curtain).toBe(-1)
  })

  it('covers nothing where there is one person', async () => {
    const table = await sitDown([0])
    await Wire.last.tell({ type: 'state', version: 8, position: position({ you: 0, waiting_for: [0] }), log: [] })
    expect(table.curtain).toBe(-1)
  })

  it('comes back by itself when the wire breaks', async () => {
    const table = await sitDown()
    const first = Wire.last
    first.close()
    expect(table.health).toBe('lost')
    await vi.waitFor(() => expect(Wire.last).not.toBe(first), { timeout: 2000 })
    await vi.waitFor(() => expect(Wire.last.heard[0]?.type).toBe('hello'))
    expect(table.health).toBe('open')
  })
})
