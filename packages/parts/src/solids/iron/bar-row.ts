import type { SpacePoint } from '../../geometry/basket-rod.ts'
import type { Frame } from '../form/sweep.ts'
import type { Ring } from '../mesh/skin-over.ts'
import { barOutline, type BarSize, type OutlineLines } from './bar-outline.ts'

/** A bar cut across somewhere on its way up: how it stands there and what it measures. */
export interface BarRow {
  readonly frame: Frame
  readonly size: BarSize
}

/** An upright bar at a height, turned about its axis, anticlockwise seen from above. */
export function uprightRow(heightIn: number, size: BarSize, turnDeg = 0): BarRow {
  const [sin, cos] = [Math.sin((turnDeg * Math.PI) / 180), Math.cos((turnDeg * Math.PI) / 180)]
  return { frame: { origin: [0, heightIn, 0], x: [cos, 0, -sin], y: [-sin, 0, -cos] }, size }
}

/** The same cut higher up. */
export function raised({ frame, size }: BarRow, byIn: number): BarRow {
  const [x, y, z] = frame.origin
  return { frame: { ...frame, origin: [x, y + byIn, z] }, size }
}

/** The same place with the bar slighter all round. */
export function slighter({ frame, size }: BarRow, byIn: number): BarRow {
  return { frame, size: drawnIn(size, byIn) }
}

function drawnIn({ widthIn, depthIn, easeIn }: BarSize, byIn: number): BarSize {
  return {
    widthIn: widthIn - 2 * byIn,
    depthIn: depthIn - 2 * byIn,
    easeIn: Math.max(0.004, easeIn - byIn),
  }
}

/** The outline of the bar at a row. */
export function ringOf({ frame, size }: BarRow, lines: OutlineLines): Ring {
  const { origin, x, y } = frame
  return barOutline(size, lines).map(([u, v]): SpacePoint => [
    origin[0] + u * x[0] + v * y[0],
    origin[1] + u * x[1] + v * y[1],
    origin[2] + u * x[2] + v * y[2],
  ])
}
