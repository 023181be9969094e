import {
  bead,
  cove,
  type Cut,
  fillet,
  join,
  ogee,
  round,
  shoulder,
  shoulderUp,
  taper,
  vase,
} from '../../shapes/turning-cuts.ts'

/** The three parts of a newel's turning; every cut is a share of the block, so that sizes agree. */
export interface NewelTurning {
  readonly foot: (blockIn: number) => readonly Cut[]
  readonly shaft: (blockIn: number) => (heightIn: number) => Cut
  /** Below a top block. */
  readonly head: (blockIn: number) => readonly Cut[]
}

/** Vase over a hollow and a slow swelling. */
export const CLASSIC: NewelTurning = {
  foot: (b) => [
    shoulder(0.16 * b, b, 0.78 * b),
    fillet(0.05 * b, 0.78 * b),
    bead(0.2 * b, 0.78 * b, 0.97 * b),
    fillet(0.05 * b, 0.74 * b),
    cove(0.3 * b, 0.7 * b, 0.66 * b),
    vase(2.5 * b, 0.66 * b, 0.95 * b, 0.64 * b, 0.4),
    fillet(0.05 * b, 0.74 * b),
    bead(0.16 * b, 0.7 * b, 0.86 * b),
    fillet(0.05 * b, 0.74 * b),
  ],
  shaft: (b) => (heightIn) => vase(heightIn, 0.66 * b, 0.78 * b, 0.62 * b, 0.3),
  head: (b) => [
    fillet(0.05 * b, 0.72 * b),
    bead(0.16 * b, 0.7 * b, 0.86 * b),
    fillet(0.05 * b, 0.72 * b),
    ogee(0.42 * b, 0.68 * b, 0.88 * b),
    shoulderUp(0.16 * b, 0.78 * b, b),
  ],
}

/** Half rounds at both ends of a plain column. */
export const BRISTOL: NewelTurning = {
  foot: (b) => [
    shoulder(0.2 * b, b, 0.82 * b),
    fillet(0.06 * b, 0.82 * b),
    bead(0.3 * b, 0.82 * b, 0.98 * b),
    fillet(0.07 * b, 0.84 * b),
    cove(0.14 * b, 0.84 * b, 0.76 * b),
  ],
  shaft: (b) => (heightIn) => taper(heightIn, 0.76 * b, 0.64 * b),
  head: (b) => [
    cove(0.12 * b, 0.64 * b, 0.74 * b),
    fillet(0.06 * b, 0.76 * b),
    bead(0.22 * b, 0.76 * b, 0.92 * b),
    fillet(0.06 * b, 0.8 * b),
    shoulderUp(0.18 * b, 0.8 * b, b),
  ],
}

/** Two vases foot to foot on a broad ring. */
export const MARION: NewelTurning = {
  foot: (b) => [
    shoulder(0.16 * b, b, 0.74 * b),
    fillet(0.05 * b, 0.74 * b),
    bead(0.18 * b, 0.72 * b, 0.9 * b),
    fillet(0.05 * b, 0.7 * b),
  ],
  shaft: (b) => (heightIn) => {
    const halfIn = (heightIn - 0.46 * b) / 2
    return join([
      vase(halfIn, 0.64 * b, 0.94 * b, 0.58 * b, 0.32),
      fillet(0.05 * b, 0.72 * b),
      bead(0.36 * b, 0.72 * b, 0.98 * b),
      fillet(0.05 * b, 0.72 * b),
      vase(halfIn, 0.58 * b, 0.94 * b, 0.64 * b, 0.68),
    ])
  },
  head: (b) => [
    fillet(0.05 * b, 0.7 * b),
    bead(0.18 * b, 0.72 * b, 0.9 * b),
    fillet(0.05 * b, 0.74 * b),
    shoulderUp(0.16 * b, 0.74 * b, b),
  ],
}

/** A straight fluted shaft between bands. */
export const HAMPTON: NewelTurning = {
  foot: (b) => [
    shoulder(0.18 * b, b, 0.82 * b),
    bead(0.2 * b, 0.82 * b, 0.97 * b),
    cove(0.3 * b, 0.86 * b, 0.74 * b),
    bead(0.16 * b, 0.74 * b, 0.9 * b),
    fillet(0.06 * b, 0.78 * b),
  ],
  shaft: (b) => (heightIn) =>
    join([ogee(heightIn * 0.08, 0.76 * b, 0.86 * b), taper(heightIn * 0.92, 0.86 * b, 0.72 * b)]),
  head: (b) => [
    fillet(0.06 * b, 0.76 * b),
    bead(0.16 * b, 0.74 * b, 0.88 * b),
    cove(0.24 * b, 0.72 * b, 0.84 * b),
    shoulderUp(0.16 * b, 0.8 * b, b),
  ],
}

/** Taper to the pin of an over-the-post newel, above a last ring. */
export function pinHead(blockIn: number): readonly Cut[] {
  return [
    fillet(0.05 * blockIn, 0.7 * blockIn),
    bead(0.15 * blockIn, 0.66 * blockIn, 0.8 * blockIn),
    fillet(0.05 * blockIn, 0.66 * blockIn),
    cove(0.3 * blockIn, 0.62 * blockIn, 0.56 * blockIn),
    taper(1.2 * blockIn, 0.56 * blockIn, 0.6 * blockIn),
    fillet(1, 0.75),
  ]
}

/** Ball on a short neck. */
export function ballFinial(blockIn: number): readonly Cut[] {
  return [
    shoulder(0.1 * blockIn, blockIn, 0.62 * blockIn),
    fillet(0.04 * blockIn, 0.6 * blockIn),
    cove(0.08 * blockIn, 0.56 * blockIn, 0.42 * blockIn),
    round(0.27 * blockIn, 0.42 * blockIn, 0.82 * blockIn),
    round(0.34 * blockIn, 0.82 * blockIn, 0.02),
  ]
}

/** Broad flat cap that the hand rests on. */
export function mushroomFinial(blockIn: number): readonly Cut[] {
  return [
    shoulder(0.1 * blockIn, blockIn, 0.66 * blockIn),
    fillet(0.04 * blockIn, 0.64 * blockIn),
    cove(0.16 * blockIn, 0.5 * blockIn, 0.72 * blockIn),
    round(0.14 * blockIn, 0.8 * blockIn, blockIn),
    round(0.26 * blockIn, blockIn, 0.02),
  ]
}

/** Acorn: a cup, and the nut that tapers to a point. */
export function acornFinial(blockIn: number): readonly Cut[] {
  return [
    shoulder(0.1 * blockIn, blockIn, 0.62 * blockIn),
    cove(0.1 * blockIn, 0.58 * blockIn, 0.4 * blockIn),
    round(0.12 * blockIn, 0.44 * blockIn, 0.78 * blockIn),
    round(0.1 * blockIn, 0.78 * blockIn, 0.66 * blockIn),
    vase(0.5 * blockIn, 0.6 * blockIn, 0.64 * blockIn, 0.02, 0.16),
  ]
}
