import { type Line, lineOf } from '@millrun/catalogue/choosing/line-id'
import {
  matchedChoices,
  matchedSet,
  type Surface,
} from '@millrun/catalogue/families/shoes-knuckles/matched-set'
import type { FinishCode } from '@millrun/catalogue/choosing/option-group'
import type { StockItem } from '@millrun/catalogue/product'
import { shoesKnuckles } from '@millrun/catalogue/families/shoes-knuckles/shoes-knuckles'
import type { ShoeShape } from '@millrun/catalogue/shapes/hardware-shape'
import { sizedShoe } from '@millrun/catalogue/families/shoes-knuckles/sized-shoe'
import type { IronStyle } from '../stock/baluster-stock.ts'
import { finishOf } from '../stock/finish-of.ts'

/** A shoe as it is ordered, and as it is made. */
export interface ChosenShoe {
  readonly line: Line<StockItem>
  readonly shape: ShoeShape
}

/** The shoe for a bar on a surface, in the finish that the bar comes in when `wished` is asked for. */
export function shoeFor(
  bar: IronStyle,
  wished: FinishCode,
  surface: Surface,
): ChosenShoe | undefined {
  const { flatShoe, pitchShoe } = matchedSet(bar.shape, shoesKnuckles)
  const part = surface === 'flat' ? flatShoe : pitchShoe
  const product = shoesKnuckles.find(({ id }) => id === part?.id)
  if (part === undefined || product?.shape.kind !== 'shoe') return undefined
  const line = lineOf(product, matchedChoices(part, finishOf(bar, wished)))
  return { line, shape: sizedShoe(product, product.shape, line.choices) }
}
