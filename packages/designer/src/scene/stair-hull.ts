import type { SpacePoint } from '@millrun/parts/geometry/space'
import type { Box } from '@millrun/parts/solids/mesh/measured'
import { placeIn } from '@millrun/stair/segments/frame'
import type { Segment } from '@millrun/stair/segments/segment'
import type { Stair } from '@millrun/stair/model/stair'

/** Above the underside of a rail, in inches. */
const RAIL_IN = 3
/** Below and above the floor of a level run. */
const LEVEL_IN = [-14, 40] as const

/** The outermost places of a stair that are to be seen whole: feet and tops of newels, ends of rails, corners of flights. */
export function stairHull(stair: Stair): readonly SpacePoint[] {
  const { newels, bays, flights, segments } = stair
  return [
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
    ...segments.flatMap(roundSegment),
  ]
}

/** Wedges reach beyond the flights that they lie between; of a level run one sees its edge and what stands on it. */
function roundSegment({ surfaces, begins, ends }: Segment): readonly SpacePoint[] {
  return surfaces.flatMap(({ of, plan, topIn }): readonly SpacePoint[] => {
    if (of === 'wedge') return plan.map(([xIn, zIn]) => [xIn, topIn, zIn])
    if (of !== 'floor') return []
    return [begins.frame, ends.frame].flatMap((frame) =>
      LEVEL_IN.map((upIn) => placeIn(frame, 0, topIn + upIn, 0)),
    )
  })
}

export function boxOf(points: readonly SpacePoint[]): Box {
  const reach = (axis: 0 | 1 | 2, pick: (...values: number[]) => number) =>
    pick(...points.map((point) => point[axis]))
  return {
    least: [reach(0, Math.min), reach(1, Math.min), reach(2, Math.min)],
    most: [reach(0, Math.max), reach(1, Math.max), reach(2, Math.max)],
  }
}
