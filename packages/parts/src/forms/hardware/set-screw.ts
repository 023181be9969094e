import type { Fineness } from '../../solids/form/fineness.ts'
import { type Facets, movedFacets } from '../../solids/mesh/facets.ts'
import type { Solid } from '../../solids/solid.ts'
import { warePiece } from '../../solids/ware-piece.ts'
import { skinOver } from '../../solids/mesh/skin-over.ts'
import { type Level, levelRing } from '../../turning/level-ring.ts'
import { anglesFor } from '../../turning/section-radius.ts'
import type { Ring } from '../../turning/ring.ts'

/** M5, as shoes are sold with. */
export const SET_SCREW_RADIUS_IN = 0.098
/** How far up the screw sits, in parts of the height. */
const SCREW_AT = 0.46

/** How high the set screw of a shoe sits in the side that goes to the back, in inches. */
export function setScrewHeightIn(rings: readonly Ring[]): number {
  const [lowIn, highIn] = [rings[0]?.heightIn ?? 0, rings.at(-1)?.heightIn ?? 0]
  return lowIn + (highIn - lowIn) * SCREW_AT
}

/** How far the screw stands out of a side. */
const STANDS_OUT_IN = 0.05
/** 2.5 mm across, and less deep than the screw stands out: sides are not drilled, and would fill it. */
const SOCKET_IN = 0.049
const SOCKET_DEEP_IN = 0.044
const CHAMFER_IN = 0.018
const LENGTH_IN = 0.26
/** Of a metric thread of 0.8 mm: from one turn to the next, and how deep it is cut. */
const PITCH_IN = 0.0315
const THREAD_IN = 0.018

/** A set screw that looks to the back, so far up, in a side that is at most so far from the axis where the screw covers it. */
export function setScrewFacets(upIn: number, sideIn: number, fineness: Fineness): Facets {
  const outIn = sideIn + STANDS_OUT_IN
  const levels = [
    ...thread(),
    round(SET_SCREW_RADIUS_IN - CHAMFER_IN, 0),
    socket(SOCKET_IN + 0.008, 0),
    socket(SOCKET_IN, -0.008),
    socket(SOCKET_IN, -SOCKET_DEEP_IN),
  ]
  const angles = anglesFor(['hexagon'], fineness)
  const standing = skinOver(levels.map((level) => levelRing(level, angles)))
  return movedFacets(standing, ([x, y, z]) => [-x, upIn - z, -outIn - y])
}

/** Screws are bought, black as they were hardened, whatever the finish of what they hold. */
export function setScrewPiece(facets: Facets): Solid {
  return warePiece('set screw', 'black steel', facets)
}

/** From the inner end to the chamfer: turns that lie straight, which nobody can tell from a helix. */
function thread(): readonly Level[] {
  const turns = Math.floor((LENGTH_IN - CHAMFER_IN) / PITCH_IN)
  return Array.from({ length: 2 * turns + 1 }, (_, half) => {
    const isCut = half % 2 === 1
    const heightIn = -CHAMFER_IN - ((2 * turns - half) / 2) * PITCH_IN
    return round(SET_SCREW_RADIUS_IN - (isCut ? THREAD_IN : 0), heightIn)
  })
}

function round(halfIn: number, heightIn: number): Level {
  return { section: 'round', halfIn, heightIn }
}

function socket(halfIn: number, heightIn: number): Level {
  return { section: 'hexagon', halfIn, heightIn }
}
