import { HEAD_IN, SHANK_IN } from '../../elevations/bracket/screw-hole.ts'
import type { SpacePoint } from '../../geometry/space.ts'
import type { Point } from '../../geometry/path.ts'
import { type Fineness, linesFor } from '../form/fineness.ts'
import { circleSection } from '../form/sweep.ts'
import { type Facets, joinedFacets } from '../mesh/facets.ts'
import { filledLoop } from '../mesh/filled-loop.ts'
import { bandOver } from '../mesh/skin-over.ts'

/** A plate with countersunk screw holes, its back on z = 0 and its front, where the heads go, towards +z. */
export interface PiercedPlate {
  /** The outline from the back to the front, anticlockwise, with as many points at every height. */
  readonly levels: readonly { readonly outIn: number; readonly outline: readonly Point[] }[]
  /** The middles of the holes. */
  readonly holes: readonly Point[]
}

/** The skin of the plate, holes and all. */
export function piercedPlate({ levels, holes }: PiercedPlate, fineness: Fineness): Facets {
  const rings = levels.map(({ outIn, outline }) => outline.map((point) => at(point, outIn)))
  const [back, front] = [rings[0] ?? [], rings.at(-1) ?? []]
  const thickIn = levels.at(-1)?.outIn ?? 0
  const bores = holes.map((middle) => boreRings(middle, thickIn, fineness))
  return joinedFacets([
    bandOver(rings),
    filledLoop(
      front,
      bores.map(([first]) => first ?? []),
    ),
    filledLoop(
      back.toReversed(),
      bores.map((bore) => bore.at(-1) ?? []),
    ),
    ...bores.map((bore) => bandOver(bore)),
  ])
}

/** A hole from the front to the back: a cone for the head, and the way of the shank. */
function boreRings(
  middle: Point,
  thickIn: number,
  fineness: Fineness,
): readonly (readonly SpacePoint[])[] {
  const around = linesFor(32, fineness)
  const sinkIn = Math.min((HEAD_IN - SHANK_IN) / 2, thickIn * 0.75)
  const ring = (diameterIn: number, outIn: number) =>
    circleSection(diameterIn, around).map(([x, y]) => at([middle[0] + x, middle[1] + y], outIn))
  return [ring(HEAD_IN, thickIn), ring(SHANK_IN, thickIn - sinkIn), ring(SHANK_IN, 0)]
}

function at([x, y]: Point, outIn: number): SpacePoint {
  return [x, y, outIn]
}
