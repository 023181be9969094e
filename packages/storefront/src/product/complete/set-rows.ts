import type { Choices } from '@millrun/catalogue/choosing/choices'
import { epoxyKits } from '@millrun/catalogue/families/accessories/epoxy-kits'
import { type Line, lineOf } from '@millrun/catalogue/choosing/line-id'
import {
  type MatchedPart,
  type MatchedSet,
  matchedChoices,
  type Surface,
} from '@millrun/catalogue/families/shoes-knuckles/matched-set'
import type { FinishCode } from '@millrun/catalogue/choosing/option-group'
import type { Listing } from '@millrun/catalogue/product'
import { sparePieces } from '@millrun/catalogue/spare-pieces'

/** Something that a run of balusters is completed with; the balusters themselves come first. */
export interface SetRow {
  readonly kind: 'balusters' | 'shoes' | 'epoxy' | 'ornaments'
  readonly line: Line
  /** How many are ordered, spares included. */
  readonly quantity: number
  readonly spares: number
}

export interface SetWishes {
  readonly product: Listing
  readonly choices: Choices
  /** In which the balusters come. */
  readonly finish: FinishCode
  /** How many balusters. */
  readonly quantity: number
  readonly surface: Surface
  readonly hasSpares: boolean
}

/** All that completes an order of balusters, each in their finish: one shoe for each, and epoxy for both ends. */
export function setRows(
  wishes: SetWishes,
  set: MatchedSet,
  findProduct: (id: string) => Listing | undefined,
): readonly SetRow[] {
  const { product, choices, finish, quantity, surface, hasSpares } = wishes
  const spares = hasSpares ? sparePieces(quantity) : 0
  const many = { quantity: quantity + spares, spares }
  const shoe = surface === 'flat' ? set.flatShoe : set.pitchShoe
  const { large, small } = epoxyKits(2 * quantity, (id) => findProduct(id)?.priceCents)

  const slipOn = (kind: SetRow['kind'], part: MatchedPart, count: Omit<SetRow, 'kind' | 'line'>) =>
    rowOf(kind, findProduct(part.id), matchedChoices(part, finish), count)
  const kits = (id: string, count: number) =>
    count === 0 ? [] : rowOf('epoxy', findProduct(id), {}, { quantity: count, spares: 0 })

  return [
    ...rowOf('balusters', product, choices, many),
    ...(shoe === undefined ? [] : slipOn('shoes', shoe, many)),
    ...kits('epoxy-kit-120', large),
    ...kits('epoxy-kit-35', small),
    ...[...set.knuckles, ...set.collars].flatMap((part) =>
      slipOn('ornaments', part, { quantity, spares: 0 }),
    ),
  ]
}

function rowOf(
  kind: SetRow['kind'],
  product: Listing | undefined,
  choices: Choices,
  count: Omit<SetRow, 'kind' | 'line'>,
): readonly SetRow[] {
  return product === undefined ? [] : [{ kind, line: lineOf(product, choices), ...count }]
}
