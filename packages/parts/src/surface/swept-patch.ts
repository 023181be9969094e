import type { CoursePlace } from '@millrun/catalogue/shapes/course'
import type { SectionPoint } from '@millrun/catalogue/shapes/rail-shape'
import type { EndFace, Patch } from './patch.ts'
import { forwardAt, sectionAt } from './rail-frame.ts'

/** A bar of constant section led along a course; the section stands about the course. */
export function sweptBar(section: readonly SectionPoint[], places: readonly CoursePlace[]): Patch {
  const placings = places.map((place) => sectionAt(place, 0))
  const lines = section.map((point) => placings.map((placed) => placed(point)))
  return { lines, isTube: true, openness: section.map(() => 1) }
}

/** The cut end of a bar, forward or backward. */
export function barEnd(
  section: readonly SectionPoint[],
  place: CoursePlace,
  side: 1 | -1,
): EndFace {
  const placed = sectionAt(place, 0)
  const [x, y, z] = forwardAt(place)
  return {
    corners: section.map(placed),
    normal: [x * side, y * side, z * side],
    place: placed,
    section: [],
  }
}
