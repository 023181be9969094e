import { formatInches } from '@millrun/catalogue/inches'
import type { Limits } from '@millrun/stair/design/design-limits'
import type { Corners } from './corners.ts'

/** A rectangle of the house that was marked in a photograph, and what it measures there. */
export interface Marking {
  readonly corners: Corners
  readonly widthIn: number
  readonly heightIn: number
}

/** What can be measured with a tape and still says something about a room. */
const MARKED_IN: Limits = { least: 6, most: 480 }

/** A usual inside door, in the middle of the picture: what the corners and sizes begin with. */
export const DOOR: Marking = {
  corners: [
    { x: 0.4, y: 0.25 },
    { x: 0.6, y: 0.25 },
    { x: 0.6, y: 0.8 },
    { x: 0.4, y: 0.8 },
  ],
  widthIn: 32,
  heightIn: 80,
}

/** What is wrong with a width or height of the marked rectangle, as a sentence. */
export function markedSizeProblem(lengthIn: number): string | undefined {
  const { least, most } = MARKED_IN
  if (lengthIn >= least && lengthIn <= most) return undefined
  return `Mark something between ${formatInches(least)} and ${formatInches(most)}.`
}
