import { DESCRIPTORS, FAMILIES } from './families/families.ts'
import type { Product } from './product.ts'

/** Everything we sell, in the order in which lists show it. */
export const catalogue: readonly Product[] = await everyStock()

const byId = new Map(catalogue.map((product) => [product.id, product]))

/** The product with this id, or undefined. */
export function findProduct(id: string): Product | undefined {
  return byId.get(id)
}

/** One family after the other: they share shapes, and loaders of configurations stumble where two fetch one at once. */
async function everyStock(): Promise<readonly Product[]> {
  const products: Product[] = []
  for (const family of FAMILIES) products.push(...(await DESCRIPTORS[family].stock()))
  return products
}
