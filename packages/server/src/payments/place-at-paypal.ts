import { Refusal } from '../http/refusal.ts'
import { readOrder } from '../orders/find-order.ts'
import { keepPayPalOrder, renewCreation } from '../orders/keep-paypal-order.ts'
import type { NewOrder, Order } from '../orders/order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { PayPalError } from '../paypal/paypal-error.ts'
import { refuseSecondOrder } from './refuse-second-order.ts'
import type { Till } from './till.ts'

const ADDRESS_ISSUES = new Set([
  'SHIPPING_ADDRESS_INVALID',
  'CITY_REQUIRED',
  'POSTAL_CODE_REQUIRED',
])
const FAILED = 'Failed to create payment order. Please try again.'

/**
 * Freezes an order and gives PayPal's id of it; the same content of the same cart gives the same one
 * again, for as long as it can be meant. Throws a `Refusal` when it is being paid already or PayPal does not take it.
 */
export async function placeAtPayPal(till: Till, content: NewOrder): Promise<string> {
  const order = await placeOrder(till.books, content)
  refuseSecondOrder(order)
  if (order.payPalOrderId !== undefined) return order.payPalOrderId
  const payPalOrderId = await createAtPayPal(till, order)
  const kept = await keepPayPalOrder(till.books, order, payPalOrderId)
  const known = (kept ?? (await readOrder(till.books, order.id))).payPalOrderId
  if (known === undefined) throw new Refusal(502, FAILED)
  till.log.info({ orderNumber: order.orderNumber }, 'order placed')
  return known
}

async function createAtPayPal(till: Till, order: Order): Promise<string> {
  try {
    return await till.payPal.createOrder(order)
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error
    const { failure, issue, debugId } = error
    const { orderNumber } = order
    till.log.error({ orderNumber, failure, issue, debugId }, 'PayPal did not create the order')
    if (failure === 'refused') await renewCreation(till.books, order, `refused by PayPal: ${issue}`)
    if (issue !== undefined && ADDRESS_ISSUES.has(issue)) {
      throw new Refusal(
        422,
        'PayPal does not know this address. Please check city, state and ZIP code.',
      )
    }
    throw new Refusal(502, FAILED, { cause: error })
  }
}
