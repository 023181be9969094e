import type { Stair } from '@millrun/stair/model/stair'
import { houseAround } from '@millrun/stair/room/house/house-around'
import { squareViewDeg } from '../../scene/rooms/square-view.ts'
import { stairHull } from '../../scene/stair-hull.ts'

/**
 * From the foot of the first riser to the middle of the stair as one sees it before a photograph, positive to
 * the right of the eye.
 */
export function stairMiddleIn(stair: Stair): number {
  const turn = (squareViewDeg(houseAround(stair).view) * Math.PI) / 180
  const rightsIn = stairHull(stair).map(([x, , z]) => x * Math.cos(turn) - z * Math.sin(turn))
  return (Math.min(...rightsIn) + Math.max(...rightsIn)) / 2
}
