import { turnBetween } from '../../shapes/turn-between.ts'
import type { TurnedShape } from '../../shapes/turned-shape.ts'
import {
  bead,
  cove,
  fillet,
  join,
  ogee,
  round,
  shoulder,
  shoulderUp,
  taper,
  vase,
  type Cut,
} from '../../shapes/turning-cuts.ts'

/** Standard height of our wood balusters, in inches. */
const LENGTH_IN = 42
const SMALL_IN = 1.25
const LARGE_IN = 1.75

interface Turning extends Pick<
  TurnedShape,
  'blockIn' | 'bottomBlockIn' | 'flutes' | 'spiral' | 'tellingEnd'
> {
  readonly foot: readonly Cut[]
  readonly shaft: (heightIn: number) => Cut
  /** The block at the top, and what is turned below it. */
  readonly topBlockIn?: number
  readonly head?: readonly Cut[]
  /** A pin at the very top instead; the shaft arrives with its diameter. */
  readonly pinIn?: number
}

function turned({ foot, shaft, topBlockIn = 0, pinIn = 0, ...turning }: Turning): TurnedShape {
  const { head = [fillet(0.75, pinIn)], ...shape } = turning
  return {
    kind: 'turned',
    lengthIn: LENGTH_IN,
    ...shape,
    topBlockIn,
    stations: turnBetween(shape.bottomBlockIn, LENGTH_IN - topBlockIn, foot, shaft, head),
    easeIn: 0.0625,
  }
}

function square(blockIn: number, easeIn: number): TurnedShape {
  return {
    kind: 'turned',
    lengthIn: LENGTH_IN,
    blockIn,
    bottomBlockIn: LENGTH_IN,
    topBlockIn: 0,
    stations: [],
    easeIn,
  }
}

// Vase over a hollow, under a long plain shaft: the pattern most older stairs have.
const classicFoot = [
  shoulder(0.3, LARGE_IN, 1.36),
  fillet(0.1, 1.36),
  bead(0.4, 1.36, 1.68),
  fillet(0.12, 1.3),
  cove(0.55, 1.24, 1.16),
  vase(6.4, 1.16, 1.62, 1.14, 0.4),
  fillet(0.1, 1.3),
  bead(0.34, 1.2, 1.5),
  fillet(0.1, 1.3),
]

const classicSquareTop = turned({
  blockIn: LARGE_IN,
  bottomBlockIn: 9,
  topBlockIn: 7,
  foot: classicFoot,
  shaft: (heightIn) => vase(heightIn, 1.16, 1.34, 1.125, 0.3),
  head: [
    fillet(0.1, 1.26),
    bead(0.34, 1.2, 1.48),
    fillet(0.1, 1.26),
    ogee(1.1, 1.2, 1.52),
    fillet(0.12, 1.36),
    shoulderUp(0.3, 1.36, LARGE_IN),
  ],
})

const classicPinTop = turned({
  blockIn: LARGE_IN,
  bottomBlockIn: 9,
  foot: classicFoot,
  shaft: (heightIn) =>
    join([ogee(heightIn * 0.16, 1.14, 1.32), taper(heightIn * 0.84, 1.32, 0.75)]),
  pinIn: 0.75,
})

// Two reels and a slow swelling, without a vase.
const traditionalSquareTop = turned({
  blockIn: LARGE_IN,
  bottomBlockIn: 9,
  topBlockIn: 7,
  foot: [
    shoulder(0.34, LARGE_IN, 1.3),
    cove(0.5, 1.3, 1.2),
    fillet(0.1, 1.42),
    bead(0.5, 1.4, 1.7),
    fillet(0.1, 1.42),
    cove(0.7, 1.4, 1.18),
    fillet(0.1, 1.3),
    bead(0.26, 1.26, 1.46),
    fillet(0.08, 1.24),
  ],
  shaft: (heightIn) => vase(heightIn, 1.18, 1.46, 1.125, 0.24),
  head: [
    fillet(0.08, 1.22),
    bead(0.26, 1.22, 1.42),
    cove(0.6, 1.16, 1.4),
    bead(0.44, 1.4, 1.66),
    fillet(0.1, 1.34),
    cove(0.4, 1.24, 1.34),
    shoulderUp(0.3, 1.34, LARGE_IN),
  ],
})

// The pattern of the 5015 family: a small ring, a long swelling, a slender top.
const colonialShaft = (heightIn: number): Cut =>
  join([
    ogee(heightIn * 0.12, 0.86, 1.15),
    vase(heightIn * 0.3, 1.15, 1.16, 1.0, 0.35),
    taper(heightIn * 0.58, 1.0, 0.625),
  ])

const traditionalPinTop = turned({
  blockIn: SMALL_IN,
  bottomBlockIn: 9,
  foot: [shoulder(0.24, SMALL_IN, 0.98), bead(0.4, 0.98, 1.2), fillet(0.1, 0.94)],
  shaft: colonialShaft,
  pinIn: 0.625,
})

const traditionalLongBlock = turned({
  blockIn: SMALL_IN,
  bottomBlockIn: 15,
  foot: [
    shoulder(0.24, SMALL_IN, 0.98),
    bead(0.36, 0.98, 1.2),
    fillet(0.1, 0.94),
    cove(0.4, 0.92, 0.84),
    bead(0.22, 0.84, 1.04),
    fillet(0.08, 0.86),
  ],
  shaft: colonialShaft,
  pinIn: 0.625,
})

// Urn on a stem: the body narrows downwards.
const gatlinFoot = [
  shoulder(0.22, SMALL_IN, 0.96),
  fillet(0.1, 0.96),
  bead(0.34, 0.96, 1.2),
  cove(0.5, 0.98, 0.78),
  vase(3.6, 0.78, 1.19, 0.86, 0.72),
  fillet(0.08, 1.0),
  bead(0.26, 0.94, 1.16),
  fillet(0.08, 0.96),
]

const gatlinSquareTop = turned({
  blockIn: SMALL_IN,
  bottomBlockIn: 8,
  topBlockIn: 6,
  foot: gatlinFoot,
  shaft: (heightIn) => join([ogee(heightIn * 0.1, 0.84, 1.02), taper(heightIn * 0.9, 1.02, 0.75)]),
  head: [
    fillet(0.08, 0.92),
    bead(0.26, 0.92, 1.12),
    cove(0.5, 0.8, 1.02),
    bead(0.3, 1.02, 1.2),
    fillet(0.08, 0.98),
    shoulderUp(0.22, 0.98, SMALL_IN),
  ],
})

const gatlinPinTop = turned({
  blockIn: SMALL_IN,
  bottomBlockIn: 8,
  foot: gatlinFoot,
  shaft: (heightIn) => join([ogee(heightIn * 0.1, 0.86, 1.06), taper(heightIn * 0.9, 1.06, 0.75)]),
  pinIn: 0.75,
})

// A straight fluted shaft between plain bands.
const hamptonFoot = [
  shoulder(0.24, SMALL_IN, 1.0),
  bead(0.3, 1.0, 1.2),
  cove(0.5, 1.06, 0.88),
  bead(0.3, 0.88, 1.12),
  fillet(0.1, 0.94),
]

const hamptonPinTop = turned({
  blockIn: SMALL_IN,
  bottomBlockIn: 9,
  foot: hamptonFoot,
  shaft: (heightIn) =>
    join([ogee(heightIn * 0.06, 0.92, 1.14), taper(heightIn * 0.94, 1.14, 0.75)]),
  pinIn: 0.75,
  flutes: { fromIn: 14, toIn: 34, count: 8 },
})

const hamptonLongBlock = turned({
  blockIn: SMALL_IN,
  bottomBlockIn: 15,
  foot: hamptonFoot,
  shaft: (heightIn) =>
    join([ogee(heightIn * 0.08, 0.92, 1.16), taper(heightIn * 0.92, 1.16, 0.75)]),
  pinIn: 0.75,
  flutes: { fromIn: 20, toIn: 36, count: 8 },
})

// A plain taper on a heavy half round.
const bristolFoot = [
  shoulder(0.4, LARGE_IN, 1.4),
  fillet(0.14, 1.4),
  bead(0.62, 1.4, 1.72),
  fillet(0.14, 1.44),
  cove(0.3, 1.44, 1.3),
]

const bristolSquareTop = turned({
  blockIn: LARGE_IN,
  bottomBlockIn: 8,
  topBlockIn: 6,
  foot: bristolFoot,
  shaft: (heightIn) => taper(heightIn, 1.3, 1.125),
  head: [
    cove(0.22, 1.125, 1.26),
    fillet(0.14, 1.3),
    bead(0.5, 1.3, 1.6),
    fillet(0.14, 1.36),
    shoulderUp(0.36, 1.36, LARGE_IN),
  ],
  tellingEnd: 'top',
})

const bristolPinTop = turned({
  blockIn: LARGE_IN,
  bottomBlockIn: 8,
  foot: bristolFoot,
  shaft: (heightIn) => taper(heightIn, 1.32, 0.75),
  pinIn: 0.75,
})

// Rope turning between rings.
const chippendaleFoot = [
  shoulder(0.3, LARGE_IN, 1.38),
  bead(0.36, 1.38, 1.68),
  fillet(0.1, 1.36),
  cove(0.5, 1.36, 1.2),
  bead(0.3, 1.2, 1.5),
  fillet(0.12, 1.34),
]

const chippendaleSquareTop = turned({
  blockIn: LARGE_IN,
  bottomBlockIn: 9,
  topBlockIn: 7,
  foot: chippendaleFoot,
  shaft: (heightIn) => taper(heightIn, 1.5, 1.5),
  head: [
    fillet(0.12, 1.34),
    bead(0.3, 1.2, 1.5),
    cove(0.5, 1.2, 1.36),
    fillet(0.1, 1.36),
    bead(0.36, 1.38, 1.68),
    shoulderUp(0.3, 1.38, LARGE_IN),
  ],
  spiral: { fromIn: 11, toIn: 33, turns: 5.5, strands: 2, depthIn: 0.16 },
})

const chippendalePinTop = turned({
  blockIn: LARGE_IN,
  bottomBlockIn: 9,
  foot: chippendaleFoot,
  shaft: (heightIn) =>
    join([
      taper(heightIn * 0.62, 1.5, 1.34),
      fillet(0.1, 1.2),
      bead(0.3, 1.16, 1.4),
      fillet(0.1, 1.16),
      taper(heightIn * 0.38 - 0.5, 1.1, 0.875),
    ]),
  pinIn: 0.875,
  spiral: { fromIn: 11, toIn: 29.5, turns: 4.625, strands: 2, depthIn: 0.16 },
})

// Two vases set foot to foot on a ring.
const marionLower = [
  shoulder(0.3, LARGE_IN, 1.3),
  fillet(0.1, 1.3),
  bead(0.34, 1.26, 1.58),
  fillet(0.1, 1.24),
]

const marionSquareTop = turned({
  blockIn: LARGE_IN,
  bottomBlockIn: 8,
  topBlockIn: 8,
  foot: marionLower,
  shaft: (heightIn) => {
    const halfIn = (heightIn - 0.9) / 2
    return join([
      vase(halfIn, 1.12, 1.64, 1.0, 0.3),
      fillet(0.1, 1.24),
      bead(0.7, 1.24, 1.7),
      fillet(0.1, 1.24),
      vase(halfIn, 1.0, 1.64, 1.12, 0.7),
    ])
  },
  head: [
    fillet(0.1, 1.24),
    bead(0.34, 1.26, 1.58),
    fillet(0.1, 1.3),
    shoulderUp(0.3, 1.3, LARGE_IN),
  ],
})

const marionPinTop = turned({
  blockIn: LARGE_IN,
  bottomBlockIn: 8,
  foot: [
    ...marionLower,
    vase(8.6, 1.12, 1.64, 1.0, 0.32),
    fillet(0.1, 1.24),
    bead(0.7, 1.24, 1.7),
    fillet(0.1, 1.24),
  ],
  shaft: (heightIn) => join([ogee(heightIn * 0.3, 1.0, 1.42), taper(heightIn * 0.7, 1.42, 0.75)]),
  pinIn: 0.75,
})

// Set-backs: plain cylinders that step in towards the shaft.
const decoFoot = [fillet(0.6, 1.72), fillet(0.5, 1.52), fillet(0.4, 1.34), fillet(0.3, 1.18)]

const decoSquareTop = turned({
  blockIn: LARGE_IN,
  bottomBlockIn: 8,
  topBlockIn: 7,
  foot: decoFoot,
  shaft: (heightIn) => {
    const halfIn = (heightIn - 1.9) / 2
    return join([
      fillet(halfIn, 1.0),
      fillet(0.25, 1.18),
      fillet(0.3, 1.38),
      fillet(0.8, 1.62),
      fillet(0.3, 1.38),
      fillet(0.25, 1.18),
      fillet(halfIn, 1.0),
    ])
  },
  head: decoFoot.toReversed(),
})

const decoRing = [round(0.3, 1.14, 1.4), round(0.3, 1.4, 1.14)]

const decoLongBlock = turned({
  blockIn: LARGE_IN,
  bottomBlockIn: 14,
  foot: [...decoFoot, fillet(4.6, 1.06), ...decoRing, ...decoRing, ...decoRing],
  shaft: (heightIn) => taper(heightIn, 1.06, 0.875),
  pinIn: 0.875,
})

/** The numbers of every wood baluster by its product id. */
export const woodBalusterShapes = {
  'c-2005': classicSquareTop,
  'c-2015': classicPinTop,
  'c-5005': traditionalSquareTop,
  'c-5010': traditionalLongBlock,
  'c-5015': traditionalPinTop,
  'c-5060': square(SMALL_IN, 0.0625),
  'c-5360': square(LARGE_IN, 0.0625),
  'c-5365': square(LARGE_IN, 0.1875),
  'c-5065': gatlinSquareTop,
  'c-5067': gatlinPinTop,
  'c-5141': hamptonPinTop,
  'c-5145': hamptonLongBlock,
  'c-5205': bristolSquareTop,
  'c-5215': bristolPinTop,
  'c-5505': chippendaleSquareTop,
  'c-5515': chippendalePinTop,
  'c-5705': marionSquareTop,
  'c-5715': marionPinTop,
  'c-5840': decoSquareTop,
  'c-5845': decoLongBlock,
  'wood-plain-baluster': square(SMALL_IN, 0.0625),
  'wood-turned-baluster': turned({
    blockIn: SMALL_IN,
    bottomBlockIn: 8,
    topBlockIn: 8,
    foot: [shoulder(0.24, SMALL_IN, 0.98), bead(0.34, 0.98, 1.2), fillet(0.1, 0.94)],
    shaft: (heightIn) => vase(heightIn, 0.86, 1.18, 0.86, 0.5),
    head: [fillet(0.1, 0.94), bead(0.34, 0.98, 1.2), shoulderUp(0.24, 0.98, SMALL_IN)],
  }),
  'wood-colonial-baluster': turned({
    blockIn: SMALL_IN,
    bottomBlockIn: 9,
    foot: [
      shoulder(0.22, SMALL_IN, 0.94),
      bead(0.3, 0.94, 1.18),
      fillet(0.1, 0.9),
      vase(4.4, 0.82, 1.2, 0.8, 0.38),
      bead(0.24, 0.84, 1.06),
      fillet(0.08, 0.88),
    ],
    shaft: (heightIn) => vase(heightIn, 0.8, 1.04, 0.625, 0.16),
    pinIn: 0.625,
  }),
} as const satisfies Record<string, TurnedShape>

export type WoodBalusterId = keyof typeof woodBalusterShapes

export function isWoodBalusterId(id: string): id is WoodBalusterId {
  return id in woodBalusterShapes
}
