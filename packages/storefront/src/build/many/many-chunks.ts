import type { Product } from '@millrun/catalogue/product'
import type { Plugin } from 'vite'
import { familyModule, listingsModule } from '../catalogue-chunks.ts'

const LISTINGS = '\0virtual:listings'
const FAMILY = '\0virtual:family/'
const SIZES = /\/packing\/pieces\.ts$/

/** The same chunks with these products in the place of the catalogue. What was never weighed weighs as one that was. */
export function manyChunks(products: readonly Product[]): Plugin {
  return {
    name: 'many-chunks',
    load: {
      order: 'pre',
      handler: (id) => {
        if (id === LISTINGS) return listingsModule(products)
        if (!id.startsWith(FAMILY)) return undefined
        const family = id.slice(FAMILY.length)
        return familyModule(products.filter((product) => product.family === family))
      },
    },
    transform: (code, id) =>
      SIZES.test(id)
        ? `${code.replace('export const PIECES', 'const KNOWN')}
export const PIECES = new Proxy(KNOWN, { get: (known, id) => known[id] ?? known['m-399'] })`
        : undefined,
  }
}
