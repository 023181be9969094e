import type { Placement } from '@millrun/parts/solids/solid'
import { type Frame, forwardOf, placeIn, rightOf } from '../segments/frame.ts'

/** A place in a frame: along it, above the lower floor, to its right. */
export interface Spot {
  readonly frame: Frame
  readonly alongIn: number
  readonly upIn: number
  readonly rightIn: number
}

/** Upright, its x along the frame: newels, balusters, level fittings. */
export function upright({ frame, alongIn, upIn, rightIn }: Spot): Placement {
  return {
    origin: placeIn(frame, alongIn, upIn, rightIn),
    x: forwardOf(frame),
    y: [0, 1, 0],
    z: rightOf(frame),
  }
}

/** Along a slope that rises with the frame: rails. */
export function sloped(spot: Spot, slopeDeg: number): Placement {
  const [cos, sin] = [Math.cos((slopeDeg * Math.PI) / 180), Math.sin((slopeDeg * Math.PI) / 180)]
  const [fx, , fz] = forwardOf(spot.frame)
  return {
    ...upright(spot),
    x: [fx * cos, sin, fz * cos],
    y: [-fx * sin, cos, -fz * sin],
  }
}

/** Facing down the frame, its x to the right: treads and risers. */
export function facingDown(spot: Spot): Placement {
  const [fx, , fz] = forwardOf(spot.frame)
  return { ...upright(spot), x: rightOf(spot.frame), z: [0 - fx, 0, 0 - fz] }
}

/** Facing along the frame, its x to the left: plates on a wall behind it. */
export function facingAlong(spot: Spot): Placement {
  const [rx, , rz] = rightOf(spot.frame)
  return { ...upright(spot), x: [0 - rx, 0, 0 - rz], z: forwardOf(spot.frame) }
}
