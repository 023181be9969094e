import type { CoursePlace } from '@millrun/catalogue/shapes/course'
import type { SpacePoint } from '../../geometry/space.ts'
import type { Point } from '../../geometry/path.ts'
import { forwardAt, sectionAt } from './section-at.ts'
import type { Facets } from '../mesh/facets.ts'
import { type Ring, skinOver } from '../mesh/skin-over.ts'
import { drawnIn } from './eased-section.ts'

/** A section that is led along a course: anticlockwise, x out from the middle, y up from the bottom. Inches. */
export interface LedSection {
  readonly corners: readonly Point[]
  /** Of the whole rail; its course runs at half that height. */
  readonly railHeightIn: number
}

/**
 * How far the edges of each end are eased; 0 where a piece is glued to the next. More than a little rounds
 * the whole end off.
 */
export interface EndEasing {
  readonly startIn: number
  readonly finishIn: number
}

/** The skin of a section led through places. */
export function ledRail(
  section: LedSection,
  places: readonly CoursePlace[],
  { startIn, finishIn }: EndEasing,
): Facets {
  const [start, finish] = [places[0], places.at(-1)]
  if (start === undefined || finish === undefined) return { points: [], triangles: [] }
  const { corners, railHeightIn } = section
  const inner = [...trimmed(places, startIn, finishIn)]
  return skinOver([
    ...easedEnd(section, start, startIn, 1),
    ...inner.map((place) => ringAt(corners, place, railHeightIn)),
    ...easedEnd(section, finish, finishIn, -1).toReversed(),
  ])
}

/** The ends are made of rings of their own. */
function trimmed(
  places: readonly CoursePlace[],
  startIn: number,
  finishIn: number,
): readonly CoursePlace[] {
  return places.slice(startIn > 0 ? 1 : 0, finishIn > 0 ? -1 : undefined)
}

const EASING_LINES = 3
const ROUNDING_LINES = 9
const LARGEST_EASING_IN = 0.1

/** From the face of an end to where the section has its full size; `way` is 1 at the start, -1 at the end. */
function easedEnd(
  { corners, railHeightIn }: LedSection,
  place: CoursePlace,
  easeIn: number,
  way: 1 | -1,
): readonly Ring[] {
  if (easeIn === 0) return []
  const [x, y, z] = forwardAt(place)
  const isRound = easeIn > LARGEST_EASING_IN
  const lines = isRound ? ROUNDING_LINES : EASING_LINES
  return Array.from({ length: lines + 1 }, (_, at) => {
    const angle = (at / lines) * (Math.PI / 2)
    const inIn = easeIn * (1 - Math.cos(angle)) * way
    const smaller = isRound
      ? shrunk(corners, Math.sin(angle), railHeightIn)
      : drawnIn(corners, easeIn * (1 - Math.sin(angle)))
    const ring = ringAt(smaller, place, railHeightIn)
    return ring.map((point): SpacePoint => [
      point[0] + x * inIn,
      point[1] + y * inIn,
      point[2] + z * inIn,
    ])
  })
}

/** A section about the middle of the rail. */
function shrunk(corners: readonly Point[], share: number, railHeightIn: number): readonly Point[] {
  const middleIn = railHeightIn / 2
  return corners.map(([x, y]): Point => [x * share, middleIn + (y - middleIn) * share])
}

/** Seen from where the course leads to, right and left change sides. */
function ringAt(corners: readonly Point[], place: CoursePlace, railHeightIn: number): Ring {
  return corners.map(sectionAt(place, railHeightIn)).toReversed()
}
