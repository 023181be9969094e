import type { Stair } from '../../model/stair.ts'
import type { Segment } from '../../segments/segment.ts'

/** The landing or the winders that a stair turns on, if it turns. */
export function turnOf({ segments }: Pick<Stair, 'segments'>): Segment | undefined {
  return segments.find(({ covers }) => covers !== undefined)
}

/** Whether a stair comes back beside itself. */
export function comesBack(stair: Pick<Stair, 'segments'>): boolean {
  return turnOf(stair)?.wellIn !== undefined
}
