import { walkCourse, type Course } from './course.ts'
import type { FittingShape } from './fitting-shape.ts'
import { railHeightIn, railWidthIn } from './rail-sizes.ts'

/** The box that a fitting just goes into, in inches: along the flight, across it, and up. */
export interface FittingSize {
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
}

type Extent = readonly [alongIn: number, leftIn: number, upIn: number]

/** Overall size of a fitting, in inches. */
export function fittingSize(shape: FittingShape): FittingSize {
  const corners = extents(shape, walkCourse(shape))
  const size = (axis: 0 | 1 | 2) => {
    const values = corners.map((corner) => corner[axis])
    return Math.max(...values) - Math.min(...values)
  }
  return { lengthIn: size(0), widthIn: size(1), heightIn: size(2) }
}

function extents(shape: FittingShape, { places, discs }: Course): readonly Extent[] {
  const rail = { halfWidth: railWidthIn(shape) / 2, halfHeight: railHeightIn(shape) / 2 }
  return [
    ...places.flatMap((place): readonly Extent[] => {
      const across = onPlan(place.headingDeg + 90, rail.halfWidth * place.widening)
      const lean = onPlan(place.headingDeg, rail.halfHeight * sin(place.slopeDeg))
      const up = rail.halfHeight * Math.abs(cos(place.slopeDeg))
      return [-1, 1].flatMap((side) =>
        [-1, 1].map((end): Extent => [
          place.alongIn + side * across[0] + end * lean[0],
          place.leftIn + side * across[1] + end * lean[1],
          place.upIn + end * up,
        ]),
      )
    }),
    ...discs.flatMap((disc): readonly Extent[] =>
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

function onPlan(headingDeg: number, lengthIn: number): readonly [number, number] {
  return [lengthIn * cos(headingDeg), lengthIn * sin(headingDeg)]
}

function cos(angleDeg: number): number {
  return Math.cos((angleDeg * Math.PI) / 180)
}

function sin(angleDeg: number): number {
  return Math.sin((angleDeg * Math.PI) / 180)
}
