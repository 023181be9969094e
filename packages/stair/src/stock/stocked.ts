import type { StockItem } from '@millrun/catalogue/product'
import type { Shape, ShapeOf } from '@millrun/catalogue/shape'

/** A product that we sell, and the numbers that it is made from. */
export interface Stocked<K extends Shape['kind']> {
  readonly product: StockItem
  readonly shape: ShapeOf<K>
}

/** Those of some products that have one kind of shape. */
export function stockedAs<K extends Shape['kind']>(
  kind: K,
  products: readonly StockItem[],
): readonly Stocked<K>[] {
  const isOfKind = (shape: Shape): shape is ShapeOf<K> => shape.kind === kind
  return products.flatMap((product): readonly Stocked<K>[] => {
    const { shape } = product
    return isOfKind(shape) ? [{ product, shape }] : []
  })
}

/** Looks for a product among some by its id. */
export function finderIn<T extends { readonly product: StockItem }>(
  stock: readonly T[],
): (id: string) => T | undefined {
  const byId = new Map(stock.map((one) => [one.product.id, one]))
  return (id) => byId.get(id)
}
