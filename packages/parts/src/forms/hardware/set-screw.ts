import type { SpacePoint } from '../../geometry/space.ts'
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

/** How far the screw stands out of a side: its head shows, and nothing of its thread. */
const STANDS_OUT_IN = 0.03
/** 2.5 mm across. Sides are not drilled, and would fill what is deeper than the screw stands out. */
const SOCKET_IN = 0.049
const SOCKET_DEEP_IN = 0.024
const CHAMFER_IN = 0.014
const LENGTH_IN = 0.26
/** Of a metric thread of 0.8 mm: from one turn to the next, and how deep it is cut. */
const PITCH_IN = 0.0315
const THREAD_IN = 0.018
/** How far its hole is wider than the screw, and how far what stands for it lies off the side. */
const [GAP_IN, OFF_SIDE_IN] = [0.013, 0.003]

/** Where a screw sits: so far up, in a side that is at most so far from the axis where the screw covers it. */
interface InSide {
  readonly upIn: number
  readonly sideIn: number
}

/**
 * A set screw that looks to the back, and the hole that it is turned into, from where `moved` takes them. Screws are
 * bought, black as they were hardened, whatever the finish of what they hold.
 */
export function setScrewSolids(
  place: InSide,
  fineness: Fineness,
  moved: (point: SpacePoint) => SpacePoint = (point) => point,
): readonly Solid[] {
  const placed = (levels: readonly Level[]) => movedFacets(inSide(place, levels, fineness), moved)
  return [
    warePiece('set screw', 'black steel', placed(SCREW)),
    warePiece('hole of the set screw', 'hole', placed(HOLE)),
  ]
}

/** Heights from the face of the screw on, which looks to +y before it is turned to the back. */
const SCREW: readonly Level[] = [
  ...thread(),
  round(SET_SCREW_RADIUS_IN, -CHAMFER_IN),
  round(SET_SCREW_RADIUS_IN - CHAMFER_IN, 0),
  socket(SOCKET_IN + 0.006, 0),
  socket(SOCKET_IN, -0.006),
  socket(SOCKET_IN, -SOCKET_DEEP_IN),
]

/** The shade round the screw, and that in its socket. */
const HOLE: readonly Level[] = [
  round(SET_SCREW_RADIUS_IN + GAP_IN, -STANDS_OUT_IN - GAP_IN),
  round(SET_SCREW_RADIUS_IN + GAP_IN, OFF_SIDE_IN - STANDS_OUT_IN),
  socket(SOCKET_IN - 0.001, OFF_SIDE_IN - STANDS_OUT_IN),
  socket(SOCKET_IN - 0.001, OFF_SIDE_IN - SOCKET_DEEP_IN),
]

function inSide({ upIn, sideIn }: InSide, levels: readonly Level[], fineness: Fineness): Facets {
  const angles = anglesFor(['hexagon'], fineness)
  const standing = skinOver(levels.map((level) => levelRing(level, angles)))
  const outIn = sideIn + STANDS_OUT_IN
  return movedFacets(standing, ([x, y, z]) => [-x, upIn - z, -outIn - y])
}

/** From the inner end, which shows in a hollow shoe: turns that lie straight, which nobody can tell from a helix. */
function thread(): readonly Level[] {
  const turns = Math.floor((LENGTH_IN - STANDS_OUT_IN) / PITCH_IN)
  return Array.from({ length: 2 * turns + 1 }, (_, half) =>
    round(
      SET_SCREW_RADIUS_IN - (half % 2 === 0 ? THREAD_IN : 0),
      (half / 2) * PITCH_IN - LENGTH_IN,
    ),
  )
}

function round(halfIn: number, heightIn: number): Level {
  return { section: 'round', halfIn, heightIn }
}

function socket(halfIn: number, heightIn: number): Level {
  return { section: 'hexagon', halfIn, heightIn }
}
