import { END_HEIGHT_IN, endRingSide } from '../../elevations/iron/end-ring.ts'
import type { Point } from '../../geometry/path.ts'
import { flattened } from '../../geometry/flattened.ts'
import { easedLine } from '../form/eased-line.ts'
import { type Fineness, linesFor } from '../form/fineness.ts'
import { turnedRound } from '../form/lathe.ts'
import type { Facets } from '../mesh/facets.ts'
import { metalPiece, turnedAbout } from '../metal-piece.ts'
import type { Solid } from '../solid.ts'

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
  const profile = ringProfile(fromIn, toIn, radiusIn, fineness)
  return turnedRound(
    profile.map(([radius, heightIn]) => ({ heightIn, radiusIn: radius })),
    fineness,
  )
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
