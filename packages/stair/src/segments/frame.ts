import type { SpacePoint } from '@millrun/parts/geometry/space'

/**
 * A line on the plan that something is measured along: where it begins, and where it heads; 0 is along
 * x, and positive angles turn left, seen from above.
 */
export interface Frame {
  readonly xIn: number
  readonly zIn: number
  readonly headingDeg: number
}

/** The place `alongIn` from a frame's beginning, `rightIn` to its right and `upIn` above the lower floor. */
export function placeIn(frame: Frame, alongIn: number, upIn: number, rightIn: number): SpacePoint {
  const [forward, right] = [forwardOf(frame), rightOf(frame)]
  return [
    frame.xIn + forward[0] * alongIn + right[0] * rightIn,
    upIn,
    frame.zIn + forward[2] * alongIn + right[2] * rightIn,
  ]
}

/** The same place as one sees it from above: x and z. */
export function floorPlaceIn(
  frame: Frame,
  alongIn: number,
  rightIn: number,
): readonly [xIn: number, zIn: number] {
  const [xIn, , zIn] = placeIn(frame, alongIn, 0, rightIn)
  return [xIn, zIn]
}

/** The frame that begins at a place of another, turned so far to its left. */
export function frameAt(frame: Frame, alongIn: number, rightIn: number, turnedDeg = 0): Frame {
  const [xIn, zIn] = floorPlaceIn(frame, alongIn, rightIn)
  return { xIn, zIn, headingDeg: frame.headingDeg + turnedDeg }
}

/** A level rectangle between two places along a frame and two to its right, once round from its near left corner. */
export function floorRectangle(
  frame: Frame,
  [fromIn, toIn]: readonly [number, number],
  [leftIn, rightIn]: readonly [number, number],
): readonly (readonly [xIn: number, zIn: number])[] {
  return [
    floorPlaceIn(frame, fromIn, leftIn),
    floorPlaceIn(frame, fromIn, rightIn),
    floorPlaceIn(frame, toIn, rightIn),
    floorPlaceIn(frame, toIn, leftIn),
  ]
}

/** One inch along a frame. */
export function forwardOf({ headingDeg }: Frame): SpacePoint {
  return [cosDeg(headingDeg), 0, -sinDeg(headingDeg)]
}

/** One inch to the right of a frame. */
export function rightOf({ headingDeg }: Frame): SpacePoint {
  return [sinDeg(headingDeg), 0, cosDeg(headingDeg)]
}

/** The frame that leads from one place to another. */
export function frameBetween(from: SpacePoint, to: SpacePoint): Frame {
  const headingDeg = (Math.atan2(from[2] - to[2], to[0] - from[0]) * 180) / Math.PI
  return { xIn: from[0], zIn: from[2], headingDeg }
}

// Quarter turns come out whole, so that walls and landings meet exactly.
function cosDeg(angleDeg: number): number {
  return tidy(Math.cos((angleDeg * Math.PI) / 180))
}

function sinDeg(angleDeg: number): number {
  return tidy(Math.sin((angleDeg * Math.PI) / 180))
}

function tidy(value: number): number {
  return Math.round(value * 1e12) / 1e12 + 0
}
