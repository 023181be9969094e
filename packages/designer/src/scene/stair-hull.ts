import type { SpacePoint } from '@millrun/parts/geometry/space'
import type { Box } from '@millrun/parts/solids/mesh/measured'
import { placeIn } from '../model/frame.ts'
import type { Stair } from '../model/stair.ts'

/** Above the underside of a rail, in inches. */
const RAIL_IN = 3

/** The outermost places of a stair that are to be seen whole: feet and tops of newels, ends of rails, corners of flights. */
export function stairHull(stair: Stair): readonly SpacePoint[] {
  const { newels, bays, flights, design } = stair
  const points = [
    ...newels.flatMap(({ spot, footIn, lengthIn }) => {
      const at = (upIn: number) => placeIn(spot.frame, spot.alongIn, upIn, spot.rightIn)
      return [at(Math.max(footIn, spot.floorIn)), at(footIn + lengthIn)]
    }),
    ...bays.flatMap(({ span, rail }) =>
      rail.line.map(([alongIn, upIn]) =>
        placeIn(span.frame, alongIn, upIn + RAIL_IN, span.rightIn),
      ),
    ),
    ...flights.flatMap(({ frame, baseIn, lengthIn, widthIn, risers }) =>
      [-widthIn / 2, widthIn / 2].flatMap((rightIn) => [
        placeIn(frame, -2, baseIn, rightIn),
        placeIn(frame, lengthIn, baseIn + risers * stair.steps.riseIn, rightIn),
      ]),
    ),
  ]
  if (design.layout !== 'balcony') return points
  return [...points, [0, -14, 0], [design.balconyIn, -14, 0], [0, 40, 0], [design.balconyIn, 40, 0]]
}

export function boxOf(points: readonly SpacePoint[]): Box {
  const reach = (axis: 0 | 1 | 2, pick: (...values: number[]) => number) =>
    pick(...points.map((point) => point[axis]))
  return {
    least: [reach(0, Math.min), reach(1, Math.min), reach(2, Math.min)],
    most: [reach(0, Math.max), reach(1, Math.max), reach(2, Math.max)],
  }
}
