import type { OptionGroup } from './choosing/option-group.ts'
import type { Category, Family } from './families/families.ts'
import type { Shape } from './shape.ts'
import type { SpeciesPercents } from './choosing/species-prices.ts'

/** What buyers have said of a product, as far as it is shown. */
export interface ProductRating {
  /** The mean of their stars, in tenths. */
  readonly stars: number
  /** How many they are. */
  readonly count: number
  /** Where their words are. */
  readonly file: string
}

/** A base price that holds from so many pieces on. */
export interface PriceBreak {
  readonly min: number
  readonly priceCents: number
  /** What is counted together: the product in all its choices, or all of its family. */
  readonly counted: 'product' | 'family'
}

/** What it takes to price a line and to show it in the cart: the part of a product every page has. */
export interface Listing {
  /** Lowercase slug, unique in the catalogue. */
  readonly id: string
  /** As printed in the catalogue: `M-399`. */
  readonly itemNumber: string
  readonly title: string
  readonly family: Family
  readonly category: Category
  /** Base price in cents, before species and options. */
  readonly priceCents: number
  /** The base price of everybody, in cents, where that of a buyer's own list stands in its place. */
  readonly listCents?: number
  /** Lower base prices of such a list for more pieces, the fewest first. */
  readonly breaks?: readonly PriceBreak[]
  /** Base of the struck-through price, in cents. */
  readonly originalCents: number
  readonly inStock: boolean
  /** Said by the shelf: the day on which it is back, `2026-12-14`, while it is sold out. */
  readonly backOn?: string
  readonly optionGroups: readonly OptionGroup[]
  /** Present when the buyer has to name a species. */
  readonly species?: SpeciesPercents
  /** Its picture shows one end; the length runs out at the right edge. */
  readonly runsOut?: true
  /** Where search leads: the product's page, or its card in the gallery. */
  readonly href: string
  /** Said by the shelf, once somebody has rated it; until then a sample stands in. */
  readonly rating?: ProductRating
}

/** A product with everything its page says. Lengths in the texts are inches. */
export interface ProductText extends Listing {
  readonly description: string
  readonly features: readonly string[]
  readonly materials: readonly string[]
  readonly dimensions: string
  readonly searchKeywords: readonly string[]
  /** Further rows of the specifications list, in reading order. */
  readonly specifications: Readonly<Record<string, string>>
  /** False for products that have a page and are found by search, but stand in no counted gallery. */
  readonly inGallery: boolean
}

/** A product as the catalogue keeps it, with the numbers its picture and drawing are made from. */
export interface Product extends ProductText {
  readonly shape: Shape
}

/** What only a product's own page and search say of it. */
export const PAGE_WORDS = [
  'description',
  'features',
  'dimensions',
  'searchKeywords',
  'specifications',
] as const satisfies readonly (keyof Product)[]

/** A product without the words of its page: what it takes to draw it, to fit it to others and to order it. */
export type StockItem<P extends Product = Product> = Omit<P, (typeof PAGE_WORDS)[number]>
