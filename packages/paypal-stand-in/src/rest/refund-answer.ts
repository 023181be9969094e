import { money } from '../ledger/money.ts'
import type { Refund } from '../ledger/order.ts'
import { refundLinks } from './links.ts'
import { timestamp } from './timestamp.ts'

/** A refund in full. PayPal keeps its fee, so all of it comes out of the seller's balance. */
export function refundAnswer(refund: Refund, base: string): object {
  const { currency_code: currency } = refund.amount
  return {
    ...minimalRefundAnswer(refund, base),
    amount: refund.amount,
    ...(refund.invoiceId !== undefined && { invoice_id: refund.invoiceId }),
    ...(refund.customId !== undefined && { custom_id: refund.customId }),
    ...(refund.noteToPayer !== undefined && { note_to_payer: refund.noteToPayer }),
    seller_payable_breakdown: {
      gross_amount: refund.amount,
      paypal_fee: money(currency, 0n),
      net_amount: refund.amount,
      total_refunded_amount: money(currency, refund.totalRefunded),
    },
    create_time: timestamp(refund.createdAt),
    update_time: timestamp(refund.createdAt),
  }
}

/** What PayPal answers when the caller did not ask for the representation. */
export function minimalRefundAnswer(refund: Refund, base: string): object {
  return { id: refund.id, status: refund.status, links: refundLinks(base, refund) }
}
