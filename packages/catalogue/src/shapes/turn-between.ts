import { thousandths } from '../inches.ts'
import type { Station } from './turned-shape.ts'
import { cutHeight, join, type Cut } from './turning-cuts.ts'

/**
 * The stations of a turning from `fromIn` to `toIn`: the foot's cuts, a shaft over what height is
 * left, and the head's cuts. Inches; throws RangeError when foot and head leave no shaft.
 */
export function turnBetween(
  fromIn: number,
  toIn: number,
  foot: readonly Cut[],
  shaft: (heightIn: number) => Cut,
  head: readonly Cut[],
): readonly Station[] {
  const lower = join(foot)
  const upper = join(head)
  const shaftIn = toIn - fromIn - cutHeight(lower) - cutHeight(upper)
  if (shaftIn <= 0) throw new RangeError(`no room for a shaft between ${fromIn} and ${toIn} inches`)
  const stations = join([lower, shaft(shaftIn), upper]).map(([heightIn, diameterIn]): Station => [
    thousandths(fromIn + heightIn),
    thousandths(diameterIn),
  ])
  return stations.filter(
    ([heightIn, diameterIn], index) =>
      heightIn !== stations[index - 1]?.[0] || diameterIn !== stations[index - 1]?.[1],
  )
}
