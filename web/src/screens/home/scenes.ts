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
      { icon: 'elven-castle', x: 26, y: 66, size: 104, colour: '#46294c' },
      { icon: 'wyvern', x: 190, y: -2, size: 170, colour: '#1d1226', flip: true, turn: 6 },
      { icon: 'pine-tree', x: 318, y: 146, size: 74, colour: '#1b1424' },
      { icon: 'pine-tree', x: 362, y: 160, size: 58, colour: '#1b1424' },
      { icon: 'pine-tree', x: -14, y: 160, size: 66, colour: '#1b1424' },
      { icon: 'sword-in-stone', x: 128, y: 104, size: 112, colour: '#100b17' },
    ],
  },
  'aeons-end': {
    sky: ['#0b1226', '#123a4c', '#3c1a4a'],
    light: { x: 236, y: 96, r: 70, colour: '#7fe8d6' },
    hills: ['#1c2446', '#141a33', '#0b0f20'],
    figures: [
      { icon: 'kraken-tentacle', x: 262, y: -16, size: 150, colour: '#241040' },
      { icon: 'evil-eyes', x: 188, y: 48, size: 96, colour: '#12072a' },
      { icon: 'kraken-tentacle', x: 64, y: -4, size: 140, colour: '#241040', flip: true },
      { icon: 'white-tower', x: 8, y: 66, size: 122, colour: '#101731' },
      { icon: 'crystal-cluster', x: 296, y: 108, size: 108, colour: '#0d1226' },
      { icon: 'crystal-cluster', x: -26, y: 152, size: 78, colour: '#090d1b', flip: true },
      { icon: 'wizard-staff', x: 138, y: 104, size: 104, colour: '#070a15' },
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
