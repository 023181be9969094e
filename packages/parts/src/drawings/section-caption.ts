import type { Section } from '../elevations/part-view.ts'
import { lengthLabel, type Units } from './length-label.ts'

/** What a section is, in words: `1/2" square, solid`, with millimetres `1/2" (12.7) square, solid`. */
export function sectionCaption({ caption }: Section, units: Units): string {
  return caption
    .map((part) => (typeof part === 'number' ? lengthLabel(part, units) : part))
    .join(' ')
}
