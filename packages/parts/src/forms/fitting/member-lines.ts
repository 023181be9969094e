import { type CourseDisc, type CoursePlace, walkCourse } from '@millrun/catalogue/shapes/course'
import type { FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import type { SectionPoint } from '@millrun/catalogue/shapes/rail-shape'
import { railHeightIn, railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import type { SpacePoint } from '../../geometry/space.ts'
import { sectionAt } from '../../solids/form/section-at.ts'
import { moldingMembers } from './molding-members.ts'

const STEP_DEG = 2.5
/** Where rail and cap lie in one plane, next to the top, no seam is seen. */
const FLUSH_IN = 0.06

/** The lines that a draughtsman draws along the molding, on the rail and round its caps, and where they meet. */
export function memberLines(shape: FittingShape): readonly (readonly SpacePoint[])[] {
  const { places, discs } = walkCourse(shape, STEP_DEG)
  const members = moldingMembers(shape.halfSection).flatMap((index): readonly SectionPoint[] => {
    const point = shape.halfSection[index]
    return point === undefined ? [] : [point]
  })
  const placings = places.map((place) => sectionAt(place, railHeightIn(shape)))
  const along = (point: SectionPoint) => placings.map((placed) => placed(point))
  return [
    ...members.flatMap(([x, y]) => [
      along([x, y]),
      along([-x, y]),
      ...discs.map((disc) => roundDisc(disc, [x, y], shape)),
    ]),
    ...discs.flatMap((disc) => seams(disc, places, shape)),
  ]
}

/** Where the rail on either side of a cap runs into its rim; an eye lies beside the course. */
function seams(disc: CourseDisc, places: readonly CoursePlace[], shape: FittingShape) {
  const at = places.findIndex((place) => awayFrom(disc, place) < 1e-6)
  if (at === -1 || disc.radiusIn * 2 <= railWidthIn(shape)) return []
  const beside = [places.slice(0, at).toReversed(), places.slice(at)].flatMap((way) => {
    return way.find((place) => awayFrom(disc, place) > 1e-6) ?? []
  })
  return beside.flatMap((place) => {
    const way = [place.alongIn - disc.alongIn, place.leftIn - disc.leftIn] as const
    return ([1, -1] as const).map((side) => seam(disc, way, side, shape))
  })
}

function awayFrom(disc: CourseDisc, { alongIn, leftIn }: CoursePlace): number {
  return Math.hypot(alongIn - disc.alongIn, leftIn - disc.leftIn)
}

function seam(
  disc: CourseDisc,
  [along, left]: readonly [number, number],
  side: 1 | -1,
  shape: FittingShape,
): readonly SpacePoint[] {
  const [cos, sin] = [along / Math.hypot(along, left), left / Math.hypot(along, left)]
  const below = railHeightIn(shape) - FLUSH_IN
  const rim = shape.halfSection.filter(([x, y]) => x > 0 && y < below)
  return rim.map(([x, y]): SpacePoint => {
    const radiusIn = disc.radiusIn - railWidthIn(shape) / 2 + x
    const out = Math.sqrt(Math.max(0, radiusIn ** 2 - x ** 2))
    return [
      disc.alongIn + out * cos - side * x * sin,
      disc.upIn - railHeightIn(shape) / 2 + y,
      -(disc.leftIn + out * sin + side * x * cos),
    ]
  })
}

function roundDisc(disc: CourseDisc, [x, y]: SectionPoint, shape: FittingShape) {
  const radiusIn = disc.radiusIn - railWidthIn(shape) / 2 + x
  return Array.from({ length: 73 }, (_, step): SpacePoint => [
    disc.alongIn + radiusIn * cosDeg(step * 5),
    disc.upIn - railHeightIn(shape) / 2 + y,
    radiusIn * sinDeg(step * 5) - disc.leftIn,
  ])
}
