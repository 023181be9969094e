import { catalogue } from '@millrun/catalogue/catalogue'
import { FAMILIES, type Listing, type Product } from '@millrun/catalogue/product'
import type { Plugin } from 'vite'

const LISTINGS = 'virtual:listings'
const FAMILY = 'virtual:family/'
const SHAPES = 'virtual:shapes/'

/**
 * Serves the catalogue to the browser in parts: `virtual:listings` holds what lists and cart need of
 * every product, `virtual:family/<name>` all texts of one family, `virtual:shapes/<name>` the numbers
 * its parts are made from, by id.
 */
export function catalogueChunks(): Plugin {
  return {
    name: 'catalogue-chunks',
    resolveId: (id) =>
      id === LISTINGS || id.startsWith(FAMILY) || id.startsWith(SHAPES) ? `\0${id}` : undefined,
    load: (id) => {
      if (id === `\0${LISTINGS}`) return listingsModule()
      if (id.startsWith(`\0${FAMILY}`)) {
        return jsonModule('products', productsOf(id.slice(FAMILY.length + 1)).map(toText))
      }
      if (!id.startsWith(`\0${SHAPES}`)) return undefined
      const shapes = productsOf(id.slice(SHAPES.length + 1)).map((product) => [
        product.id,
        product.shape,
      ])
      return jsonModule('shapes', Object.fromEntries(shapes))
    },
  }
}

function productsOf(name: string): readonly Product[] {
  const family = FAMILIES.find((known) => known === name)
  return catalogue.filter((product) => product.family === family)
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

/** What most listings have in common is put back in the browser: every page carries all of them. */
const COMMON =
  '{itemNumber:l.id.toUpperCase(),href:`/product/${l.id}`,inStock:true,optionGroups:[]}'

/** The script of `virtual:listings`. */
export function listingsModule(): string {
  const lean = catalogue.map(toListing).map(withoutCommon)
  return `export const listings = ${parsed(lean)}.map((l) => ({ ...${COMMON}, ...l }))`
}

function withoutCommon({ itemNumber, href, inStock, optionGroups, ...rest }: Listing): object {
  return {
    ...rest,
    ...(itemNumber === rest.id.toUpperCase() ? {} : { itemNumber }),
    ...(href === `/product/${rest.id}` ? {} : { href }),
    ...(inStock ? {} : { inStock }),
    ...(optionGroups.length === 0 ? {} : { optionGroups }),
  }
}

function toText(product: Product): Omit<Product, 'shape'> {
  const { shape: _, ...text } = product
  return text
}

function jsonModule(name: string, value: unknown): string {
  return `export const ${name} = ${parsed(value)}`
}

/** Parsed JSON starts faster than the same as script. */
function parsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`
}
