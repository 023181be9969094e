import { type Face, face } from '../../../elevations/outline.ts'
import { boundsOf } from '../../../geometry/bounds.ts'
import {
  joined,
  moved,
  type Path,
  type Point,
  polyline,
  smoothLine,
} from '../../../geometry/path.ts'
import { symmetricOutline } from '../../../geometry/symmetric-outline.ts'
import { flattened } from '../../../geometry/flattened.ts'
import { easedLine } from '../../../solids/form/eased-line.ts'
import { type Fineness, linesFor } from '../../../solids/form/fineness.ts'
import { turnedFrom } from '../../../turning/lathe.ts'
import type { Facets } from '../../../solids/mesh/facets.ts'
import { metalPiece, turnedAbout } from '../../../solids/metal-piece.ts'
import type { Solid } from '../../../solids/solid.ts'

/** Height of the forged ring that holds the end of an ornament. */
export const END_HEIGHT_IN = 0.375

/** A photograph shows curves this closely. */
const CLOSENESS_IN = 0.004
/** What the hammer leaves of the edge between the end of a ring and its side. */
const EASE_IN = 0.03

/** The round ring that is forged about a bar, from one height to another. */
export function forgedRing(
  fromIn: number,
  toIn: number,
  radiusIn: number,
  fineness: Fineness,
): Facets {
  return turnedFrom(ringProfile(fromIn, toIn, radiusIn, fineness), fineness)
}

/** The two rings that hold the ends of an ornament. */
export function ringsAtEnds(
  ornament: { readonly fromIn: number; readonly toIn: number },
  radiusIn: number,
  fineness: Fineness,
): Solid {
  return metalPiece('ring', forgedRing(0, END_HEIGHT_IN, radiusIn, fineness), [
    turnedAbout(0, ornament.fromIn),
    turnedAbout(0, ornament.toIn - END_HEIGHT_IN),
  ])
}

/** The side of a forged ring with its edges eased, from the axis out, up and back. */
export function ringProfile(
  fromIn: number,
  toIn: number,
  radiusIn: number,
  fineness: Fineness,
): readonly Point[] {
  const side = flattened(endRingSide(fromIn, toIn, radiusIn), CLOSENESS_IN / fineness)
  const fullest = Math.max(...side.map(([half]) => half))
  const trued = side.map(([half, up]): Point => [(half * radiusIn) / fullest, up])
  return easedLine(trued, EASE_IN, linesFor(3, fineness) - 1)
}

/** A forged ring seen from the side, a little fuller in the middle, where it has the given radius. */
export function ringFace(fromIn: number, toIn: number, radiusIn: number): Face {
  const side = endRingSide(fromIn, toIn, radiusIn)
  const trued = radiusIn / boundsOf([side]).right
  return face(symmetricOutline(moved(side, ([half, up]) => [half * trued, up])))
}

/** The two rings at the ends of an ornament seen from the side. */
export function ringFacesAtEnds(
  { fromIn, toIn }: { readonly fromIn: number; readonly toIn: number },
  radiusIn: number,
): readonly Face[] {
  return [
    ringFace(fromIn, fromIn + END_HEIGHT_IN, radiusIn),
    ringFace(toIn - END_HEIGHT_IN, toIn, radiusIn),
  ]
}

/** The right side of a forged ring, from the axis out, up and back to the axis. */
function endRingSide(fromIn: number, toIn: number, radiusIn: number): Path {
  const half = radiusIn * 0.84
  const height = toIn - fromIn
  return joined(
    polyline([
      [0, fromIn],
      [half, fromIn],
    ]),
    smoothLine([
      [half, fromIn],
      [radiusIn, fromIn + height * 0.3],
      [radiusIn, fromIn + height * 0.7],
      [half, toIn],
    ]),
    polyline([
      [half, toIn],
      [0, toIn],
    ]),
  )
}
