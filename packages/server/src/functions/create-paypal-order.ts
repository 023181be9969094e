import { findProduct } from '@millrun/catalogue/catalogue'
import type { CreateOrderRequest } from '@millrun/commerce/functions'
import { orderDelivery } from '@millrun/commerce/promise/order-delivery'
import { priceOrder } from '@millrun/commerce/price-order'
import { Refusal } from '../http/refusal.ts'
import { placeAtPayPal } from '../payments/place-at-paypal.ts'
import type { Till } from '../payments/till.ts'

/** Prices the order again, and only then lets PayPal hear of it. */
export async function createPayPalOrder(till: Till, request: CreateOrderRequest, buyerKey: string) {
  const priced = priceOrder(request, findProduct)
  if (!priced.ok) throw new Refusal(422, priced.error)
  const { lines, customer, isPickup, totals } = priced.order
  const frozen = lines.map(({ id, product, title, unitPriceCents, quantity }) => ({
    id,
    item: product.itemNumber,
    title,
    unitPriceCents,
    quantity,
  }))
  const { cartId, truck, poNumber = '', jobName = '', invoiceEmail = '' } = request.orderData
  const promised = orderDelivery(lines, { isPickup, placedAt: till.now(), truck })
  const references = { poNumber, jobName, invoiceEmail }
  const sold = { lines: frozen, customer, isPickup, totals, cartId, buyerKey }
  return { orderID: await placeAtPayPal(till, { ...sold, ...promised, references }) }
}
