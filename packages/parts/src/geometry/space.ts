/** A point of a thing in space: x right, y up, z towards the viewer, in inches. */
export type SpacePoint = readonly [xIn: number, yIn: number, zIn: number]

/** From one place to another. */
export function between(from: SpacePoint, to: SpacePoint): SpacePoint {
  return [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
}

/** A place `share` of the way from one to another. */
export function partWay(from: SpacePoint, to: SpacePoint, share: number): SpacePoint {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
}

export function cross(a: SpacePoint, b: SpacePoint): SpacePoint {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function dot(a: SpacePoint, b: SpacePoint): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function lengthOf(way: SpacePoint): number {
  return Math.hypot(...way)
}

/** The same way, one inch long; nowhere stays nowhere. */
export function unit(way: SpacePoint): SpacePoint {
  const length = lengthOf(way)
  return length === 0 ? way : [way[0] / length, way[1] / length, way[2] / length]
}

/** The angle between two ways, in degrees; 0 where one leads nowhere. */
export function angleBetween(a: SpacePoint, b: SpacePoint): number {
  const lengths = lengthOf(a) * lengthOf(b)
  if (lengths === 0) return 0
  return (Math.acos(Math.min(1, Math.max(-1, dot(a, b) / lengths))) * 180) / Math.PI
}
