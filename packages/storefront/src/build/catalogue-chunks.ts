import path from 'node:path'
import { catalogue } from '@millrun/catalogue/catalogue'
import { FAMILIES, type Listing, PAGE_WORDS, type Product } from '@millrun/catalogue/product'
import type { Plugin } from 'vite'

const LISTINGS = 'virtual:listings'
const FAMILY = 'virtual:family/'
const SHAPES = 'virtual:shapes/'
const FAMILY_FILE = new RegExp(`/catalogue/src/products/(?:${FAMILIES.join('|')})\\.ts$`)

/**
 * Serves the catalogue to the browser in parts: `virtual:listings` holds what lists and cart need of
 * every product, `virtual:family/<name>` all texts of one family, `virtual:shapes/<name>` the numbers
 * its parts are made from, by id. Who imports a family itself gets its stock items, without the words of
 * their pages and already made.
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
      if (FAMILY_FILE.test(id)) return stockModule(path.basename(id, '.ts'))
      if (!id.startsWith(`\0${SHAPES}`)) return undefined
      const shapes = productsOf(id.slice(SHAPES.length + 1)).map((product) => [
        product.id,
        product.shape,
      ])
      return jsonModule('shapes', Object.fromEntries(shapes))
    },
  }
}

/** The script that stands for the file of a family: its one export, named as there. */
export function stockModule(family: string): string {
  const name = family.replaceAll(/-\w/g, (pair) => pair.slice(1).toUpperCase())
  return jsonModule(name, productsOf(family).map(toStockItem))
}

function toStockItem(product: Product): unknown {
  const left = Object.entries(product).filter(([key]) => !PAGE_WORDS.some((word) => word === key))
  return Object.fromEntries(left)
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
const COMMON = '{itemNumber:id.toUpperCase(),href:`/product/${id}`,inStock:true,optionGroups:[]}'

/** The script of `virtual:listings`. Column by column they compress best; null is left out. */
export function listingsModule(): string {
  const lean = catalogue.map(toListing).map(withoutCommon)
  const names = new Set(lean.flatMap((listing) => Object.keys(listing)))
  const columns = Array.from(names, (name) => [name, lean.map((listing) => listing[name] ?? null)])
  return `const columns = ${parsed(Object.fromEntries(columns))}
export const listings = columns.id.map((id, row) => {
  const listing = ${COMMON}
  for (const name in columns) if (columns[name][row] !== null) listing[name] = columns[name][row]
  return listing
})`
}

function withoutCommon(listing: Listing): Readonly<Record<string, unknown>> {
  const { itemNumber, href, inStock, optionGroups, ...rest } = listing
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
