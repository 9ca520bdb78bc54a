import { beforeEach, describe, expect, it, vi } from 'vitest'

import { dealOf, hashOf, newShare, verdictOn } from '../src/company/deal.ts'
import type { TableInfo } from '../src/messages.ts'

const SECRET = 'a'.repeat(64)
const THEIRS = 'b'.repeat(64)

/** A finished table whose deal was made of the server's secret, this device's share and another's. */
function finished(): TableInfo {
  const gathering = { code: 'K7QX2M', seal: hashOf(SECRET) } as TableInfo
  const commitment = newShare(gathering)
  const nonce = dealOf('K7QX2M')!.nonce
  const key = hashOf([SECRET, nonce, THEIRS].join('\n'))
  return {
    ...gathering,
    secret: SECRET,
    seed: (parseInt(key[0]!, 16) | 8).toString(16) + key.slice(1),
    shares: [
      { name: 'Olena', commitment, nonce },
      { name: 'Taras', commitment: hashOf(THEIRS), nonce: THEIRS },
    ],
  }
}

describe('the deal of a finished game', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    })
  })

  it('fits if it was made as it was sealed', () => {
    expect(verdictOn(finished())).toEqual({ seal: true, shares: true, key: true, own: true })
  })

  it('does not fit another secret, sealed or not', () => {
    const info = finished()
    expect(verdictOn({ ...info, secret: THEIRS })).toMatchObject({ seal: false, key: false })
    // A server that replaces its seal as well is given away by what this device was shown.
    expect(verdictOn({ ...info, secret: THEIRS, seal: hashOf(THEIRS) })).toMatchObject({ seal: true, own: false })
  })

  it('does not fit a share that was changed after the others were seen', () => {
    const info = finished()
    const forged = 'c'.repeat(64)
    const shares = [info.shares![0]!, { ...info.shares![1]!, nonce: forged }]
    expect(verdictOn({ ...info, shares })).toMatchObject({ shares: false, key: false, own: true })
  })

  it('does not fit without the share of this device', () => {
    const info = finished()
    expect(verdictOn({ ...info, shares: [info.shares![1]!] })).toMatchObject({ key: false, own: false })
  })

  it('does not fit another seed', () => {
    const info = finished()
    expect(verdictOn({ ...info, seed: `9${info.seed!.slice(1, -1)}0` })).toMatchObject({ key: false })
  })

  it('knows its own share in a browser that keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('no room')
      },
    })
    expect(verdictOn(finished())).toMatchObject({ own: true })
  })

  it('has no verdict where nothing was sealed', () => {
    expect(verdictOn({ ...finished(), seal: '' })).toBeNull()
  })
})
