import { findProduct } from '@millrun/catalogue/catalogue'
import { readLineId } from '@millrun/catalogue/choosing/line-id'
import { cartOf } from '@millrun/commerce/cart'
import { cartItem } from '@millrun/commerce/cart-item'
import { EMPTY_CHECKOUT_FORM, type CheckoutForm } from '@millrun/commerce/checkout-form'
import {
  CustomerInfoSchema,
  type CreateOrderRequest,
  type CustomerInfo,
} from '@millrun/commerce/functions'
import { orderData } from '@millrun/commerce/order-data'
import { tradeCart } from '@millrun/commerce/trade/trade-cart'
import type { TradePrices } from '@millrun/commerce/trade/trade-prices'
import { tradeProduct } from '@millrun/commerce/trade/trade-product'

export const SAMPLE_FORM: CheckoutForm = {
  ...EMPTY_CHECKOUT_FORM,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Turner',
  phone: '(609) 555-0100',
  streetAddress: '100 N Main St',
  secondaryAddress: 'Apt 4',
  city: 'Trenton',
  state: 'NJ',
  zipCode: '08608',
}

/** Who buys with that form, as an order keeps it. */
export const SAMPLE_CUSTOMER: CustomerInfo = CustomerInfoSchema.parse(SAMPLE_FORM)

/** White oak balusters at 24.05 (18.50 × 1.3): two of them are 48.10, tax 3.85, shipping 15.00, 66.95. */
export const SAMPLE_LINE = 'c-2005:species=white-oak'
export const SAMPLE_TOTAL = '66.95'

/** What the browser sends for a cart of these lines, line id to quantity; at the prices of a list where it has one. */
export function sampleRequest(
  lines: Readonly<Record<string, number>> = { [SAMPLE_LINE]: 2 },
  form: CheckoutForm = SAMPLE_FORM,
  prices?: TradePrices,
): CreateOrderRequest {
  const findSold = (productId: string) => {
    const product = findProduct(productId)
    return product && tradeProduct(product, prices?.rows ?? [])
  }
  const items = Object.entries(lines).map(([id, quantity]) => {
    const found = readLineId(id, findSold)
    if (!found.ok) throw new Error(`${id}: ${found.reason}`)
    return { ...cartItem(found.line), quantity }
  })
  const data = orderData(tradeCart(cartOf(items), findSold), form)
  const ticket = prices === undefined ? {} : { ticket: prices.ticket }
  return { amount: data.total, currency: 'USD', orderData: { ...data, ...ticket } }
}

/** The same as it comes from one cart of a browser, whose open order is the same one when it asks again. */
export function fromCart(cartId: string, request = sampleRequest()): CreateOrderRequest {
  return { ...request, orderData: { ...request.orderData, cartId } }
}
