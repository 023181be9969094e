import path from 'node:path'
import { catalogue } from '@millrun/catalogue/catalogue'
import { FAMILIES } from '@millrun/catalogue/families/families'
import { type Listing, PAGE_WORDS, type Product } from '@millrun/catalogue/product'
import type { OptionGroup } from '@millrun/catalogue/choosing/option-group'
import type { SpeciesPercents } from '@millrun/catalogue/choosing/species-prices'
import { originalTimes, usualListing } from '@millrun/catalogue/families/usual-listing'
import type { Plugin } from 'vite'
import { whatFitsModule } from './what-fits-module.ts'

/** In the browser every product is read through it. */
const AS_ON_SHELF = path.resolve(import.meta.dirname, '../catalogue/as-on-shelf.ts')
const IMPORTS = `import { asOnShelf } from ${JSON.stringify(AS_ON_SHELF)}`

const FAMILY = 'virtual:family/'
const SHAPES = 'virtual:shapes/'

/** What the browser imports by these names, each made when the build asks for it. */
const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:listings': () => listingsModule(catalogue),
  'virtual:what-fits': whatFitsModule,
  'virtual:family-texts': () => fetchingEach('familyTexts', FAMILY, 'products'),
  'virtual:family-shapes': () => fetchingEach('familyShapes', SHAPES, 'shapes'),
  'virtual:whole-stock': () =>
    `throw new Error('the browser has the stock in parts: virtual:family/, virtual:shapes/')`,
}

const FAMILY_FILE = /\/catalogue\/src\/families\/([a-z-]+)\/\1\.ts$/
const DESCRIPTOR_FILE = /\/catalogue\/src\/families\/([a-z-]+)\/\1-family\.ts$/

/**
 * Serves the catalogue to the browser in parts: `virtual:listings` holds what lists and cart need of every product,
 * `virtual:family/<name>` all texts of one family, `virtual:shapes/<name>` the numbers its parts are made from, by id,
 * and `virtual:what-fits` which part goes with which; `virtual:family-texts` and `virtual:family-shapes` fetch those
 * of any family. Who imports a family itself gets its stock items, without the words of their pages and already made; a
 * descriptor does not drag its stock in.
 */
export function catalogueChunks(): Plugin {
  return {
    name: 'catalogue-chunks',
    // Before Vite finds the file that a descriptor names.
    enforce: 'pre',
    resolveId: (id, importer) => {
      const [, family] = DESCRIPTOR_FILE.exec(importer ?? '') ?? []
      if (family !== undefined && id === `./${family}.ts`) return '\0virtual:whole-stock'
      const isOurs = Object.hasOwn(MODULES, id) || id.startsWith(FAMILY) || id.startsWith(SHAPES)
      return isOurs ? `\0${id}` : undefined
    },
    load: (id) => {
      if (FAMILY_FILE.test(id)) return stockModule(path.basename(id, '.ts'))
      return id.startsWith('\0') ? moduleNamed(id.slice(1)) : undefined
    },
  }
}

function moduleNamed(id: string): string | undefined {
  if (id.startsWith(FAMILY)) {
    return familyModule(productsOf(id.slice(FAMILY.length)))
  }
  if (!id.startsWith(SHAPES)) return MODULES[id]?.()
  const shapes = productsOf(id.slice(SHAPES.length)).map(({ id: of, shape }) => [of, shape])
  return jsonModule('shapes', Object.fromEntries(shapes))
}

/** Of every family, how its chunk of this kind is fetched; `name` is what is taken of it. */
function fetchingEach(constant: string, kind: string, name: string): string {
  const fetches = FAMILIES.map(
    (family) => `'${family}': () => import('${kind}${family}').then(({ ${name} }) => ${name}),`,
  )
  return `export const ${constant} = {\n${fetches.join('\n')}\n}`
}

/** The script that stands for the file of a family: its one export, named as there. */
export function stockModule(family: string): string {
  const name = family.replaceAll(/-\w/g, (pair) => pair.slice(1).toUpperCase())
  return productsModule(name, productsOf(family).map(toStockItem))
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

/** What most listings have in common is put back in the browser; it is `usualListing`, said again for there. */
const COMMON = `{
    itemNumber: id.toUpperCase(),
    href: '/product/' + id,
    inStock: true,
    optionGroups: [],
    originalCents: Math.round(columns.priceCents[row] * originalTimes[columns.family[row]]),
  }`

/**
 * The script of `virtual:listings`. Column by column they compress best; null is left out. Option groups and woods
 * that many products share are said once, and products name them by number.
 */
export function listingsModule(products: readonly Product[]): string {
  const shared = new Map<string, number>()
  const numberOf = (said: OptionGroup | SpeciesPercents) => {
    const text = JSON.stringify(said)
    const number = shared.get(text) ?? shared.size
    shared.set(text, number)
    return number
  }
  const lean = products.map(toListing).map((listing) => withoutCommon(listing, numberOf))
  const names = new Set(lean.flatMap((listing) => Object.keys(listing)))
  const columns = Array.from(names, (name) => [name, lean.map((listing) => listing[name] ?? null)])
  const times = Object.fromEntries(FAMILIES.map((family) => [family, originalTimes(family)]))
  return `${IMPORTS}
const columns = ${parsed(Object.fromEntries(columns))}
const originalTimes = ${JSON.stringify(times)}
const shared = JSON.parse(${JSON.stringify(`[${[...shared.keys()].join()}]`)})
export const listings = columns.id.map((id, row) => {
  const listing = ${COMMON}
  for (const name in columns) if (columns[name][row] !== null) listing[name] = columns[name][row]
  listing.optionGroups = listing.optionGroups.map((number) => shared[number])
  if (listing.species !== undefined) listing.species = shared[listing.species]
  return listing
}).map(asOnShelf)`
}

function withoutCommon(
  listing: Listing,
  numberOf: (said: OptionGroup | SpeciesPercents) => number,
): Readonly<Record<string, unknown>> {
  const { itemNumber, href, inStock, optionGroups, originalCents, species, ...rest } = listing
  const usual = usualListing(rest.family, rest)
  return {
    ...rest,
    ...(itemNumber === usual.itemNumber ? {} : { itemNumber }),
    ...(href === usual.href ? {} : { href }),
    ...(originalCents === usual.originalCents ? {} : { originalCents }),
    ...(inStock ? {} : { inStock }),
    ...(optionGroups.length === 0 ? {} : { optionGroups: optionGroups.map(numberOf) }),
    ...(species === undefined ? {} : { species: numberOf(species) }),
  }
}

/** The script of `virtual:family/<name>` for a family of these products. */
export function familyModule(products: readonly Product[]): string {
  return productsModule('products', products.map(toText))
}

function toText(product: Product): Omit<Product, 'shape'> {
  const { shape: _, ...text } = product
  return text
}

function productsModule(name: string, products: readonly unknown[]): string {
  return `${IMPORTS}
export const ${name} = ${parsed(products)}.map(asOnShelf)`
}

function jsonModule(name: string, value: unknown): string {
  return `export const ${name} = ${parsed(value)}`
}

/** Parsed JSON starts faster than the same as script. */
function parsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`
}
