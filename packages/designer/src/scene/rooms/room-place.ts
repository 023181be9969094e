import type { SpacePoint } from '@millrun/parts/geometry/space'
import { type Frame, forwardOf, rightOf } from '@millrun/stair/segments/frame'

interface Axes {
  readonly forward: SpacePoint
  readonly right: SpacePoint
}

const known = new WeakMap<Frame, Axes>()

/** As `placeIn`, for the thousands of places that one frame has in a room: its axes are worked out once. */
export function roomPlace(
  frame: Frame,
  alongIn: number,
  upIn: number,
  rightIn: number,
): SpacePoint {
  const { forward, right } = axesOf(frame)
  return [
    frame.xIn + forward[0] * alongIn + right[0] * rightIn,
    upIn,
    frame.zIn + forward[2] * alongIn + right[2] * rightIn,
  ]
}

function axesOf(frame: Frame): Axes {
  const axes = known.get(frame)
  if (axes !== undefined) return axes
  const made = { forward: forwardOf(frame), right: rightOf(frame) }
  known.set(frame, made)
  return made
}
