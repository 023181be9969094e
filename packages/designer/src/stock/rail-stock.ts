import type { StockItem } from '@millrun/catalogue/product'
import { handrails } from '@millrun/catalogue/products/handrails'
import type { RailShape } from '@millrun/catalogue/shapes/rail-shape'

/** A rail that can stand on balusters. */
export interface RailStock {
  readonly product: StockItem
  readonly shape: RailShape
}

/** Every straight rail that we sell for balusters: no wall rails, nothing that is bent on site. */
export const RAILS: readonly RailStock[] = handrails.flatMap((product): readonly RailStock[] => {
  const { shape, category } = product
  const isStraight = shape.kind === 'rail' && shape.plyIn === undefined
  return isStraight && category !== 'Wall Rails' ? [{ product, shape }] : []
})

const byId = new Map(RAILS.map((rail) => [rail.product.id, rail]))

/** The rail with this id, or undefined. */
export function findRail(id: string): RailStock | undefined {
  return byId.get(id)
}
