import { type Course, onPlan, radians, walkCourse } from './course.ts'
import type { FittingShape } from './fitting-shape.ts'
import { railHeightIn, railWidthIn } from './rail-sizes.ts'

/** The box that a fitting just goes into, in inches: along the flight, across it, and up. */
export interface FittingSize {
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
}

type Corner = readonly [alongIn: number, leftIn: number, upIn: number]
type Extent = readonly [leastIn: number, mostIn: number]

/** From where to where a fitting reaches, in inches from the start of its course. */
export interface FittingExtents {
  readonly along: Extent
  readonly left: Extent
  readonly up: Extent
}

/** Overall size of a fitting, in inches. */
export function fittingSize(shape: FittingShape): FittingSize {
  const { along, left, up } = fittingExtents(shape)
  return { lengthIn: along[1] - along[0], widthIn: left[1] - left[0], heightIn: up[1] - up[0] }
}

/** The reach of a fitting in each direction. */
export function fittingExtents(shape: FittingShape): FittingExtents {
  const corners = cornersOf(shape, walkCourse(shape))
  const extent = (axis: 0 | 1 | 2): Extent => {
    const values = corners.map((corner) => corner[axis])
    return [Math.min(...values), Math.max(...values)]
  }
  return { along: extent(0), left: extent(1), up: extent(2) }
}

function cornersOf(shape: FittingShape, { places, discs }: Course): readonly Corner[] {
  const rail = { halfWidth: railWidthIn(shape) / 2, halfHeight: railHeightIn(shape) / 2 }
  return [
    ...places.flatMap((place): readonly Corner[] => {
      const across = onPlan(place.headingDeg + 90, rail.halfWidth * place.widening)
      const lean = onPlan(place.headingDeg, rail.halfHeight * Math.sin(radians(place.slopeDeg)))
      const up = rail.halfHeight * Math.abs(Math.cos(radians(place.slopeDeg)))
      return [-1, 1].flatMap((side) =>
        [-1, 1].map((end): Corner => [
          place.alongIn + side * across[0] + end * lean[0],
          place.leftIn + side * across[1] + end * lean[1],
          place.upIn + end * up,
        ]),
      )
    }),
    ...discs.flatMap((disc): readonly Corner[] =>
      [-1, 1].map((side) => [
        disc.alongIn + side * discReach(disc.radiusIn, shape),
        disc.leftIn + side * discReach(disc.radiusIn, shape),
        disc.upIn + side * rail.halfHeight,
      ]),
    ),
  ]
}

/** A cap never stands back behind the sides of its rail. */
function discReach(radiusIn: number, shape: FittingShape): number {
  return Math.max(radiusIn, railWidthIn(shape) / 2)
}
