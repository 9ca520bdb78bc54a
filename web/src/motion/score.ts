/** What a sound consists of: a tone that may glide to another, or a breath of noise through a filter. Times in seconds, from its beginning. */
export type Layer = { at: number; length: number; loud: number; from: number; to: number } & (
  { voice: 'tone'; wave: OscillatorType } | { voice: 'breath'; filter: BiquadFilterType; sharp: number }
)

function tone(at: number, from: number, to: number, length: number, loud: number, wave: OscillatorType = 'sine'): Layer {
  return { voice: 'tone', at, from, to, length, loud, wave }
}

/** Paper, dust, wind. */
function breath(at: number, length: number, loud: number, filter: BiquadFilterType, from: number, to: number, sharp = 0.8): Layer {
  return { voice: 'breath', at, from, to, length, loud, filter, sharp }
}

function bell(at: number, note: number, length: number, loud: number): Layer[] {
  return [tone(at, note, note, length, loud), tone(at, note * 2.01, note * 2.01, length * 0.6, loud * 0.4), tone(at, note * 3.98, note * 3.98, length * 0.25, loud * 0.2)]
}

/** So many of a thing, one after another. */
function row<T>(count: number, one: (index: number) => T[]): T[] {
  return Array.from({ length: count }, (_, index) => one(index)).flat()
}

/** Every sound, as large as what it tells: paper for a card, a thud for harm, a cut for a blow to a foe, stones for the wall, bells for a turn. */
export const SCORE = {
  card: () => [breath(0, 0.09, 0.22, 'bandpass', 2600, 5200, 0.7), breath(0.05, 0.05, 0.1, 'highpass', 3800, 6400), tone(0.08, 190, 120, 0.06, 0.07)],
  gain: (size) => row(Math.min(3, size), (i) => bell(i * 0.07, 1175 * 1.1225 ** i, 0.35, 0.14)),
  loss: (size) => row(Math.min(3, size), (i) => [tone(i * 0.07, 520 / 1.1225 ** i, 330 / 1.1225 ** i, 0.18, 0.16, 'triangle')]),
  heal: (size) => [
    ...[523, 659, 784, 1047].slice(0, size < 5 ? 3 : 4).flatMap((note, i) => bell(i * 0.08, note, 0.7, 0.07 + 0.006 * Math.min(size, 5))),
    breath(0, 0.5, 0.03, 'highpass', 3000, 8000),
  ],
  harm: (size) => {
    const weight = Math.min(1, 0.35 + size / 8)
    return [
      tone(0, 150, 42, 0.22 + weight * 0.2, 0.7 * weight),
      breath(0, 0.12 + weight * 0.12, 0.5 * weight, 'lowpass', 2400, 180, 1.2),
      breath(0.05, 0.35 * weight + 0.1, 0.12 * weight, 'bandpass', 900, 240, 2.5),
      ...(size >= 5 ? [tone(0.02, 74, 34, 0.7, 0.3)] : []),
    ]
  },
  blow: (size) => {
    const weight = Math.min(1, 0.4 + size / 9)
    return [
      breath(0, 0.1, 0.42 * weight, 'bandpass', 5600, 1400, 1.4),
      tone(0.04, 330, 84, 0.16 + weight * 0.12, 0.3 * weight, 'triangle'),
      breath(0.05, 0.1 + weight * 0.16, 0.24 * weight, 'lowpass', 3200, 300),
      ...(size >= 4 ? [tone(0.05, 96, 38, 0.45, 0.35), ...bell(0.05, 740, 0.5, 0.04)] : []),
    ]
  },
  stones: (size) => [
    ...row(Math.min(6, size), (i) => [
      breath(i * 0.09, 0.15, 0.24, 'lowpass', 1500 - i * 90, 170, 1.6),
      tone(i * 0.09, 128 - i * 7, 46, 0.17, 0.3),
      tone(i * 0.09 + 0.03, 410 - i * 31, 260, 0.05, 0.06, 'triangle'),
    ]),
    breath(0.12, 0.5 + Math.min(6, size) * 0.12, 0.08 + Math.min(6, size) * 0.01, 'bandpass', 620, 180, 0.6),
  ],
  opens: () => [...[392, 587, 784, 1175].flatMap((note, i) => bell(i * 0.09, note, 0.9 - i * 0.1, 0.08)), breath(0, 0.8, 0.1, 'bandpass', 500, 6200, 1.6), tone(0, 65, 131, 0.7, 0.2)],
  breaks: () => [...row(3, (i) => [breath(i * 0.06, 0.08, 0.26, 'highpass', 4800 - i * 900, 1200)]), tone(0, 260, 52, 0.4, 0.32, 'triangle'), breath(0.1, 0.6, 0.12, 'lowpass', 1200, 110)],
  turn: () => [...bell(0, 659, 0.6, 0.1), ...bell(0.12, 988, 0.8, 0.09)],
  'foe-turn': () => [
    tone(0, 98, 92, 1.1, 0.22, 'sawtooth'),
    tone(0, 146.8, 139, 1.1, 0.12, 'sawtooth'),
    breath(0, 0.9, 0.12, 'lowpass', 160, 900, 3),
    tone(0.04, 60, 38, 0.6, 0.4),
  ],
  fall: () => [tone(0, 220, 55, 1.4, 0.25, 'triangle'), breath(0.1, 1, 0.2, 'lowpass', 1600, 90, 1), tone(0.5, 52, 30, 0.9, 0.5)],
  victory: () => [...[392, 523, 659, 784, 1047].flatMap((note, i) => bell(i * 0.13, note, 1.4, 0.13)), ...[196, 262, 330].map((note) => tone(0.65, note, note, 1.3, 0.08, 'triangle')), breath(0.6, 1.1, 0.03, 'highpass', 4000, 9000)],
  defeat: () => [...[294, 277, 247, 147].map((note, i) => tone(i * 0.26, note, note * 0.97, 0.9, 0.16, 'triangle')), ...row(5, (i) => [tone(0.2 + i * 0.19, 110 - i * 9, 42, 0.2, 0.22), breath(0.2 + i * 0.19, 0.16, 0.14, 'lowpass', 1200, 160)])],
} satisfies Record<string, (size: number) => Layer[]>

export type Sound = keyof typeof SCORE

/** How loud a sound is so long after its beginning: it swells at once and dies away. */
export function loudness(layers: readonly Layer[], time: number): number {
  return layers.reduce((sum, { at, length, loud }) => {
    const rise = attackOf(length)
    const since = time - at
    if (since < 0 || since > length) return sum
    return sum + (since < rise ? loud * (since / rise) : loud * (SILENCE / loud) ** ((since - rise) / (length - rise)))
  }, 0)
}

/** Nothing glides to zero. */
export const SILENCE = 0.0001

export function attackOf(length: number): number {
  return Math.min(0.012, length / 4)
}
