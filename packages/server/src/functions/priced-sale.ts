import type { Product } from '@millrun/catalogue/product'
import { business } from '@millrun/commerce/business'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { CreateOrderRequest, OrderData } from '@millrun/commerce/functions'
import { priceOrder } from '@millrun/commerce/price-order'
import { orderDelivery } from '@millrun/commerce/promise/order-delivery'
import type { AppliedExemption } from '@millrun/commerce/tax/applied-tax'
import { exemptionFor, NOT_EXEMPT } from '@millrun/commerce/tax/exemption'
import { NOT_ACCEPTED } from '@millrun/commerce/quotes/quote-words'
import type { PriceRow } from '@millrun/commerce/trade/price-row'
import { TRADE_PRICE_CHANGED } from '@millrun/commerce/trade/pricing-ticket'
import { tradeProduct } from '@millrun/commerce/trade/trade-product'
import { findExemption } from '../exemptions/exemption-store.ts'
import { Refusal } from '../http/refusal.ts'
import type { NewOrder } from '../orders/order.ts'
import type { Till } from '../payments/till.ts'
import { type AcceptedQuote, acceptedQuote } from '../quotes/accepted-quote.ts'
import { todaysProducts } from '../shelf/read-shelf.ts'

/** What prices are looked up in. */
type PricingTill = Pick<Till, 'books' | 'now' | 'taxTable'>

/**
 * What an order sells, priced again at the prices of this moment: by the quote that it accepts, by the rows of the
 * buyer's list, or at everybody's prices. Throws a `Refusal` where it differs from what the buyer saw.
 */
export async function pricedSale(
  till: PricingTill,
  request: CreateOrderRequest,
  rows: readonly PriceRow[] | undefined,
): Promise<NewOrder> {
  const placedAt = till.now()
  const quote = await acceptedQuote(till.books.database, request, placedAt)
  const day = newJerseyDay(placedAt)
  const { truck, items } = request.orderData
  const exemption = await exemptionOf(till, request.orderData, day)
  const lineIds = items.map(({ id }) => id)
  const findToday = await todaysProducts(till.books.database, lineIds, placedAt)
  const findProduct = rows === undefined ? findToday : soldBy(rows, findToday)
  const taxing = { table: till.taxTable, day, exemption }
  const priced = priceOrder(request, findProduct, taxing, quote?.agreed)
  if (!priced.ok) {
    if (priced.isOtherPrice !== true) throw new Refusal(422, priced.error)
    throw new Refusal(422, otherPrice({ quote, isByList: rows !== undefined }) ?? priced.error)
  }
  const { lines, customer, isPickup, references, totals, tax } = priced.order
  const frozen = lines.map(({ id, product, title, unitPriceCents, quantity }) => ({
    id,
    item: product.itemNumber,
    title,
    unitPriceCents,
    quantity,
  }))
  const promised = orderDelivery(lines, { isPickup, placedAt, truck })
  const from = { cartId: quote?.cartId ?? request.orderData.cartId, quoteId: quote?.quoteId }
  return { lines: frozen, customer, isPickup, totals, tax, ...from, ...promised, references }
}

/** What is said of prices that are not those of the catalogue, and were seen otherwise. */
function otherPrice({
  quote,
  isByList,
}: {
  readonly quote: AcceptedQuote | undefined
  readonly isByList: boolean
}): string | undefined {
  if (quote?.isOver === true) return NOT_ACCEPTED.ended
  return isByList ? TRADE_PRICE_CHANGED : undefined
}

function soldBy(rows: readonly PriceRow[], findToday: (id: string) => Product | undefined) {
  return (id: string) => {
    const product = findToday(id)
    return product && tradeProduct(product, rows)
  }
}

/** The certificate that the buyer names, judged again: nobody makes himself exempt. */
async function exemptionOf(
  { books }: PricingTill,
  { exemption: code, customerInfo, pickup }: OrderData,
  day: string,
): Promise<AppliedExemption | undefined> {
  if (code === undefined) return undefined
  const state = pickup ? business.address.state : customerInfo.state
  const found = exemptionFor(await findExemption(books.database, code), {
    email: customerInfo.email,
    state,
    day,
  })
  if (typeof found === 'string') throw new Refusal(422, NOT_EXEMPT[found])
  return found
}
