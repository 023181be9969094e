import type { Choices } from '@millrun/catalogue/choosing/choices'
import {
  productIdOf,
  readLineId,
  SPECIES_REQUIRED,
  type LineResult,
} from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { cartItem } from '../cart-item.ts'
import type { CartItem } from '../cart.ts'
import { cutRefusal } from '../limits/cut-refusal.ts'
import { isOrderQuantity, quantityRefusal } from '../limits/order-limits.ts'
import { costsToday, noneInStock, notInChoices, notSold } from '../lines/today-words.ts'
import { pricesTogether } from '../trade/trade-cart.ts'
import { addedUp, type Permalink, type PermalinkLine } from './permalink.ts'

/** What a stranger wrote is shown as far as it can be an id. */
const LONGEST_TOLD = 60

type FindProduct = (productId: string) => Listing | undefined

interface Prices {
  readonly findProduct: FindProduct
  /** Of one piece of each line with the others, by its id. */
  readonly cents: ReadonlyMap<string, number>
}

/** A line that can be had, at the price of today. */
export interface SoldToday {
  readonly item: CartItem
  /** What has changed since the address was made, to be said below the title: `It costs …`. */
  readonly note?: string
}

/** A line that cannot be had. */
export interface MissingToday {
  readonly id: string
  /** As far as it is known what it is: else its id. */
  readonly title: string
  readonly quantity: number
  /** Why, to be said below the title: `It is out of stock.` */
  readonly sentence: string
  /** The product, where it is sold, and the choices that may stand; what to choose is chosen at its page. */
  readonly product?: Listing
  readonly choices?: Choices
}

/** What a list is today. */
export interface ListToday {
  readonly sold: readonly SoldToday[]
  readonly missing: readonly MissingToday[]
}

/** What can be had of a list today, and at which price: nothing of that is taken from its address. */
export function permalinkToday({ lines, madeOn }: Permalink, findProduct: FindProduct): ListToday {
  const since = madeOn === undefined ? '' : ` when this list was made on ${dayText(madeOn)}`
  const asked = addedUp(lines.map((line) => ({ ...line, id: fullId(line.id, findProduct) })))
  const cents = pricesTogether(asked, findProduct)
  const today = asked.map((line) => lineToday(line, since, { findProduct, cents }))
  return {
    sold: today.filter((line) => 'item' in line),
    missing: today.filter((line) => 'sentence' in line),
  }
}

/** `m-399` and `m-399:finish=sb` are one line. */
function fullId(id: string, findProduct: FindProduct): string {
  const found = readLineId(id, findProduct)
  return found.ok ? found.line.id : id
}

function lineToday(
  { id, quantity, madeCents }: PermalinkLine,
  since: string,
  { findProduct, cents }: Prices,
): SoldToday | MissingToday {
  const found = readLineId(id, findProduct)
  if (!found.ok) return { id, quantity, ...unread(id, found, findProduct) }
  const { product, title, choices } = found.line
  const missing = { id, title, quantity, product, choices }
  if (!product.inStock) return { ...missing, sentence: noneInStock('It') }
  if (!isOrderQuantity(quantity)) return { ...missing, sentence: quantityRefusal('this line') }
  const priceCents = cents.get(found.line.id) ?? found.line.unitPriceCents
  const item = { ...cartItem(found.line), priceCents, quantity }
  if (madeCents === undefined || madeCents === item.priceCents) return { item }
  return { item, note: costsToday('It', item.priceCents, madeCents, since) }
}

function unread(
  id: string,
  result: Extract<LineResult, { readonly ok: false }>,
  findProduct: FindProduct,
): Omit<MissingToday, 'id' | 'quantity'> {
  const product = findProduct(productIdOf(id))
  if (result.reason === 'unknown-product' || product === undefined) {
    return { title: `“${id.slice(0, LONGEST_TOLD)}”`, sentence: notSold('It') }
  }
  const { title } = product
  switch (result.reason) {
    case 'unknown-choice':
      return { title, product, sentence: notInChoices('It') }
    case 'unknown-cut':
      return { title, product, sentence: cutRefusal(product, result.named) }
    case 'species-required':
      return { title, product, sentence: SPECIES_REQUIRED, choices: result.named }
  }
}

/** `Nov 26, 2026` of `2026-11-26`. */
function dayText(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
}
