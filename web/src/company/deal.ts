import { sha256 } from '@noble/hashes/sha2.js'

import { keep, kept } from '../device/kept.ts'
import type { TableInfo } from '../messages.ts'

/** What this device remembers of a deal, to check it when the game is over. */
interface Deal {
  /** The seal it was shown before it chose its share. */
  seal: string
  nonce: string
}

export function dealOf(code: string): Deal | null {
  return kept<Deal | null>(`deal.${code}`, null)
}

/** Choose this device's share of a deal; returns what it commits to. */
export function newShare(info: TableInfo): string {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(32)))
  keep(`deal.${info.code}`, { seal: info.seal, nonce } satisfies Deal)
  return hashOf(nonce)
}

export function hashOf(text: string): string {
  return hex(sha256(new TextEncoder().encode(text)))
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What fits, now that the game is over and everything is published. */
export interface Verdict {
  /** The server's share is the one it sealed. */
  seal: boolean
  /** Every player's share is the one they committed to. */
  shares: boolean
  /** The deal was made of exactly these shares. */
  key: boolean
  /** This device's own share is among them, and the seal is the one it was shown; `null` if it had none. */
  own: boolean | null
}

export function verdictOn(info: TableInfo): Verdict | null {
  const secret = info.secret ?? ''
  const seed = info.seed ?? ''
  const shares = info.shares ?? []
  if (!info.seal) return null
  if (!secret) return info.salt ? { seal: hashOf(`${seed}:${info.salt}`) === info.seal, shares: true, key: true, own: null } : null
  const mine = dealOf(info.code)
  return {
    seal: hashOf(secret) === info.seal,
    shares: shares.every((share) => hashOf(share.nonce) === share.commitment),
    key: withHighestBit(hashOf([secret, ...shares.map((share) => share.nonce)].join('\n'))) === seed.padStart(64, '0'),
    own: mine && shares.length ? mine.seal === info.seal && shares.some((share) => share.nonce === mine.nonce) : null,
  }
}

function withHighestBit(digits: string): string {
  return (parseInt(digits[0] ?? '0', 16) | 8).toString(16) + digits.slice(1)
}
