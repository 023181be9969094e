import { PayPalError } from '../paypal/paypal-error.ts'
import type { PayPalOrder } from '../paypal/paypal-order.ts'
import type { Order } from '../orders/order.ts'
import type { Till } from './till.ts'

/** PayPal's record of an order; `gone` when PayPal knows none, undefined when it does not answer. */
export async function readRecord(
  till: Till,
  order: Order,
  payPalOrderId: string,
): Promise<PayPalOrder | 'gone' | undefined> {
  try {
    return await till.payPal.readOrder(payPalOrderId)
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error
    logFailure(till, order, error)
    return error.failure === 'refused' && error.status === 404 ? 'gone' : undefined
  }
}

/** Notes what PayPal's support would ask for. */
export function logFailure({ log }: Till, { orderNumber }: Order, error: PayPalError): void {
  const { failure, status, issue, debugId } = error
  log.warn({ orderNumber, failure, status, issue, debugId }, error.message)
}
