import { settings } from '../device/settings.svelte.ts'
import type { Look } from '../games/game.ts'
import type { NumberChange } from '../messages.ts'
import { impactOf, isOfFoe } from './impacts.ts'
import { attackOf, SCORE, SILENCE, type Layer, type Sound } from './score.ts'

/** Sounds, made here from noise and tones. Browsers let a page be heard after the first touch. */
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
    master.gain.value = loudAs()
    const limiter = audio.createDynamicsCompressor()
    master.connect(limiter).connect(audio.destination)
    hiss = noise(audio)
  }
  return audio
}

function loudAs(): number {
  return settings.sound ? (settings.volume / 100) ** 1.6 : 0
}

// What is muted falls silent at once, even in the middle of a sound.
$effect.root(() => {
  $effect(() => {
    const wished = loudAs()
    if (master) master.gain.value = wished
  })
})

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

function perform(layer: Layer, start: number): void {
  const { at, length, loud, from, to } = layer
  const begin = start + at
  const gain = audio!.createGain()
  gain.gain.setValueAtTime(SILENCE, begin)
  gain.gain.exponentialRampToValueAtTime(loud, begin + attackOf(length))
  gain.gain.exponentialRampToValueAtTime(SILENCE, begin + length)
  gain.connect(master!)
  const glide = (frequency: AudioParam): void => {
    frequency.setValueAtTime(from, begin)
    frequency.exponentialRampToValueAtTime(Math.max(20, to), begin + length)
  }
  if (layer.voice === 'tone') {
    const oscillator = audio!.createOscillator()
    oscillator.type = layer.wave
    glide(oscillator.frequency)
    oscillator.connect(gain)
    oscillator.start(begin)
    oscillator.stop(begin + length + 0.05)
    return
  }
  const source = audio!.createBufferSource()
  source.buffer = hiss
  source.loop = true
  const filter = audio!.createBiquadFilter()
  filter.type = layer.filter
  filter.Q.value = layer.sharp
  glide(filter.frequency)
  source.connect(filter).connect(gain)
  source.start(begin, (begin * 7.3) % 0.5)
  source.stop(begin + length + 0.05)
}

function one(sound: Sound, size = 1): void {
  try {
    const context = ready()
    if (!context) return
    if (context.state === 'suspended') context.resume().catch(() => null)
    for (const layer of SCORE[sound](size)) perform(layer, context.currentTime + 0.01)
  } catch {
    // A device that makes no sound does not stop the game.
  }
}

/** Harm is a thud if it is ours, a cut if it is a foe's, and stones if it is the wall's. */
function soundOf(change: NumberChange, look: Look): Sound {
  const kind = impactOf(change, look)
  if (kind !== 'harm') return kind
  if (look.walls?.includes(change.what)) return 'stones'
  return isOfFoe(change, look) ? 'blow' : 'harm'
}

/** Numbers that changed, heard together: the loudest of each kind once. */
function all(changes: NumberChange[], look: Look): void {
  const loudest = new Map<Sound, number>()
  for (const change of changes) {
    const kind = soundOf(change, look)
    loudest.set(kind, Math.max(loudest.get(kind) ?? 0, Math.abs(change.after - change.before)))
  }
  for (const [sound, size] of loudest) one(sound, size)
}

export const play = Object.assign(one, { all })
