import type { Corners, Point } from './corners.ts'

/** A projective map of the plane: three rows of three, applied to (x, y, 1). */
export type Homography = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]

/**
 * The map that takes the unit square, top left first and clockwise, to four corners. No three of them may
 * lie in a line. After Heckbert, Fundamentals of Texture Mapping and Image Warping (1989), section 2.2.3.
 */
export function squareToCorners([p0, p1, p2, p3]: Corners): Homography {
  const sumX = p0.x - p1.x + p2.x - p3.x
  const sumY = p0.y - p1.y + p2.y - p3.y
  const [x1, y1] = [p1.x - p2.x, p1.y - p2.y]
  const [x2, y2] = [p3.x - p2.x, p3.y - p2.y]
  const area = x1 * y2 - x2 * y1
  const g = (sumX * y2 - x2 * sumY) / area
  const h = (x1 * sumY - sumX * y1) / area
  return [
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
    1,
  ]
}

/** Makes x and y larger by these factors, then moves them. */
export function scaling(scale: Point, move: Point = { x: 0, y: 0 }): Homography {
  return [scale.x, 0, move.x, 0, scale.y, move.y, 0, 0, 1]
}

/** The map that does `first`, then `second`. */
export function chained(first: Homography, second: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = first
  const [p, q, r, s, t, u, v, w, x] = second
  return [
    p * a + q * d + r * g,
    p * b + q * e + r * h,
    p * c + q * f + r * i,
    s * a + t * d + u * g,
    s * b + t * e + u * h,
    s * c + t * f + u * i,
    v * a + w * d + x * g,
    v * b + w * e + x * h,
    v * c + w * f + x * i,
  ]
}

/** The way back. */
export function inverted([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const [ei, fi, ef] = [e * i - f * h, f * g - d * i, d * h - e * g]
  const scale = 1 / (a * ei + b * fi + c * ef)
  return [
    ei * scale,
    (c * h - b * i) * scale,
    (b * f - c * e) * scale,
    fi * scale,
    (a * i - c * g) * scale,
    (c * d - a * f) * scale,
    ef * scale,
    (b * g - a * h) * scale,
    (a * e - b * d) * scale,
  ]
}

/** What a point is divided by when it is mapped: one side of the horizon is positive, and it is 0 there. */
export function depthAt([, , , , , , g, h, i]: Homography, { x, y }: Point): number {
  return g * x + h * y + i
}

/** Where a point comes to lie. It must not lie on the horizon. */
export function mapped(map: Homography, point: Point): Point {
  const [a, b, c, d, e, f] = map
  const depth = depthAt(map, point)
  return {
    x: (a * point.x + b * point.y + c) / depth,
    y: (d * point.x + e * point.y + f) / depth,
  }
}
