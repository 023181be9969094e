import { CORNER_NAMES, type Corners, type Point } from './corners.ts'
import { depthAt, squareToCorners } from './homography.ts'
import type { PictureSize } from './picture-size.ts'

/** Sides shorter than this share of the picture say too little about the rest of it. */
const SHORTEST_SIDE = 0.04
/** The sine of the angle by which a corner must at least bend; below it three corners lie in a line. */
const LEAST_BEND = 0.12
/** How many times as far away as its nearest corner the farthest may be. */
const MOST_RECEDING = 4

/**
 * Why a picture cannot be straightened by these corners, as a sentence that says what to do; undefined
 * when it can.
 */
export function cornersProblem(corners: Corners, size: PictureSize): string | undefined {
  const points = corners.map(({ x, y }) => ({ x: x * size.width, y: y * size.height }))
  const sides = points.map((point, index) => between(point, at(points, index + 1)))
  const shortest = Math.min(...sides.map(lengthOf))
  if (shortest < SHORTEST_SIDE * Math.max(size.width, size.height)) {
    return 'The marked rectangle is too small to measure by. Mark something larger, such as a door or a whole wall.'
  }
  return bendProblem(sides) ?? recedingProblem(corners)
}

function bendProblem(sides: readonly Point[]): string | undefined {
  const bends = sides.map((side, index) => bendBetween(at(sides, index + 3), side))
  const inwards = bends.filter((bend) => bend <= 0).length
  if (inwards > 1) {
    return 'The sides cross each other. Put each corner back where its name says: top left, top right, bottom right, bottom left.'
  }
  const name = CORNER_NAMES[bends.findIndex((bend) => bend < LEAST_BEND)]
  if (name === undefined) return undefined
  return inwards === 1
    ? `The ${name} corner lies inside the other three. Pull it outwards.`
    : `The ${name} corner lies in a line with the two beside it. Pull it outwards.`
}

function recedingProblem(corners: Corners): string | undefined {
  const map = squareToCorners(corners)
  const depths = [
    depthAt(map, { x: 0, y: 0 }),
    depthAt(map, { x: 1, y: 0 }),
    depthAt(map, { x: 1, y: 1 }),
    depthAt(map, { x: 0, y: 1 }),
  ]
  if (Math.max(...depths) <= MOST_RECEDING * Math.min(...depths)) return undefined
  return 'The wall is seen too much from the side to be straightened well. Take the picture from further in front of it.'
}

/** How far the way turns to the right from one side to the next: the sine of the angle. */
function bendBetween(before: Point, after: Point): number {
  return (before.x * after.y - before.y * after.x) / (lengthOf(before) * lengthOf(after))
}

function between(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y }
}

function lengthOf({ x, y }: Point): number {
  return Math.hypot(x, y)
}

/** One of a ring of points. */
function at(points: readonly Point[], index: number): Point {
  return points[index % points.length] ?? { x: 0, y: 0 }
}
