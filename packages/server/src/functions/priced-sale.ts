import type { Product } from '@millrun/catalogue/product'
import { business } from '@millrun/commerce/business'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { CreateOrderRequest, OrderData } from '@millrun/commerce/functions'
import { priceOrder } from '@millrun/commerce/price-order'
import { orderDelivery } from '@millrun/commerce/promise/order-delivery'
import type { AppliedExemption } from '@millrun/commerce/tax/applied-tax'
import { exemptionFor, NOT_EXEMPT } from '@millrun/commerce/tax/exemption'
import type { PriceRow } from '@millrun/commerce/trade/price-row'
import { TRADE_PRICE_CHANGED } from '@millrun/commerce/trade/pricing-ticket'
import { tradeProduct } from '@millrun/commerce/trade/trade-product'
import { findExemption } from '../exemptions/exemption-store.ts'
import { Refusal } from '../http/refusal.ts'
import type { NewOrder } from '../orders/order.ts'
import type { Till } from '../payments/till.ts'
import { todaysProducts } from '../shelf/read-shelf.ts'

/**
 * What an order sells, priced again at the prices of this moment: by the rows of the buyer's list, or at everybody's
 * prices. Throws a `Refusal` where it differs from what the buyer saw.
 */
export async function pricedSale(
  till: Till,
  request: CreateOrderRequest,
  rows: readonly PriceRow[] | undefined,
): Promise<NewOrder> {
  const placedAt = till.now()
  const day = newJerseyDay(placedAt)
  const { cartId, truck, items } = request.orderData
  const exemption = await exemptionOf(till, request.orderData, day)
  const lineIds = items.map(({ id }) => id)
  const findToday = await todaysProducts(till.books.database, lineIds, placedAt)
  const findProduct = rows === undefined ? findToday : soldBy(rows, findToday)
  const priced = priceOrder(request, findProduct, { table: till.taxTable, day, exemption })
  if (!priced.ok) {
    const isOldList = rows !== undefined && priced.isOtherPrice === true
    throw new Refusal(422, isOldList ? TRADE_PRICE_CHANGED : priced.error)
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
  return { lines: frozen, customer, isPickup, totals, tax, cartId, ...promised, references }
}

function soldBy(rows: readonly PriceRow[], findToday: (id: string) => Product | undefined) {
  return (id: string) => {
    const product = findToday(id)
    return product && tradeProduct(product, rows)
  }
}

/** The certificate that the buyer names, judged again: nobody makes himself exempt. */
async function exemptionOf(
  { books }: Till,
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
