import type { Section } from '../../elevations/elevation.ts'
import { boundsOf } from '../../geometry/bounds.ts'
import type { Point } from '../../geometry/path.ts'
import { hatchedSection } from '../marks/hatch.ts'
import type { Mark } from '../marks/mark.ts'
import { lengthLabel, type Units } from '../dimensions/length-label.ts'

/** A section about a place of the drawing, its centre lines reaching so far from there. */
export function placedSection(
  { loops }: Section,
  [x, y]: Point,
  unitsPerInch: number,
  reach: number,
): readonly Mark[] {
  const place = ([atX, atY]: Point): Point => [x + atX * unitsPerInch, y - atY * unitsPerInch]
  return hatchedSection(loops, place, reach)
}

/** Width or height of a section in inches, whichever is more. */
export function sectionSize({ loops }: Section): number {
  const { left, right, bottom, top } = boundsOf(loops)
  return Math.max(right - left, top - bottom)
}

/** What a section is, in words: `1/2" square, solid`, with millimetres `1/2" (12.7) square, solid`. */
export function sectionCaption({ caption }: Section, units: Units): string {
  return caption
    .map((part) => (typeof part === 'number' ? lengthLabel(part, units) : part))
    .join(' ')
}
