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

/** 2.5 mm across. */
const SOCKET_IN = 0.049
const SOCKET_DEEP_IN = 0.075
const CHAMFER_IN = 0.018
const LENGTH_IN = 0.2

/** A set screw that looks to the back, its outer end so far up and so far from the axis. */
export function setScrewFacets(upIn: number, outIn: number, fineness: Fineness): Facets {
  const levels = [
    round(SET_SCREW_RADIUS_IN, -LENGTH_IN),
    round(SET_SCREW_RADIUS_IN, -CHAMFER_IN),
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

function round(halfIn: number, heightIn: number): Level {
  return { section: 'round', halfIn, heightIn }
}

function socket(halfIn: number, heightIn: number): Level {
  return { section: 'hexagon', halfIn, heightIn }
}
