import type { SpacePoint } from '../../geometry/space.ts'
import type { Point } from '../../geometry/path.ts'
import { type Fineness, linesFor } from './fineness.ts'
import { circleSection } from './sweep.ts'
import { type Facets, joinedFacets } from '../mesh/facets.ts'
import { filledLoop } from '../mesh/filled-loop.ts'
import { bandOver, type Ring } from '../mesh/skin-over.ts'

/** Of a screw's head and of its shank. */
export const HEAD_IN = 0.34
const SHANK_IN = 0.17

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
  const thickIn = levels.at(-1)?.outIn ?? 0
  const bores = holes.map((middle) => boreRings(middle, thickIn, fineness))
  return boredSkin(rings, bores)
}

/** The skin over rings that is bored through: each bore as its rings, from the last of the others to the first. */
export function boredSkin(rings: readonly Ring[], bores: readonly (readonly Ring[])[]): Facets {
  const [first, last] = [rings[0] ?? [], rings.at(-1) ?? []]
  return joinedFacets([
    bandOver(rings),
    filledLoop(
      last,
      bores.map((bore) => bore[0] ?? []),
    ),
    filledLoop(
      first.toReversed(),
      bores.map((bore) => bore.at(-1) ?? []),
    ),
    ...bores.map((bore) => bandOver(bore)),
  ])
}

/** A hole from the front to the back: a cone for the head, and the way of the shank. */
function boreRings(middle: Point, thickIn: number, fineness: Fineness): readonly Ring[] {
  const around = linesFor(32, fineness)
  const sinkIn = Math.min((HEAD_IN - SHANK_IN) / 2, thickIn * 0.75)
  const ring = (diameterIn: number, outIn: number) =>
    circleSection(diameterIn, around).map(([x, y]) => at([middle[0] + x, middle[1] + y], outIn))
  return [ring(HEAD_IN, thickIn), ring(SHANK_IN, thickIn - sinkIn), ring(SHANK_IN, 0)]
}

function at([x, y]: Point, outIn: number): SpacePoint {
  return [x, y, outIn]
}
