import type { StockItem } from '@millrun/catalogue/product'
import { rosettes } from '@millrun/catalogue/products/rosettes'
import { type RosetteShape, rosetteFaceIn } from '@millrun/catalogue/shapes/rosette-shape'
import { railHeightIn, railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { RailStock } from './rail-stock.ts'

export interface RosetteStock {
  readonly product: StockItem
  readonly shape: RosetteShape
}

/** The plate that a rail ends against a wall on: the first whose flat takes the whole rail. */
export function rosetteFor(rail: RailStock): RosetteStock | undefined {
  const [widthIn, heightIn] = [railWidthIn(rail.shape), railHeightIn(rail.shape)]
  return rosettes
    .flatMap((product): readonly RosetteStock[] =>
      product.shape.kind === 'rosette' ? [{ product, shape: product.shape }] : [],
    )
    .find(({ shape }) => {
      const [faceWidthIn, faceHeightIn] = rosetteFaceIn(shape)
      return faceWidthIn >= widthIn && faceHeightIn >= heightIn
    })
}
