/** The picture on a game's tile: a sky, a light in it, and silhouettes before it. */
export interface Scene {
  sky: [string, string, string]
  light: { x: number; y: number; r: number; colour: string }
  hills: string[]
  figures: Figure[]
}

interface Figure {
  icon: string
  x: number
  y: number
  size: number
  colour: string
  flip?: boolean
  turn?: number
  opacity?: number
}

const SCENES: Record<string, Scene> = {
  enchanters: {
    sky: ['#1b1636', '#6b2f52', '#f0a35c'],
    light: { x: 268, y: 150, r: 58, colour: '#ffe0a1' },
    hills: ['#54304f', '#33203b', '#1b1424'],
    figures: [
      { icon: 'elven-castle', x: 20, y: 84, size: 96, colour: '#46294c' },
      { icon: 'wyvern', x: 186, y: 22, size: 158, colour: '#1d1226', flip: true, turn: 6 },
      { icon: 'pine-tree', x: 318, y: 146, size: 74, colour: '#1b1424' },
      { icon: 'pine-tree', x: 362, y: 160, size: 58, colour: '#1b1424' },
      { icon: 'pine-tree', x: -14, y: 160, size: 66, colour: '#1b1424' },
      { icon: 'sword-in-stone', x: 120, y: 118, size: 104, colour: '#100b17' },
    ],
  },
  'aeons-end': {
    sky: ['#0a1024', '#113546', '#3a1a48'],
    light: { x: 206, y: 104, r: 66, colour: '#74e6d2' },
    hills: ['#1c2446', '#141a33', '#0b0f20'],
    figures: [
      { icon: 'suckered-tentacle', x: 58, y: 46, size: 138, colour: '#1d1038', turn: -6 },
      { icon: 'suckered-tentacle', x: 240, y: 34, size: 150, colour: '#1d1038', flip: true },
      { icon: 'portal', x: 136, y: 26, size: 140, colour: '#d7fff6' },
      { icon: 'white-tower', x: 2, y: 88, size: 112, colour: '#101731' },
      { icon: 'crystal-cluster', x: 300, y: 124, size: 104, colour: '#0d1226' },
      { icon: 'crystal-cluster', x: -26, y: 160, size: 74, colour: '#090d1b', flip: true },
      { icon: 'sun-priest', x: 164, y: 128, size: 84, colour: '#070a15' },
    ],
  },
  krutagidon: {
    sky: ['#35106b', '#a0207a', '#ff8a2e'],
    light: { x: 200, y: 118, r: 74, colour: '#ffe14a' },
    hills: ['#6a26bd', '#4a1a8a', '#2a0f52'],
    figures: [
      { icon: 'barracks-tent', x: 112, y: 66, size: 172, colour: '#3b1272' },
      { icon: 'party-flags', x: 6, y: 2, size: 120, colour: '#ffe14a', opacity: 0.8 },
      { icon: 'party-flags', x: 276, y: 2, size: 120, colour: '#ff6fae', flip: true, opacity: 0.8 },
      { icon: 'wizard-face', x: 34, y: 92, size: 116, colour: '#1c0b33' },
      { icon: 'imp-laugh', x: 262, y: 96, size: 112, colour: '#1c0b33', flip: true },
      { icon: 'thor-fist', x: 150, y: 24, size: 98, colour: '#1c0b33', turn: 8 },
    ],
  },
}

const ANY: Scene = {
  sky: ['#171b2e', '#33304f', '#7b5a4a'],
  light: { x: 210, y: 96, r: 60, colour: '#ffe9bd' },
  hills: ['#2d2b40', '#211f30', '#14131d'],
  figures: [
    { icon: 'star-swirl', x: 132, y: 10, size: 150, colour: '#f3dfae', opacity: 0.25 },
    { icon: 'card-random', x: 136, y: 72, size: 132, colour: '#0e0d15' },
  ],
}

export function sceneOf(game: string): Scene {
  return SCENES[game] ?? ANY
}
