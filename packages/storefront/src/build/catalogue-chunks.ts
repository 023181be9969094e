import { catalogue } from '@millrun/catalogue/catalogue'
import { FAMILIES, type Listing, type Product } from '@millrun/catalogue/product'
import type { Plugin } from 'vite'

const LISTINGS = 'virtual:listings'
const FAMILY = 'virtual:family/'

/**
 * Serves the catalogue to the browser in parts: `virtual:listings` holds what lists and cart need of
 * every product, `virtual:family/<name>` all texts of one family. Shapes stay behind.
 */
export function catalogueChunks(): Plugin {
  return {
    name: 'catalogue-chunks',
    resolveId: (id) => (id === LISTINGS || id.startsWith(FAMILY) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${LISTINGS}`) return jsonModule('listings', catalogue.map(toListing))
      if (!id.startsWith(`\0${FAMILY}`)) return undefined
      const name = id.slice(FAMILY.length + 1)
      const family = FAMILIES.find((known) => known === name)
      const products = catalogue.filter((product) => product.family === family)
      return jsonModule('products', products.map(toText))
    },
  }
}

function toListing(product: Product): Listing {
  const { id, itemNumber, title, family, category, priceCents, originalCents } = product
  const { inStock, optionGroups, species, runsOut, href } = product
  const common = { id, itemNumber, title, family, category, priceCents, originalCents }
  return {
    ...common,
    inStock,
    optionGroups,
    href,
    ...(species === undefined ? {} : { species }),
    ...(runsOut === undefined ? {} : { runsOut }),
  }
}

function toText(product: Product): Omit<Product, 'shape'> {
  const { shape: _, ...text } = product
  return text
}

function jsonModule(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})`
}
