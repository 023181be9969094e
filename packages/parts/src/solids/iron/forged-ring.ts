import { endRingSide } from '../../elevations/iron/end-ring.ts'
import type { Point } from '../../geometry/path.ts'
import { flattened } from '../../geometry/flattened.ts'
import { easedLine } from '../form/eased-line.ts'
import { type Fineness, linesFor } from '../form/fineness.ts'
import { turnedRound } from '../form/lathe.ts'
import type { Facets } from '../mesh/facets.ts'

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

/** The side of a forged ring with its edges eased, from the axis out, up and back. */
export function ringProfile(
  fromIn: number,
  toIn: number,
  radiusIn: number,
  fineness: Fineness,
): readonly Point[] {
  const side = flattened(endRingSide(fromIn, toIn, radiusIn), CLOSENESS_IN / fineness)
  return easedLine(side, EASE_IN, linesFor(3, fineness) - 1)
}
