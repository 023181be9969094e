import type { Point } from '../geometry/path.ts'
import { tellingPlaces } from '../geometry/telling-places.ts'
import type { Ordinate } from '../elevations/dimension.ts'
import type { Ring } from './ring.ts'

/** A point at the top has no width. */
const POINT_IN = 0.1
const MARKS = { round: 'ø ', square: '□ ', octagon: '' } as const

/** The widths of a stack where its moldings turn; none where its rings do not lie level. */
export function ringOrdinates(rings: readonly Ring[]): readonly Ordinate[] {
  if (rings.some(({ slope }) => slope !== 0)) return []
  const outline = rings
    .map(({ halfIn, heightIn }): Point => [halfIn, heightIn])
    .filter(([halfIn, heightIn], index, all) => {
      const before = all[index - 1]
      return before === undefined || before[0] !== halfIn || before[1] !== heightIn
    })
  const mark = MARKS[rings[0]?.section ?? 'square']
  return tellingPlaces(outline)
    .filter(([halfIn]) => halfIn > POINT_IN)
    .map(([halfIn, heightIn]) => ({ at: [-halfIn, heightIn], acrossIn: halfIn * 2, mark }))
}
