import type { Frame } from '../part-view.ts'

/** Height that every catalogue picture of a newel shows, from above its top downwards. */
const FRAME_HEIGHT_IN = 34
const ABOVE_TOP_IN = 2

/** The window of a newel's picture: the upper part, which tells one newel from another. */
export function newelFrame(lengthIn: number): Frame {
  return { centre: [0, lengthIn + ABOVE_TOP_IN - FRAME_HEIGHT_IN / 2], heightIn: FRAME_HEIGHT_IN }
}
