import { lengthLabel, type Units } from '@millrun/parts/drawings/dimensions/length-label'
import type { SpacePoint } from '@millrun/parts/geometry/space'
import type { Box } from '@millrun/parts/solids/mesh/measured'
import { type DimensionLine, dimensionLine, farPx, type Px } from './dimension-line.ts'
import { type ViewSize, middleOf, type Orbit, seenAt, sizeOf } from '../orbit/orbit.ts'

/** The size of a part over all, along one axis. */
export interface OverallDimension extends DimensionLine {
  /** Only a piece of the length is seen. */
  readonly isBroken: boolean
}

/** Seen shorter than this, an edge points at the eye and tells nothing. */
const SHORTEST_PX = 7
const NARROW_PX = 520

/**
 * The overall sizes of a part, each along the edge of its box that is seen outermost: widths below, the
 * height at the left. `lengthIn` takes the place of the size along x where only a piece is shown.
 */
export function overallDimensions(
  box: Box,
  orbit: Orbit,
  frame: ViewSize,
  lengthIn?: number,
): readonly OverallDimension[] {
  const sizes = sizeOf(box)
  const middle = seenAt(orbit, frame, middleOf(box))
  return ([0, 1, 2] as const).flatMap((axis) => {
    const isBroken = axis === 0 && lengthIn !== undefined
    const sizeIn = isBroken ? lengthIn : sizes[axis]
    const [from, to] = outermostEdge(box, axis, orbit, frame)
    if (farPx(from, to) < SHORTEST_PX || sizeIn < 1 / 32) return []
    const text = lengthLabel(sizeIn, unitsIn(frame))
    return [{ ...dimensionLine(from, to, middle, text, frame), isBroken }]
  })
}

/** A phone has no room for millimetres too. */
function unitsIn({ widthPx }: ViewSize): Units {
  return widthPx < NARROW_PX ? 'inches' : 'inches and millimetres'
}

/** Of the four edges along an axis the lowest one on the screen; of the upright ones the leftmost. */
function outermostEdge(
  box: Box,
  axis: 0 | 1 | 2,
  orbit: Orbit,
  frame: ViewSize,
): readonly [Px, Px] {
  const edges = edgesAlong(box, axis).map(
    ([from, to]) => [seenAt(orbit, frame, from), seenAt(orbit, frame, to)] as const,
  )
  const outness = ([p, q]: readonly [Px, Px]) => (axis === 1 ? -p[0] - q[0] : p[1] + q[1])
  return edges.reduce((best, edge) => (outness(edge) > outness(best) ? edge : best))
}

type Edge = readonly [SpacePoint, SpacePoint]

function edgesAlong({ least, most }: Box, axis: 0 | 1 | 2): readonly Edge[] {
  const ends = [least, most]
  return ends.flatMap((one) =>
    ends.map((other): Edge => [
      placeOn(axis, least[axis], one, other),
      placeOn(axis, most[axis], one, other),
    ]),
  )
}

/** A point at `along` on an axis, and on the other two where `one` and `other` are. */
function placeOn(axis: 0 | 1 | 2, along: number, one: SpacePoint, other: SpacePoint): SpacePoint {
  if (axis === 0) return [along, one[1], other[2]]
  return axis === 1 ? [one[0], along, other[2]] : [one[0], other[1], along]
}
