import { type CoursePlace, walkCourse } from '@millrun/catalogue/shapes/course'
import type { FittingShape } from '@millrun/catalogue/shapes/fitting-shape'

/** A place on the middle of a fitting, from the point that it is fixed by: along the flight, to its left, up. */
export interface FittingPoint {
  readonly alongIn: number
  readonly leftIn: number
  readonly upIn: number
}

export interface PathPoint extends FittingPoint {
  readonly headingDeg: number
  readonly slopeDeg: number
}

export interface FittingPath {
  /** The middle of its rail from end to end, the lower end first. */
  readonly points: readonly PathPoint[]
  /** The middle of its cap, or of the eye of a volute. */
  readonly cap?: FittingPoint & { readonly radiusIn: number }
}

/** The way of a fitting, seen from its lower or its upper end, which is then the origin. */
export function fittingPath(shape: FittingShape, from: 'lower-end' | 'upper-end'): FittingPath {
  const { places, discs } = walkCourse(shape)
  const origin = from === 'lower-end' ? places[0] : places.at(-1)
  const seen = (place: FittingPoint): FittingPoint => ({
    alongIn: place.alongIn - (origin?.alongIn ?? 0),
    leftIn: place.leftIn - (origin?.leftIn ?? 0),
    upIn: place.upIn - (origin?.upIn ?? 0),
  })
  const [disc] = discs
  const points = places.map((place: CoursePlace): PathPoint => ({
    ...seen(place),
    headingDeg: place.headingDeg,
    slopeDeg: place.slopeDeg,
  }))
  return disc === undefined
    ? { points }
    : { points, cap: { ...seen(disc), radiusIn: disc.radiusIn } }
}
