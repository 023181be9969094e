import type { Marking } from '../../photograph/marking.ts'
import type { Photograph } from '../../photograph/read-photograph.ts'
import type { StraightenedPhotograph } from '../../photograph/straightened-photograph.ts'
import type { PhotographBackground } from '../../scene/background.ts'

/** Where the stair stands before its photograph, in inches from where it stood first. */
export interface StairShift {
  readonly rightIn: number
  readonly upIn: number
}

/** A visitor's photograph with all that they said about it. It lives as long as the page, and is in no design. */
export interface OwnPhotograph {
  readonly photograph: Photograph
  readonly marking: Marking
  readonly straightened: StraightenedPhotograph
  /**
   * From the first riser to the middle of the stair when it was first seen before this photograph: later
   * edits leave the riser where it stands in it.
   */
  readonly middleIn: number
  readonly shift: StairShift
}

export const NOT_SHIFTED: StairShift = { rightIn: 0, upIn: 0 }

/**
 * What the scene shows of it: at first the lower edge of the marked rectangle is on the floor, and the
 * middle of the picture behind the middle of the stair.
 */
export function photographBackground({
  straightened,
  middleIn,
  shift,
}: Omit<OwnPhotograph, 'photograph' | 'marking'>): PhotographBackground {
  const { image, widthIn, heightIn, belowIn } = straightened
  return {
    kind: 'photograph',
    image,
    widthIn,
    heightIn,
    shiftXIn: middleIn - shift.rightIn,
    shiftYIn: -belowIn - shift.upIn,
  }
}
