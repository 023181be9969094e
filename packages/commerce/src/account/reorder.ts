import { productIdOf, readLineId } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { cartItem } from '../cart-item.ts'
import type { CartItem } from '../cart.ts'
import { amountToCents } from '../dollars.ts'
import { costsToday, noneInStock, notInChoices, notSold } from '../lines/today-words.ts'
import { pricesTogether } from '../trade/trade-cart.ts'
import type { OwnOrder } from './own-orders.ts'

/** What ordering again would add, and what it cannot, each as a sentence. */
export interface Reorder {
  readonly items: readonly {
    readonly item: Omit<CartItem, 'quantity'>
    readonly quantity: number
  }[]
  /** Of what is not added, and of what costs something else today. */
  readonly notes: readonly string[]
}

/** The lines of an order as they can be had today: at today's prices, without what is not sold or not in stock. */
export function reorder(
  { lines }: Pick<OwnOrder, 'lines'>,
  findProduct: (productId: string) => Listing | undefined,
): Reorder {
  const wanted = lines.flatMap(({ id, quantity }) => (id === undefined ? [] : [{ id, quantity }]))
  const cents = pricesTogether(wanted, findProduct)
  const found = lines.map((line) => lineAgain(line, findProduct, cents))
  return {
    items: found.flatMap(({ item, quantity }) => (item === undefined ? [] : [{ item, quantity }])),
    notes: found.flatMap(({ note }) => note ?? []),
  }
}

interface LineAgain {
  readonly quantity: number
  readonly item?: Omit<CartItem, 'quantity'>
  readonly note?: string
}

function lineAgain(
  { id, title, quantity, price }: OwnOrder['lines'][number],
  findProduct: (productId: string) => Listing | undefined,
  cents: ReadonlyMap<string, number>,
): LineAgain {
  const product = id === undefined ? undefined : findProduct(productIdOf(id))
  if (id === undefined || product === undefined) {
    return { quantity, note: notSold(title) }
  }
  const read = readLineId(id, findProduct)
  if (!read.ok) {
    return { quantity, note: notInChoices(title) }
  }
  if (!product.inStock) return { quantity, note: noneInStock(title) }
  const { line } = read
  const item = { ...cartItem(line), priceCents: cents.get(line.id) ?? line.unitPriceCents }
  const before = amountToCents(price)
  if (before === undefined || before === item.priceCents) return { quantity, item }
  return { quantity, item, note: costsToday(item.title, item.priceCents, before) }
}
