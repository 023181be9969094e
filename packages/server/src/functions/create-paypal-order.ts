import type { Product } from '@millrun/catalogue/product'
import { business } from '@millrun/commerce/business'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { CreateOrderRequest, OrderData } from '@millrun/commerce/functions'
import { orderDelivery } from '@millrun/commerce/promise/order-delivery'
import { priceOrder } from '@millrun/commerce/price-order'
import type { AppliedExemption } from '@millrun/commerce/tax/applied-tax'
import { exemptionFor, NOT_EXEMPT } from '@millrun/commerce/tax/exemption'
import { TICKET_VOID, TRADE_PRICE_CHANGED } from '@millrun/commerce/trade/pricing-ticket'
import { tradeProduct } from '@millrun/commerce/trade/trade-product'
import { findExemption } from '../exemptions/exemption-store.ts'
import { Refusal } from '../http/refusal.ts'
import { placeAtPayPal } from '../payments/place-at-paypal.ts'
import type { Till } from '../payments/till.ts'
import { type TicketHolder, ticketHolder } from '../trade/pricing-tickets.ts'
import { todaysProducts } from '../shelf/read-shelf.ts'

/** Prices the order again, at the prices of this moment, and only then lets PayPal hear of it. */
export async function createPayPalOrder(till: Till, request: CreateOrderRequest, buyerKey: string) {
  const placedAt = till.now()
  const day = newJerseyDay(placedAt)
  const exemption = await exemptionOf(till, request.orderData, day)
  const lineIds = request.orderData.items.map(({ id }) => id)
  const findToday = await todaysProducts(till.books.database, lineIds, placedAt)
  const holder = await holderOf(till, request.orderData, placedAt)
  const findProduct = holder === undefined ? findToday : soldTo(holder, findToday)
  const priced = priceOrder(request, findProduct, { table: till.taxTable, day, exemption })
  if (!priced.ok) {
    const isOldList = holder !== undefined && priced.isOtherPrice === true
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
  const { cartId, truck } = request.orderData
  const promised = orderDelivery(lines, { isPickup, placedAt, truck })
  const sold = { lines: frozen, customer, isPickup, totals, tax, cartId, buyerKey }
  return { orderID: await placeAtPayPal(till, { ...sold, ...promised, references }) }
}

/** Who shows a ticket with the order. Throws a `Refusal` where it is not good any more: its prices were shown. */
async function holderOf(
  { books }: Till,
  { ticket }: OrderData,
  at: Date,
): Promise<TicketHolder | undefined> {
  if (ticket === undefined) return undefined
  const holder = await ticketHolder(books.database, ticket, at)
  if (holder === undefined) throw new Refusal(422, TICKET_VOID)
  return holder
}

function soldTo({ rows }: TicketHolder, findToday: (id: string) => Product | undefined) {
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
