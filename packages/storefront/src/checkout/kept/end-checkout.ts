import { forgetTyped } from './forget-typed.ts'
import { unfinishedPayment } from './unfinished-payment.ts'

/**
 * An order is paid: nothing of its checkout stays in this tab. With another cart in hand, what is typed
 * belongs to the next checkout already.
 */
export function endCheckout(hasNextCart: boolean): void {
  unfinishedPayment.forget()
  if (!hasNextCart) forgetTyped()
}
