import { cross, type SpacePoint } from '../../../geometry/space.ts'
import type { Plane } from '../../../solids/form/sweep.ts'
import type { Ring } from '../../../solids/mesh/skin-over.ts'
import { barOutline, type BarSize, type OutlineLines } from './bar-outline.ts'

/** A bar cut across somewhere on its way up: how it stands there and what it measures. */
export interface BarRow {
  readonly plane: Plane
  readonly size: BarSize
}

/** An upright bar at a height, turned about its axis, anticlockwise seen from above. */
export function uprightRow(heightIn: number, size: BarSize, turnDeg = 0): BarRow {
  const plane = { origin: [0, heightIn, 0], x: [1, 0, 0], y: [0, 0, -1] } as const
  return { plane: turned(plane, turnDeg), size }
}

/** The plane turned about its way, anticlockwise seen from where it leads. */
export function turned({ origin, x, y }: Plane, turnDeg: number): Plane {
  const [sin, cos] = [Math.sin((turnDeg * Math.PI) / 180), Math.cos((turnDeg * Math.PI) / 180)]
  return {
    origin,
    x: [cos * x[0] + sin * y[0], cos * x[1] + sin * y[1], cos * x[2] + sin * y[2]],
    y: [cos * y[0] - sin * x[0], cos * y[1] - sin * x[1], cos * y[2] - sin * x[2]],
  }
}

/** The same cut farther along the bar: higher up where it is upright. */
export function movedAlong({ plane, size }: BarRow, byIn: number): BarRow {
  const [x, y, z] = plane.origin
  const [wayX, wayY, wayZ] = cross(plane.x, plane.y)
  return { plane: { ...plane, origin: [x + wayX * byIn, y + wayY * byIn, z + wayZ * byIn] }, size }
}

/** The same place with the bar slighter all round. */
export function slighter({ plane, size }: BarRow, byIn: number): BarRow {
  const { widthIn, depthIn, easeIn } = size
  const drawnIn = {
    widthIn: widthIn - 2 * byIn,
    depthIn: depthIn - 2 * byIn,
    easeIn: Math.max(0.004, easeIn - byIn),
  }
  return { plane, size: drawnIn }
}

/** The outline of the bar at a row. */
export function ringOf({ plane, size }: BarRow, lines: OutlineLines): Ring {
  const { origin, x, y } = plane
  return barOutline(size, lines).map(([u, v]): SpacePoint => [
    origin[0] + u * x[0] + v * y[0],
    origin[1] + u * x[1] + v * y[1],
    origin[2] + u * x[2] + v * y[2],
  ])
}
