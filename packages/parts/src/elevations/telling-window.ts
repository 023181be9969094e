import type { ShapeOf } from '@millrun/catalogue/shape'
import type { Heights } from '../geometry/heights.ts'
import type { Point } from '../geometry/path.ts'

/** The kinds of parts that stand under a rail, taller than their picture. */
export type UprightKind = 'iron-baluster' | 'turned' | 'box-newel'
export type UprightShape = ShapeOf<UprightKind>

/** The part of an upright part that its photograph shows and a sheet draws larger. Inches. */
export interface TellingWindow {
  readonly centre: Point
  readonly heightIn: number
}

/** From where to where a window shows a part. */
export function heightsOfWindow({ centre, heightIn }: TellingWindow): Heights {
  return [centre[1] - heightIn / 2, centre[1] + heightIn / 2]
}

/** Height that every catalogue picture of a newel shows, from above its top downwards. */
const NEWEL_HEIGHT_IN = 34
const ABOVE_TOP_IN = 2

/** The window of a newel's picture: the upper part, which tells one newel from another. */
export function newelWindow(lengthIn: number): TellingWindow {
  return { centre: [0, lengthIn + ABOVE_TOP_IN - NEWEL_HEIGHT_IN / 2], heightIn: NEWEL_HEIGHT_IN }
}
