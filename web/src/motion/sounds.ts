import type { EventView } from '../messages.ts'

let context: AudioContext | null = null

/** A quiet sound for what happened: cards rustle, wounds thud, a turn of one's own rings. Off unless asked for. */
export function chime(events: EventView[], you: number): void {
  const notes = new Set(events.map((event) => noteOf(event, you)).filter((note) => note > 0))
  if (!notes.size) return
  context ??= new AudioContext()
  let start = context.currentTime
  for (const note of [...notes].slice(0, 3)) {
    ring(context, note, start)
    start += 0.09
  }
}

function noteOf(event: EventView, you: number): number {
  if (event.kind === 'turn') return event.seat === you ? 659 : 0
  if (event.kind === 'ended') return 784
  if (event.kind === 'moved') return 330
  if (event.kind === 'struck') return 147
  return 0
}

function ring(audio: AudioContext, frequency: number, at: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.4)
}
