import { forgetBillingDraft } from '../card/billing-address.ts'
import { forgetFormDraft } from './form-draft.ts'
import { forgetUnfinishedPayment } from './unfinished-payment.ts'

/**
 * An order is paid: nothing of its checkout stays in this tab. With another cart in hand, what is typed
 * belongs to the next checkout already.
 */
export function endCheckout(hasNextCart: boolean): void {
  forgetUnfinishedPayment()
  if (hasNextCart) return
  forgetFormDraft()
  forgetBillingDraft()
}
