import path from 'node:path'
import { catalogue } from '@millrun/catalogue/catalogue'
import { FAMILIES, type Listing, PAGE_WORDS, type Product } from '@millrun/catalogue/product'
import { matchedSet } from '@millrun/catalogue/matched-set'
import type { OptionGroup } from '@millrun/catalogue/option-group'
import { ironBalusters } from '@millrun/catalogue/products/iron-balusters'
import { shoesKnuckles } from '@millrun/catalogue/products/shoes-knuckles'
import type { SpeciesPercents } from '@millrun/catalogue/species'
import type { Plugin } from 'vite'

const LISTINGS = 'virtual:listings'
const FAMILY = 'virtual:family/'
const SHAPES = 'virtual:shapes/'
const MATCHED_SETS = 'virtual:matched-sets'
const FAMILY_FILE = new RegExp(`/catalogue/src/products/(?:${FAMILIES.join('|')})\\.ts$`)

/**
 * Serves the catalogue to the browser in parts: `virtual:listings` holds what lists and cart need of
 * every product, `virtual:family/<name>` all texts of one family, `virtual:shapes/<name>` the numbers
 * its parts are made from, by id, and `virtual:matched-sets` what fits each iron baluster. Who imports a family itself gets its stock items, without the words of
 * their pages and already made.
 */
export function catalogueChunks(): Plugin {
  return {
    name: 'catalogue-chunks',
    resolveId: (id) =>
      id === LISTINGS || id === MATCHED_SETS || id.startsWith(FAMILY) || id.startsWith(SHAPES)
        ? `\0${id}`
        : undefined,
    load: (id) => {
      if (id === `\0${LISTINGS}`) return listingsModule()
      if (id === `\0${MATCHED_SETS}`) return matchedSetsModule()
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

/** The script of `virtual:matched-sets`: balusters on the same bar share a set. */
export function matchedSetsModule(): string {
  const bars = new Map<string, string[]>()
  for (const { id, shape } of ironBalusters) {
    const set = JSON.stringify(matchedSet(shape, shoesKnuckles))
    bars.set(set, [...(bars.get(set) ?? []), id])
  }
  const sets = `[${[...bars.keys()].join()}]`
  return `const sets = JSON.parse(${JSON.stringify(sets)})
const bars = ${JSON.stringify([...bars.values()])}
export const matchedSets = Object.fromEntries(
  bars.flatMap((ids, index) => ids.map((id) => [id, sets[index]])),
)`
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

/** Most products were a fifth dearer, iron less; what most listings have in common is put back in the browser. */
const USUAL_ORIGINAL = { iron: 1.15, other: 1.2 }
const COMMON = `{
    itemNumber: id.toUpperCase(),
    href: '/product/' + id,
    inStock: true,
    optionGroups: [],
    originalCents: Math.round(
      columns.priceCents[row] * (columns.family[row] === 'iron-balusters' ? ${USUAL_ORIGINAL.iron} : ${USUAL_ORIGINAL.other})
    ),
  }`

/**
 * The script of `virtual:listings`. Column by column they compress best; null is left out. Option groups and woods
 * that many products share are said once, and products name them by number.
 */
export function listingsModule(): string {
  const shared = new Map<string, number>()
  const numberOf = (said: OptionGroup | SpeciesPercents) => {
    const text = JSON.stringify(said)
    const number = shared.get(text) ?? shared.size
    shared.set(text, number)
    return number
  }
  const lean = catalogue.map(toListing).map((listing) => withoutCommon(listing, numberOf))
  const names = new Set(lean.flatMap((listing) => Object.keys(listing)))
  const columns = Array.from(names, (name) => [name, lean.map((listing) => listing[name] ?? null)])
  return `const columns = ${parsed(Object.fromEntries(columns))}
const shared = JSON.parse(${JSON.stringify(`[${[...shared.keys()].join()}]`)})
export const listings = columns.id.map((id, row) => {
  const listing = ${COMMON}
  for (const name in columns) if (columns[name][row] !== null) listing[name] = columns[name][row]
  listing.optionGroups = listing.optionGroups.map((number) => shared[number])
  if (listing.species !== undefined) listing.species = shared[listing.species]
  return listing
})`
}

function withoutCommon(
  listing: Listing,
  numberOf: (said: OptionGroup | SpeciesPercents) => number,
): Readonly<Record<string, unknown>> {
  const { itemNumber, href, inStock, optionGroups, originalCents, species, ...rest } = listing
  return {
    ...rest,
    ...(itemNumber === rest.id.toUpperCase() ? {} : { itemNumber }),
    ...(href === `/product/${rest.id}` ? {} : { href }),
    ...(originalCents === usualOriginal(rest) ? {} : { originalCents }),
    ...(inStock ? {} : { inStock }),
    ...(optionGroups.length === 0 ? {} : { optionGroups: optionGroups.map(numberOf) }),
    ...(species === undefined ? {} : { species: numberOf(species) }),
  }
}

function usualOriginal({ family, priceCents }: Pick<Listing, 'family' | 'priceCents'>): number {
  const { iron, other } = USUAL_ORIGINAL
  return Math.round(priceCents * (family === 'iron-balusters' ? iron : other))
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
