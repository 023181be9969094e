import { type CoursePlace, walkCourse } from '@millrun/catalogue/shapes/course'
import type { FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import { railHeightIn, railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import { cornersOf } from '../../geometry/figures.ts'
import type { Point } from '../../geometry/path.ts'

/** Closed outlines of a fitting as a whole stair is drawn with it, from the lower end of its course. */
type Silhouettes = readonly (readonly Point[])[]

/** A fitting from the side, along and up: what swings aside, its rail along the course, and its cap or eye. */
export function sideSilhouettes(shape: FittingShape): Silhouettes {
  const { places, discs } = walkCourse(shape)
  const half = railHeightIn(shape) / 2
  const swing = places.filter((place) => !isInLine(place))
  const rail = places.filter(isInLine)
  const edge = (place: CoursePlace, sign: 1 | -1): Point => [
    place.alongIn - sign * half * sinDeg(place.slopeDeg),
    place.upIn + sign * half * cosDeg(place.slopeDeg),
  ]
  return [
    ...(swing.length === 0 ? [] : [levelBox(swing, railWidthIn(shape) / 2, half)]),
    bothSides(rail, edge),
    ...discs.slice(0, 1).map((disc) => levelBox([disc], disc.radiusIn, half)),
  ]
}

/** A fitting from above, along and to the left: its rail, and the circle of its cap or eye. */
export function planSilhouettes(shape: FittingShape): Silhouettes {
  const { places, discs } = walkCourse(shape)
  const half = railWidthIn(shape) / 2
  const edge = (place: CoursePlace, sign: 1 | -1): Point => [
    place.alongIn - sign * half * sinDeg(place.headingDeg),
    place.leftIn + sign * half * cosDeg(place.headingDeg),
  ]
  const circles = discs
    .slice(0, 1)
    .map(({ alongIn, leftIn, radiusIn }) =>
      Array.from({ length: 24 }, (_, index): Point => [
        alongIn + radiusIn * cosDeg(index * 15),
        leftIn + radiusIn * sinDeg(index * 15),
      ]),
    )
  return [bothSides(places, edge), ...circles]
}

function isInLine({ headingDeg }: CoursePlace): boolean {
  return Math.abs(sinDeg(headingDeg)) < 0.1
}

function bothSides(
  places: readonly CoursePlace[],
  edge: (place: CoursePlace, sign: 1 | -1) => Point,
): readonly Point[] {
  return [
    ...places.map((place) => edge(place, 1)),
    ...places.toReversed().map((place) => edge(place, -1)),
  ]
}

function levelBox(
  places: readonly Pick<CoursePlace, 'alongIn' | 'upIn'>[],
  wideIn: number,
  halfIn: number,
): readonly Point[] {
  const alongs = places.map(({ alongIn }) => alongIn)
  const upIn = places[0]?.upIn ?? 0
  const [left, right] = [Math.min(...alongs) - wideIn, Math.max(...alongs) + wideIn]
  return cornersOf([left, upIn - halfIn], [right, upIn + halfIn])
}
