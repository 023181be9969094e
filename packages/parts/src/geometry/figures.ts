import { closed, type Path, type Point, polygon } from './path.ts'

/** Where a quarter circle's control points lie, as a part of the radius. */
const QUARTER = 0.5523

/** The corners of an upright rectangle given by two opposite ones, once round from the first. */
export function cornersOf([left, bottom]: Point, [right, top]: Point): readonly Point[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ]
}

/** An upright rectangle given by two opposite corners. */
export function rectangle(one: Point, other: Point): Path {
  return polygon(cornersOf(one, other))
}

/** A rectangle round the origin. */
export function centredRectangle(widthIn: number, heightIn: number): Path {
  return rectangle([-widthIn / 2, -heightIn / 2], [widthIn / 2, heightIn / 2])
}

export function ellipse([x, y]: Point, radiusXIn: number, radiusYIn: number): Path {
  const dx = radiusXIn * QUARTER
  const dy = radiusYIn * QUARTER
  const right: Point = [x + radiusXIn, y]
  const top: Point = [x, y + radiusYIn]
  const left: Point = [x - radiusXIn, y]
  const bottom: Point = [x, y - radiusYIn]
  return closed({
    start: right,
    parts: [
      { kind: 'curve', c1: [right[0], y + dy], c2: [x + dx, top[1]], to: top },
      { kind: 'curve', c1: [x - dx, top[1]], c2: [left[0], y + dy], to: left },
      { kind: 'curve', c1: [left[0], y - dy], c2: [x - dx, bottom[1]], to: bottom },
      { kind: 'curve', c1: [x + dx, bottom[1]], c2: [right[0], y - dy], to: right },
    ],
    isClosed: true,
  })
}

export function circle(centre: Point, radiusIn: number): Path {
  return ellipse(centre, radiusIn, radiusIn)
}
