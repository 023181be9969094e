import type { Choices } from '@millrun/catalogue/choosing/choices'
import { RISER_HEIGHT } from '@millrun/catalogue/choosing/option-group'
import type { StockItem } from '@millrun/catalogue/product'
import type { Stair } from '../model/stair.ts'
import { RISER_THICK_IN, TREAD_THICK_IN } from '../segments/building-sizes.ts'
import { lineFor } from '../stock/line-for.ts'
import { type RiserStock, sizeFrom } from '../stock/step-stock.ts'
import { facingDown, type Spot } from './axes.ts'
import type { Piece } from './piece.ts'

/** A riser so long below a tread, its left end at a place; one that is not sold so long is left to the builder. */
export function riserPiece(
  { design, steps }: Stair,
  { product, shape }: RiserStock,
  spot: Spot,
  lengthIn: number,
  isTooLong = false,
): Piece {
  const heightIn = steps.riseIn - TREAD_THICK_IN
  const also = { ...sized(product, lengthIn), ...risenFrom(product, shape.heightsIn, heightIn) }
  return {
    group: 'steps',
    line: lineFor(product, { ...design, also }),
    shape: { kind: 'riser', lengthIn, heightsIn: [heightIn], thickIn: RISER_THICK_IN },
    placement: facingDown(spot),
    cutIn: lengthIn,
    isKept: design.steps === 'as-built' || isTooLong,
  }
}

/** The length that a board of so many inches is ordered in, as its choice. */
export function sized(product: StockItem, lengthIn: number): Choices {
  return { size: sizeFrom(product, lengthIn) }
}

/** The lowest riser that is high enough, as its choice; the highest where none is. Heights are those of its options, in their order. */
export function risenFrom(
  { optionGroups }: StockItem,
  heightsIn: readonly number[],
  heightIn: number,
): Choices {
  const options = optionGroups.find(({ id }) => id === RISER_HEIGHT.id)?.options ?? []
  const index = heightsIn.findIndex((soldIn) => soldIn >= heightIn - 1e-6)
  const option = options[index === -1 ? options.length - 1 : index]
  return option === undefined ? {} : { [RISER_HEIGHT.id]: option.code }
}
