import type { Orbit } from '@millrun/viewer/orbit/orbit'
import type { Stair } from '@millrun/stair/model/stair'
import { walkPath } from './walk-path.ts'

/** How far up somebody has walked, and whereto they have turned their head from the way ahead. */
export interface Walk {
  /** 0 to 1 of the way. */
  readonly share: number
  readonly rightDeg: number
  readonly downDeg: number
}

export const WALK_START: Walk = { share: 0, rightDeg: 0, downDeg: 6 }
/** What is looked at is this near, so that the eye itself is what moves. */
const AHEAD_IN = 12

/** What is seen on the way up, as an orbit round a place just ahead of the eye. */
export function walkView(stair: Stair, { share, rightDeg, downDeg }: Walk): Orbit {
  const { eye, headingDeg } = walkPath(stair)(share)
  const azimuthDeg = headingDeg - rightDeg - 90
  const [turn, down] = [(azimuthDeg * Math.PI) / 180, (downDeg * Math.PI) / 180]
  return {
    target: [
      eye[0] - AHEAD_IN * Math.sin(turn) * Math.cos(down),
      eye[1] - AHEAD_IN * Math.sin(down),
      eye[2] - AHEAD_IN * Math.cos(turn) * Math.cos(down),
    ],
    azimuthDeg,
    elevationDeg: downDeg,
    distanceIn: AHEAD_IN,
  }
}
