import type { FinishCode } from '@millrun/catalogue/choosing/option-group'
import { lineOf } from '@millrun/catalogue/choosing/line-id'
import {
  type MatchedPart,
  type MatchedSet,
  matchedChoices,
  type Surface,
} from '@millrun/catalogue/families/shoes-knuckles/matched-set'
import { epoxyRows, type FindListing, type OwnWishes, ownRow, type SetRow } from './set/set-row.ts'

export interface SetWishes extends OwnWishes {
  /** In which the balusters come. */
  readonly finish: FinishCode
  readonly surface: Surface
}

/** All that completes an order of iron balusters, each in their finish: one shoe for each, and epoxy for both ends. */
export function setRows(
  wishes: SetWishes,
  set: MatchedSet,
  findListing: FindListing,
): readonly SetRow[] {
  const { finish, quantity, surface } = wishes
  const own = ownRow(wishes)
  const shoe = surface === 'flat' ? set.flatShoe : set.pitchShoe

  const slipOn = (part: MatchedPart, row: Omit<SetRow, 'line'>): readonly SetRow[] => {
    const product = findListing(part.id)
    return product === undefined
      ? []
      : [{ ...row, line: lineOf(product, matchedChoices(part, finish)) }]
  }
  return [
    own,
    ...(shoe === undefined ? [] : slipOn(shoe, { ...own, role: 'needed' })),
    ...epoxyRows(quantity, findListing),
    ...[...set.knuckles, ...set.collars].flatMap((part) =>
      slipOn(part, { role: 'wished', quantity, spares: 0 }),
    ),
  ]
}
