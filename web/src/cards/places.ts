import { seedOf } from '../look/seeds.ts'
import { crack, H, lines, path, rays, ridge, shard, side, spikes, W, type Chance } from './drawing.ts'

/** Where a picture's figure stands. Each kind of card has places of its own; which of them it is, and how it is built, comes from the id. */

const n = Math.round

export interface Colours {
  glow: string
  mid: string
  deep: string
  ink: string
  rim: string
  body: string
  shade: string
  core: string
  kick: string
}

export interface Place {
  light: [number, number]
  size: number
  y: number
  turn?: number
  floor?: number
  /** Whether the figure stands on what is in front, not behind it. */
  stage?: boolean
  back: (c: Colours) => string
  front: (c: Colours) => string
}
type Build = (r: Chance) => Place

/** A cave: a shaft of light from above, teeth of stone, crystals at the feet. */
const cave: Build = (r) => {
  const x = 70 + r() * 60
  return {
    light: [x, -6],
    size: 92,
    y: 70,
    floor: 126,
    back: (c) =>
      path(rays(r, x, -6, 4, 0.9, 2.3), c.glow, ' opacity=".26"') +
      path(spikes(r, 14, 34, 6), c.deep, ' opacity=".8"') +
      path(spikes(r, 132, 42, 5, true), c.mid, ' opacity=".55"'),
    front: (c) =>
      path(ridge(r, 134, 5, 4), c.ink) + path(spikes(r, 150, 30, 4, true), c.deep, ` stroke="${c.rim}" stroke-width=".7" opacity=".9"`),
  }
}

/** Inside a stone that was cut open: its rind, and facets that all point to the middle. */
const geode: Build = (r) => ({
  light: [n(60 + r() * 80), n(40 + r() * 40)],
  size: 88,
  y: 74,
  back: (c) => {
    let facets = ''
    for (let i = 0; i < 22; i++) {
      const a = i * 0.2856 + r() * 0.14
      const [x, y] = [Math.cos(a) * 1.24, Math.sin(a)]
      const far = 60 + r() * 14
      facets += `M${n(100 + x * 84)} ${n(74 + y * 84)}L${n(100 + x * far - y * 4)} ${n(74 + y * far + x * 4)} ${n(100 + x * 84 - y * 18)} ${n(74 + y * 84 + x * 15)}Z`
    }
    return (
      path(`M0 0H${W}V${H}H0Z${shard(r, 100, 74, 76, 13)}`, c.deep, ' fill-rule="evenodd"') +
      path(facets, c.mid, ` stroke="${c.glow}" stroke-width=".8" opacity=".85"`) +
      path(`M0 0H${W}V${H}H0Z${shard(r, 100, 74, 92, 11)}`, c.ink, ' fill-rule="evenodd"')
    )
  },
  front: () => '',
})

/** The shore of a lake under the earth, which gives the light back. */
const lake: Build = (r) => {
  const x = n(40 + r() * 120)
  return {
    light: [x, 92],
    size: 90,
    y: 66,
    back: (c) => {
      let shine = ''
      for (let i = 0; i < 9; i++) shine += `M${n(x - 60 + r() * 90)} ${n(106 + i * 4.6)}h${n(16 + r() * 40)}`
      return (
        path(ridge(r, 84, 22, 7), c.deep, ' opacity=".75"') +
        path(`M0 102H${W}V${H}H0Z`, c.mid) +
        lines(shine, c.glow, 1.6, ' stroke-linecap="round" opacity=".8"') +
        path(spikes(r, 8, 26, 8), c.ink, ' opacity=".85"')
      )
    },
    front: (c) =>
      `<g fill="none" stroke="${c.rim}" opacity=".7"><ellipse cx="100" cy="118" rx="46" ry="7"/><ellipse cx="100" cy="118" rx="${n(60 + r() * 14)}" ry="11" opacity=".6"/></g>` +
      path(ridge(r, 144, 6, 5), c.ink),
  }
}

/** A wall of rock with glowing veins, and what was broken out of it. */
const vein: Build = (r) => ({
  light: [r() < 0.5 ? 30 : 170, 20],
  size: 92,
  y: 70,
  floor: 124,
  back: (c) => {
    const s = side(r)
    let d = ''
    for (let i = 0; i < 4; i++) d += crack(r, 100 - s * 120 + i * 44, -8 + i * 12, s > 0 ? 0.9 : 2.2, 210)
    return (
      path(shard(r, 44, 40, 60, 7) + shard(r, 168, 96, 62, 8), c.deep, ' opacity=".55"') +
      lines(d, c.deep, 9) +
      lines(d, c.glow, 3.4, ' opacity=".9"')
    )
  },
  front: (c) =>
    path(shard(r, 16, 140, 24, 7) + shard(r, 184, 142, 28, 7), c.ink) +
    path(ridge(r, 136, 7, 9), c.ink) +
    path(shard(r, 44, 138, 7, 5) + shard(r, 150, 140, 6, 5), c.kick),
})

const PLINTH = `M52 124H148L156 132V${H}H44V132Z`

function plinth(c: Colours): string {
  return path(PLINTH, c.ink) + path('M52 124H148L156 132H44Z', c.mid) + lines('M52 124H148', c.rim, 1.5)
}

/** A niche in a wall: arch, courses of stone, a plinth, light from the side. */
const niche: Build = (r) => ({
  light: [r() < 0.5 ? 40 : 160, 40],
  size: 92,
  y: 66,
  floor: 122,
  stage: true,
  back: (c) =>
    path(`M0 0H${W}V${H}H158V70A58 56 0 0 0 42 70V${H}H0Z`, c.deep) +
    lines(
      `M0 ${n(30 + r() * 10)}H46M154 52H${W}M0 74H42M158 92H${W}M0 112H42M158 ${n(124 + r() * 8)}H${W}M20 34V74M178 56V92M26 78V112`,
      c.ink,
      2.5,
    ) +
    lines(`M42 ${H}V70A58 56 0 0 1 158 70V${H}`, c.rim, 2, ' opacity=".55"'),
  front: plinth,
})

/** A chapel: tall windows, and their light on the floor. */
const chapel: Build = (r) => {
  const s = side(r)
  return {
    light: [100 + s * 66, 26],
    size: 90,
    y: 66,
    floor: 122,
    stage: true,
    back: (c) => {
      const windows = [-66, 0, 66].map((x) => `M${84 + x} 92V36a16 22 0 0 1 32 0V92Z`).join('')
      return (
        path(`M0 0H${W}V108H0Z`, c.deep, ' opacity=".82"') +
        path(windows, c.glow, ' opacity=".9"') +
        lines(`${[-66, 0, 66].map((x) => `M${100 + x} 16V92M${84 + x} 54h32M${84 + x} 74h32`).join('')}`, c.ink, 2.2) +
        path([-66, 0, 66].map((x) => `M${84 + x} 92h32l${-s * 46} 58h-44Z`).join(''), c.glow, ' opacity=".2"') +
        lines(`M0 108H${W}`, c.ink, 3)
      )
    },
    front: plinth,
  }
}

/** A hall of pillars, a lamp above. */
const hall: Build = (r) => ({
  light: [100, 10],
  size: 90,
  y: 70,
  floor: 124,
  stage: true,
  back: (c) => {
    const far = n(30 + r() * 8)
    const pillars = [far, W - far].map((x) => `M${x - 14} 16h28v8h-5V124h7v8h-32v-8h7V24h-5Z`).join('')
    return (
      path(`M100 0L${n(20 - r() * 20)} ${H}H${n(180 + r() * 20)}Z`, c.glow, ' opacity=".3"') +
      path([70, 130].map((x) => `M${x - 5} 30h10v80h-10Z`).join(''), c.deep, ' opacity=".6"') +
      path(pillars, c.deep, ` stroke="${c.ink}" stroke-width="2"`) +
      lines([far, W - far].map((x) => `M${x - 4} 26V122M${x + 4} 26V122`).join(''), c.mid, 2) +
      path('M0 0H200V16H0Z', c.ink) +
      path('M92 16h16l4 10H88Z', c.rim, ' opacity=".9"')
    )
  },
  front: (c) =>
    path(`M0 130H${W}V${H}H0Z`, c.ink) +
    lines(`M100 130V${H}M60 130L30 ${H}M140 130L170 ${H}M20 130L-40 ${H}M180 130L240 ${H}M0 138H${W}`, c.mid, 1.4) +
    `<ellipse cx="100" cy="130" rx="52" ry="7" fill="${c.mid}"/>`,
})

/** Drawn curtains, a table with a cloth. */
const curtains: Build = (r) => ({
  light: [100, 52],
  size: 90,
  y: 66,
  floor: 122,
  stage: true,
  back: (c) => {
    const sway = n(10 + r() * 16)
    const drape = `M0 0H88Q${60 - sway} 46 34 74Q22 100 40 ${H}H0Z`
    const folds = `M18 0Q16 70 14 ${H}M44 0Q34 60 24 84M66 0Q44 46 30 74`
    return (
      path(rays(r, 100, 52, 6), c.glow, ' opacity=".22"') +
      [1, -1]
        .map(
          (way) =>
            `<g transform="translate(${way < 0 ? W : 0}) scale(${way} 1)">${path(drape, c.mid, ` stroke="${c.ink}" stroke-width="2.5"`)}${lines(folds, c.deep, 4)}${path('M24 82l26-6-2 9-22 8Z', c.kick)}</g>`,
        )
        .join('')
    )
  },
  front: (c) =>
    path(`M30 126H170L182 ${H}H18Z`, c.deep, ` stroke="${c.ink}" stroke-width="2.5"`) +
    lines(`M30 126H170`, c.rim, 1.5) +
    lines(`M34 140q8 8 16 0 8 8 16 0 8 8 16 0 8 8 16 0 8 8 16 0 8 8 16 0 8 8 16 0 8 8 16 0`, c.kick, 1.6),
})

/** The breach: a ring torn in the dark, light pouring out, no ground. */
const tear: Build = (r) => {
  const turn = n(r() * 360)
  const tilt = n(r() * 40 - 20)
  return {
    light: [100, 72],
    size: 90,
    y: 74,
    turn: r() * 12 - 6,
    back: (c) =>
      path(rays(r, 100, 74, 6), c.glow, ' opacity=".2"') +
      `<g fill="none" stroke="${c.glow}" transform="rotate(${turn} 100 74)"><circle cx="100" cy="74" r="62" stroke-width="5" stroke-dasharray="${n(50 + r() * 60)} 9" opacity=".8"/><circle cx="100" cy="74" r="71" stroke-width="1.2" stroke-dasharray="3 ${n(4 + r() * 8)}" opacity=".8"/></g>` +
      `<ellipse cx="100" cy="74" rx="118" ry="${n(26 + r() * 16)}" fill="none" stroke="${c.rim}" stroke-width="1.5" opacity=".45" transform="rotate(${tilt} 100 74)"/>`,
    front: (c) => path(spikes(r, 150, 20, 6, true), c.ink, ' opacity=".85"'),
  }
}

/** A whirl that everything is drawn into. */
const whirl: Build = (r) => {
  const way = side(r)
  const turn = n(r() * 120)
  return {
    light: [100, 74],
    size: 86,
    y: 74,
    turn: way * (6 + r() * 8),
    back: (c) => {
      let arms = ''
      for (let arm = 0; arm < 5; arm++)
        arms += `<path d="M0-24C44-40 74 8 58 62Q46 98 6 132Q30 82 22 44Q14 6 0-24Z" transform="rotate(${arm * 72})"/>`
      return (
        `<g transform="translate(100 74) scale(${way} .86) rotate(${turn})"><g fill="${c.mid}" opacity=".95" transform="rotate(30)">${arms}</g><g fill="${c.glow}" opacity=".5">${arms}</g></g>` +
        `<circle cx="100" cy="74" r="40" fill="${c.glow}" opacity=".55"/>`
      )
    },
    front: () => '',
  }
}

/** The sky bursts where the spell comes through. */
const burst: Build = (r) => {
  const [x, y] = [n(80 + r() * 40), n(60 + r() * 20)]
  return {
    light: [x, y],
    size: 92,
    y: 72,
    turn: r() * 10 - 5,
    back: (c) => {
      let d = ''
      for (let i = 0; i < 9; i++) d += crack(r, x, y, i * 0.7 + r() * 0.3, 150)
      return path(shard(r, x, y, 92, 9), c.deep, ' opacity=".35"') + lines(d, c.deep, 7) + lines(d, c.glow, 2.6) + path(shard(r, x, y, 46, 8), c.glow, ' opacity=".5"')
    },
    front: (c) =>
      path(shard(r, 14 + r() * 12, 20 + r() * 20, 12, 5) + shard(r, 178 + r() * 10, 30 + r() * 30, 10, 5) + shard(r, 24 + r() * 10, 122, 9, 5) + shard(r, 172, 126, 13, 5), c.deep, ` stroke="${c.glow}" stroke-width="1.4"`),
  }
}

/** A circle drawn on the ground, and a pillar of light above it. */
const circle: Build = (r) => {
  const dash = n(5 + r() * 9)
  const marks = Array.from({ length: 9 }, (_, i) => {
    const a = i * 0.698 + r() * 0.3
    return `M${n(100 + Math.cos(a) * 66)} ${n(124 + Math.sin(a) * 15)}l${n(r() * 8 - 4)}-${n(4 + r() * 5)} 5 2`
  }).join('')
  return {
    light: [100, 112],
    size: 90,
    y: 66,
    back: (c) =>
      path('M34 124L48-10H152L166 124Z', c.glow, ' opacity=".26"') +
      path('M66 124L74-10H126L134 124Z', c.glow, ' opacity=".3"') +
      path(ridge(r, 92, 10, 6), c.deep, ' opacity=".55"') +
      `<ellipse cx="100" cy="124" rx="92" ry="24" fill="${c.deep}"/><g fill="none" stroke="${c.glow}"><ellipse cx="100" cy="124" rx="80" ry="19" stroke-width="3.4"/><ellipse cx="100" cy="124" rx="54" ry="12" stroke-width="1.8" stroke-dasharray="${dash} 4"/></g>${lines(marks, c.rim, 1.8)}`,
    front: (c) => path(ridge(r, 147, 3, 6), c.ink),
  }
}

/** A burning waste: a low sun behind the shoulders, two ridges, cracked ground. */
const waste: Build = (r) => {
  const x = n(70 + r() * 60)
  return {
    light: [x, 84],
    size: 112,
    y: 70,
    floor: 132,
    back: (c) =>
      `<circle cx="${x}" cy="76" r="${n(40 + r() * 12)}" fill="${c.glow}" opacity=".7"/>` +
      path(ridge(r, 92, 16, 9), c.mid, ' opacity=".8"') +
      path(ridge(r, 112, 11, 7), c.deep),
    front: (c) =>
      path(ridge(r, 136, 4, 8), c.ink) +
      lines(`M${n(40 + r() * 30)} 140l14 4-6 6M${n(120 + r() * 30)} 138l-8 6 10 6`, c.glow, 1.4),
  }
}

/** What is left of a city: broken pillars and an arch before the evening. */
const ruins: Build = (r) => {
  const s = side(r)
  return {
    light: [100 + s * 40, 70],
    size: 108,
    y: 72,
    floor: 132,
    back: (c) => {
      const arch = `M6 ${H}V58q0-34 34-34t34 34V${H}H60V60q0-20-20-20T20 60V${H}Z`
      const stumps = [0, 1, 2].map((i) => `M${118 + i * 28} ${H}V${n(50 + r() * 40)}l6-${n(3 + r() * 9)} 4 6 6-${n(2 + r() * 6)}V${H}Z`).join('')
      return (
        `<ellipse cx="${100 + s * 40}" cy="78" rx="62" ry="44" fill="${c.glow}" opacity=".45"/>` +
        path(ridge(r, 106, 8, 8), c.mid, ' opacity=".7"') +
        `<g transform="${s < 0 ? 'translate(200) scale(-1 1)' : ''}">${path(arch + stumps, c.deep)}${lines('M20 60q0-20 20-20t20 20', c.kick, 1.4)}</g>`
      )
    },
    front: (c) => path(ridge(r, 136, 6, 12), c.ink) + path(shard(r, 30 + r() * 20, 136, 8, 5) + shard(r, 160 + r() * 20, 138, 9, 6), c.deep),
  }
}

/** A dead wood in mist. */
const wood: Build = (r) => ({
  light: [n(60 + r() * 80), 50],
  size: 108,
  y: 72,
  floor: 132,
  back: (c) => {
    const trunk = (x: number, wide: number): string =>
      `M${n(x - wide)} ${H}Q${n(x - wide / 2)} 70 ${n(x + r() * 8 - 4)}-6h${n(wide * 0.6)}Q${n(x + wide / 2)} 80 ${n(x + wide)} ${H}Z` +
      `M${n(x)} ${n(40 + r() * 30)}l${n(14 + r() * 12)}-${n(14 + r() * 12)} 2 3-12 16ZM${n(x)} ${n(60 + r() * 24)}l-${n(14 + r() * 10)}-${n(12 + r() * 10)}-2 4 12 13Z`
    const far = [30, 66, 128, 160].map((x) => trunk(x + r() * 12, 4)).join('')
    const near = trunk(n(4 + r() * 14), 11) + trunk(n(184 + r() * 12), 12)
    return (
      path(far, c.mid, ' opacity=".75"') +
      path(`M0 92q50-12 100 0t100 0V118q-50 10-100 0t-100 0Z`, c.glow, ' opacity=".3"') +
      path(near, c.deep) +
      path(ridge(r, 122, 5, 7), c.deep)
    )
  },
  front: (c) => path(ridge(r, 138, 4, 9), c.ink) + lines(`M${n(20 + r() * 20)} 142q4-14 12-18M${n(170 + r() * 14)} 142q-2-12-10-16`, c.ink, 3),
})

/** Cliffs, and what glows between them. */
const chasm: Build = (r) => {
  const left = n(36 + r() * 16)
  return {
    light: [100, 128],
    size: 106,
    y: 68,
    back: (c) =>
      path(ridge(r, 70, 20, 8), c.deep, ' opacity=".5"') +
      path(`M${left} ${H}L${n(84 + r() * 8)} 78h${n(20 + r() * 10)}L${W - left} ${H}Z`, c.glow, ' opacity=".95"') +
      path(`M0 ${H}V${n(36 + r() * 14)}l22 8 12 30 18 10 6 36 14 22Z`, c.deep) +
      path(`M${W} ${H}V${n(40 + r() * 14)}l-20 12-16 24-14 12-8 34-14 18Z`, c.deep) +
      lines(`M22 ${n(50 + r() * 8)}l12 30 18 10 6 36M180 ${n(56 + r() * 6)}l-16 24-14 12-8 34`, c.kick, 1.3, ' opacity=".8"'),
    front: (c) => path(`M0 ${H}V132l30 6 22-8 30 10 36-4 34-10 24 8 24-6V${H}Z`, c.ink),
  }
}

const SIGN = (c: Colours): string =>
  `<ellipse cx="100" cy="134" rx="76" ry="12" fill="${c.ink}"/><ellipse cx="100" cy="134" rx="68" ry="9" fill="none" stroke="${c.glow}" stroke-width="1.6" stroke-dasharray="9 4"/>`

/** A rite: towers on both sides, a sign on the ground, the sky turning. */
const rite: Build = (r) => ({
  light: [100, 60],
  size: 92,
  y: 66,
  floor: 126,
  back: (c) =>
    `<g fill="none" stroke="${c.glow}" opacity=".5"><circle cx="100" cy="64" r="52" stroke-width="2"/><circle cx="100" cy="64" r="64" stroke-width="6" stroke-dasharray="2 ${n(7 + r() * 6)}"/></g>` +
    path(
      `M0 ${H}V${n(40 + r() * 14)}l10-16 10 16V${H}ZM${W} ${H}V${n(40 + r() * 14)}l-10-16-10 16V${H}ZM24 ${H}V76l7-12 7 12V${H}ZM176 ${H}V80l-7-12-7 12V${H}Z`,
      c.deep,
    ),
  front: SIGN,
})

/** The sun goes out behind it. */
const eclipse: Build = (r) => ({
  light: [100, 64],
  size: 88,
  y: 66,
  floor: 128,
  back: (c) =>
    path(rays(r, 100, 64, 11), c.glow, ' opacity=".34"') +
    `<circle cx="100" cy="64" r="62" fill="${c.glow}" opacity=".8"/><circle cx="${n(98 + r() * 4)}" cy="${n(62 + r() * 4)}" r="57" fill="${c.deep}"/>` +
    path(ridge(r, 122, 8, 7), c.deep),
  front: (c) =>
    path(ridge(r, 136, 4, 6), c.ink) +
    path([18, 40, 160, 182].map((x) => `M${x - 4} ${H}v-${n(20 + r() * 14)}h8V${H}Z`).join(''), c.deep) +
    path([18, 40, 160, 182].map((x) => `M${x} ${n(112 + r() * 8)}q5 8 0 12-5-4 0-12Z`).join(''), c.kick),
})

/** A storm that turns over one place. */
const storm: Build = (r) => ({
  light: [100, 18],
  size: 92,
  y: 74,
  floor: 130,
  back: (c) => {
    let clouds = ''
    for (let i = 0; i < 7; i++) clouds += `<ellipse cx="${n(i * 34 - 4 + r() * 10)}" cy="${n(8 + r() * 12)}" rx="${n(28 + r() * 14)}" ry="${n(14 + r() * 8)}"/>`
    const bolts = crack(r, 40 + r() * 20, 18, 1.7, 120) + crack(r, 146 + r() * 20, 18, 1.4, 120)
    return (
      path(`M70 10H130L${n(150 + r() * 16)} 132H${n(34 + r() * 16)}Z`, c.glow, ' opacity=".28"') +
      lines(bolts, c.glow, 3) +
      lines(bolts, c.rim, 1.2) +
      `<g fill="${c.deep}">${clouds}</g><g fill="none" stroke="${c.mid}" stroke-width="2"><path d="M40 30q60 26 120 0M60 40q40 16 80 0"/></g>` +
      path(ridge(r, 126, 7, 9), c.deep)
    )
  },
  front: SIGN,
})

/** A blow: everything runs along one diagonal, splinters fly. */
const blow: Build = (r) => {
  const s = side(r)
  return {
    light: [100 - s * 62, 30],
    size: 108,
    y: 76,
    turn: s * (4 + r() * 8),
    back: (c) =>
      path(rays(r, 100 - s * 62, 30, 7, s > 0 ? 0 : 1.6, s > 0 ? 1.6 : 3.2), c.glow, ' opacity=".42"') + path(ridge(r, 122, 9, 8), c.deep),
    front: (c) =>
      `<g transform="${s < 0 ? 'translate(200) scale(-1 1)' : ''}">` +
      path(`M-10 ${n(96 + r() * 12)}L120 166L-10 128ZM86 -10L214 ${n(58 + r() * 14)}L128 -10Z`, c.ink) +
      `${lines('M-6 90L130 164M92 -6L210 50', c.rim, 1.6)}</g>`,
  }
}

/** Something strikes the ground, which breaks. */
const quake: Build = (r) => ({
  light: [100, 116],
  size: 104,
  y: 66,
  back: (c) => {
    let d = ''
    for (let i = 0; i < 6; i++) d += crack(r, 100, 122, 0.1 + i * 0.58, 120)
    return path(rays(r, 100, 122, 9, 3.3, 6.1), c.glow, ' opacity=".4"') + path(`M0 ${H}V116L60 122 100 118 140 122 ${W} 114V${H}Z`, c.deep) + lines(d, c.ink, 5) + lines(d, c.glow, 2)
  },
  front: (c) => {
    let stones = ''
    for (let i = 0; i < 8; i++) stones += shard(r, i < 4 ? 8 + r() * 38 : 154 + r() * 40, 36 + r() * 92, 4 + r() * 7, 5)
    return path(stones, c.ink, ` stroke="${c.kick}" stroke-width=".8"`)
  },
})

/** Three cuts through the picture itself. */
const gash: Build = (r) => {
  const s = side(r)
  return {
    light: [100 + s * 50, 24],
    size: 106,
    y: 74,
    turn: -s * (3 + r() * 6),
    back: (c) => {
      let cuts = ''
      for (let i = 0; i < 3; i++) cuts += `M${n(8 + i * 52 + r() * 10)} -8Q${n(34 + i * 52)} 70 ${n(i * 58 + r() * 16)} 158Q${n(52 + i * 52)} 76 ${n(26 + i * 52)} -8Z`
      return `<g transform="${s < 0 ? 'translate(200) scale(-1 1)' : ''}">${path(cuts, c.deep, ` stroke="${c.kick}" stroke-width="1.6"`)}${path(cuts, c.glow, ' opacity=".5" transform="translate(9 0) scale(.96 1)"')}</g>`
    },
    front: (c) => path(ridge(r, 140, 5, 9), c.ink),
  }
}

/** A portal behind the head. */
const portal: Build = (r) => ({
  light: [100, 56],
  size: 132,
  y: 82,
  back: (c) =>
    `<circle cx="100" cy="62" r="58" fill="${c.mid}" opacity=".8"/><circle cx="100" cy="62" r="58" fill="none" stroke="${c.glow}" stroke-width="4" stroke-dasharray="${n(60 + r() * 40)} 8"/><circle cx="100" cy="62" r="67" fill="none" stroke="${c.rim}" stroke-width="1" stroke-dasharray="2 5"/>`,
  front: () => '',
})

/** The towers of Gravehold behind the shoulders. */
const towers: Build = (r) => ({
  light: [100, 40],
  size: 130,
  y: 84,
  back: (c) => {
    let far = `M0 ${H}`
    for (let i = 0; i < 9; i++) far += `V${n(64 + r() * 30)}l${n(6 + r() * 5)}-${n(10 + r() * 16)} ${n(6 + r() * 4)} 16H${i * 24 + 24}`
    const moon = n(60 + r() * 80)
    return (
      `<circle cx="${moon}" cy="44" r="${n(40 + r() * 10)}" fill="${c.glow}" opacity=".75"/><circle cx="${moon}" cy="44" r="62" fill="none" stroke="${c.glow}" opacity=".5" stroke-dasharray="2 6"/>` +
      path(`${far}V${H}Z`, c.deep, ' opacity=".8"') +
      path([22, 58, 146, 182].map((x) => `M${n(x + r() * 8)} ${n(108 + r() * 20)}h4v6h-4Z`).join(''), c.kick)
    )
  },
  front: () => '',
})

const UNDERGROUND = [cave, geode, lake, vein]
const TREASURY = [niche, chapel, hall, curtains]
const BREACH = [tear, whirl, burst, circle]
const LAND = [waste, ruins, wood, chasm]
const RITE = [rite, eclipse, storm]
const BLOW = [blow, quake, gash]

/** A kind's own places. */
const PLACES: Record<string, readonly Build[]> = {
  gem: UNDERGROUND,
  relic: TREASURY,
  spell: BREACH,
  minion: LAND,
  acolyte: LAND,
  husk: LAND,
  power: RITE,
  corruption: RITE,
  attack: BLOW,
  strike: BLOW,
  nemesis: [blow],
  mage: [portal, towers],
  turn: [portal],
}

/** The place of a card, as the chance of its picture builds it. */
export function placeOf(id: string, kind: string, r: Chance): Place {
  const all = PLACES[kind] ?? BREACH
  return all[seedOf(`${id}:place`) % all.length]!(r)
}
