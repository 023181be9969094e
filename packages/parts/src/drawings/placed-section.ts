import type { Section } from '../elevations/part-view.ts'
import { boundsOf } from '../geometry/bounds.ts'
import type { Point } from '../geometry/path.ts'
import { hatchedSection } from './hatch.ts'
import type { Mark } from './mark.ts'

/** A section about a place of the drawing, its centre lines reaching so far from there. */
export function placedSection(
  { outlines }: Section,
  [x, y]: Point,
  unitsPerInch: number,
  reach: number,
): readonly Mark[] {
  const place = ([atX, atY]: Point): Point => [x + atX * unitsPerInch, y - atY * unitsPerInch]
  return hatchedSection(outlines, place, reach)
}

/** Width or height of a section in inches, whichever is more. */
export function sectionSize({ outlines }: Section): number {
  const { left, right, bottom, top } = boundsOf(outlines)
  return Math.max(right - left, top - bottom)
}
