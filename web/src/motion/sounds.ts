import { settings } from '../device/settings.svelte.ts'
import type { Look } from '../games/game.ts'
import type { NumberChange } from '../messages.ts'
import { impactOf } from './impacts.ts'

/**
 * Sounds, made here and layered from noise and tones: paper for a card, stone and a low thud for harm, glass for crystals, bells
 * for a turn. Browsers let a page be heard after the first touch.
 */
type Sound = 'card' | 'gain' | 'loss' | 'heal' | 'harm' | 'turn' | 'foe-turn' | 'fall' | 'victory' | 'defeat'

let audio: AudioContext | null = null
let master: GainNode | null = null
let hiss: AudioBuffer | null = null
let touched = false

if (typeof addEventListener !== 'undefined') {
  const note = (): void => {
    touched = true
  }
  addEventListener('pointerdown', note, { once: true })
  addEventListener('keydown', note, { once: true })
}

function ready(): AudioContext | null {
  if (!settings.sound || !touched || settings.volume <= 0 || typeof AudioContext === 'undefined') return null
  if (!audio) {
    audio = new AudioContext()
    master = audio.createGain()
    const limiter = audio.createDynamicsCompressor()
    master.connect(limiter).connect(audio.destination)
    hiss = noise(audio)
  }
  master!.gain.value = (settings.volume / 100) ** 1.6
  return audio
}

/** A second of noise, the same every time. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const data = buffer.getChannelData(0)
  let seed = 22222
  for (let i = 0; i < data.length; i++) {
    seed = (Math.imul(seed, 16807) >>> 0) % 2147483647
    data[i] = (seed / 2147483647) * 2 - 1
  }
  return buffer
}

/** A tone that swells and dies away, perhaps gliding to another. */
function tone(at: number, from: number, to: number, length: number, loud: number, type: OscillatorType = 'sine'): void {
  const oscillator = audio!.createOscillator()
  oscillator.type = type
  oscillator.frequency.setValueAtTime(from, at)
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(20, to), at + length)
  oscillator.connect(swell(at, length, loud)).connect(master!)
  oscillator.start(at)
  oscillator.stop(at + length + 0.05)
}

/** A breath of noise through a filter: paper, dust, wind. */
function breath(at: number, length: number, loud: number, type: BiquadFilterType, from: number, to: number, sharp = 0.8): void {
  const source = audio!.createBufferSource()
  source.buffer = hiss
  const filter = audio!.createBiquadFilter()
  filter.type = type
  filter.Q.value = sharp
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(Math.max(30, to), at + length)
  source.connect(filter).connect(swell(at, length, loud)).connect(master!)
  source.start(at, (at * 7.3) % 0.5, length + 0.05)
}

function swell(at: number, length: number, loud: number): GainNode {
  const gain = audio!.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.012, length / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  return gain
}

function bell(at: number, note: number, length: number, loud: number): void {
  tone(at, note, note, length, loud)
  tone(at, note * 2.01, note * 2.01, length * 0.6, loud * 0.4)
  tone(at, note * 3.98, note * 3.98, length * 0.25, loud * 0.2)
}

/** Each sound, as large as what it tells. */
const SOUNDS: Record<Sound, (at: number, size: number) => void> = {
  card: (at) => {
    breath(at, 0.09, 0.16, 'bandpass', 2600, 5200, 0.7)
    breath(at + 0.05, 0.05, 0.1, 'highpass', 3800, 6400)
    tone(at + 0.08, 190, 120, 0.06, 0.07)
  },
  gain: (at, size) => {
    for (let i = 0; i < Math.min(3, size); i++) bell(at + i * 0.07, 1175 * 1.1225 ** i, 0.35, 0.08)
  },
  loss: (at) => tone(at, 520, 330, 0.16, 0.06, 'triangle'),
  heal: (at) => {
    for (const [i, note] of [523, 659, 784].entries()) bell(at + i * 0.08, note, 0.7, 0.08)
    breath(at, 0.5, 0.03, 'highpass', 3000, 8000)
  },
  harm: (at, size) => {
    const weight = Math.min(1, 0.35 + size / 8)
    tone(at, 150, 42, 0.22 + weight * 0.2, 0.5 * weight)
    breath(at, 0.12 + weight * 0.12, 0.35 * weight, 'lowpass', 2400, 180, 1.2)
    breath(at + 0.05, 0.35 * weight + 0.1, 0.12 * weight, 'bandpass', 900, 240, 2.5)
    if (size >= 5) tone(at + 0.02, 74, 34, 0.7, 0.4)
  },
  turn: (at) => {
    bell(at, 659, 0.6, 0.1)
    bell(at + 0.12, 988, 0.8, 0.09)
  },
  'foe-turn': (at) => {
    tone(at, 98, 92, 1.1, 0.22, 'sawtooth')
    tone(at, 146.8, 139, 1.1, 0.12, 'sawtooth')
    breath(at, 0.9, 0.12, 'lowpass', 160, 900, 3)
    tone(at + 0.04, 60, 38, 0.6, 0.4)
  },
  fall: (at) => {
    tone(at, 220, 55, 1.4, 0.25, 'triangle')
    breath(at + 0.1, 1, 0.2, 'lowpass', 1600, 90, 1)
    tone(at + 0.5, 52, 30, 0.9, 0.5)
  },
  victory: (at) => {
    for (const [i, note] of [392, 523, 659, 784, 1047].entries()) bell(at + i * 0.13, note, 1.4, 0.13)
  },
  defeat: (at) => {
    for (const [i, note] of [294, 277, 247, 147].entries()) tone(at + i * 0.26, note, note * 0.97, 0.9, 0.16, 'triangle')
  },
}

function one(sound: Sound, size = 1): void {
  try {
    const context = ready()
    if (!context) return
    if (context.state === 'suspended') context.resume().catch(() => null)
    SOUNDS[sound](context.currentTime + 0.01, size)
  } catch {
    // A device that makes no sound does not stop the game.
  }
}

/** Numbers that changed, heard together: the loudest of each kind once. */
function all(changes: NumberChange[], look: Look): void {
  const loudest = new Map<Sound, number>()
  for (const change of changes) {
    const kind = impactOf(change, look)
    loudest.set(kind, Math.max(loudest.get(kind) ?? 0, Math.abs(change.after - change.before)))
  }
  for (const [sound, size] of loudest) one(sound, size)
}

export const play = Object.assign(one, { all })
