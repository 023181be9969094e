import type { SpacePoint } from '../../geometry/space.ts'
import { between, cross, dot, unit } from '../../geometry/space.ts'
import type { Point } from '../../geometry/path.ts'
import type { Facets } from '../mesh/facets.ts'
import { skinOver } from '../mesh/skin-over.ts'

/** Where a section stands on its way: its origin, and where its x and y point. The way goes on along x × y. */
export interface Frame {
  readonly origin: SpacePoint
  readonly x: SpacePoint
  readonly y: SpacePoint
}

/** The skin of a section, anticlockwise, led through frames; `endless` when the last leads back to the first. */
export function swept(
  section: readonly Point[],
  frames: readonly Frame[],
  endless = false,
): Facets {
  return skinOver(
    frames.map((frame) => section.map((point) => inFrame(frame, point))),
    endless,
  )
}

/** A round bar along a line through space. */
export function bentRod(
  line: readonly SpacePoint[],
  diameterIn: number,
  around: number,
  endless = false,
): Facets {
  return swept(circleSection(diameterIn, around), framesAlong(line, [0, 0, 1], endless), endless)
}

/** The points of a circle, anticlockwise. */
export function circleSection(diameterIn: number, around: number): readonly Point[] {
  return Array.from({ length: around }, (_, at) => {
    const angle = (2 * Math.PI * at) / around
    return [(diameterIn / 2) * Math.cos(angle), (diameterIn / 2) * Math.sin(angle)]
  })
}

/**
 * Frames along a line, each turned as little as may be against the one before; x starts as near to `side`
 * as the line allows. Frames of an endless line come back to the first as long as the line lies in a plane.
 */
export function framesAlong(
  line: readonly SpacePoint[],
  side: SpacePoint,
  endless = false,
): readonly Frame[] {
  let x = side
  return line.map((origin, index) => {
    const way = wayAt(line, index, endless)
    const lean = dot(x, way)
    x = unit([x[0] - lean * way[0], x[1] - lean * way[1], x[2] - lean * way[2]])
    return { origin, x, y: cross(way, x) }
  })
}

function wayAt(line: readonly SpacePoint[], index: number, endless: boolean): SpacePoint {
  const here = line[index] ?? [0, 0, 0]
  const wrap = endless ? line.length : 0
  const before = line[index - 1] ?? line[index - 1 + wrap] ?? here
  const after = line[index + 1] ?? line[index + 1 - wrap] ?? here
  return unit(between(before, after))
}

function inFrame({ origin, x, y }: Frame, [u, v]: Point): SpacePoint {
  return [
    origin[0] + u * x[0] + v * y[0],
    origin[1] + u * x[1] + v * y[1],
    origin[2] + u * x[2] + v * y[2],
  ]
}
