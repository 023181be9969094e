import { type SpacePoint, between, cross, dot, unit } from '../../geometry/space.ts'
import type { Point } from '../../geometry/path.ts'
import type { Facets } from '../mesh/facets.ts'
import { skinOver } from '../mesh/skin-over.ts'

/** Where a section stands on its way: its origin, and where its x and y point. The way goes on along x × y. */
export interface Plane {
  readonly origin: SpacePoint
  readonly x: SpacePoint
  readonly y: SpacePoint
}

/** The skin of a section, anticlockwise, led through planes; `endless` when the last leads back to the first. */
export function swept(
  section: readonly Point[],
  planes: readonly Plane[],
  endless = false,
): Facets {
  return skinOver(
    planes.map((plane) => section.map((point) => onPlane(plane, point))),
    endless,
  )
}

/** A round bar along a line through space. */
export function bentRod(line: readonly SpacePoint[], diameterIn: number, around: number): Facets {
  return swept(circleSection(diameterIn, around), planesAlong(line, [0, 0, 1]))
}

/** The points of a circle, anticlockwise. */
export function circleSection(diameterIn: number, around: number): readonly Point[] {
  return Array.from({ length: around }, (_, at) => {
    const angle = (2 * Math.PI * at) / around
    return [(diameterIn / 2) * Math.cos(angle), (diameterIn / 2) * Math.sin(angle)]
  })
}

/** Planes along a line, each turned as little as may be against the one before; x starts as near to `side` as the line allows. */
export function planesAlong(line: readonly SpacePoint[], side: SpacePoint): readonly Plane[] {
  let x = side
  return line.map((origin, index) => {
    const way = unit(between(line[index - 1] ?? origin, line[index + 1] ?? origin))
    const lean = dot(x, way)
    x = unit([x[0] - lean * way[0], x[1] - lean * way[1], x[2] - lean * way[2]])
    return { origin, x, y: cross(way, x) }
  })
}

function onPlane({ origin, x, y }: Plane, [u, v]: Point): SpacePoint {
  return [
    origin[0] + u * x[0] + v * y[0],
    origin[1] + u * x[1] + v * y[1],
    origin[2] + u * x[2] + v * y[2],
  ]
}
