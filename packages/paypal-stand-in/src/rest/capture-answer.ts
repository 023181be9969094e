import { checkedHundredths, money } from '../ledger/money.ts'
import type { Capture } from '../ledger/order.ts'
import { captureLinks } from './links.ts'
import { timestamp } from './timestamp.ts'

/** A capture as it stands inside an order. */
export function captureAnswer(capture: Capture, base: string): object {
  const refundable = capture.status === 'COMPLETED' || capture.status === 'PARTIALLY_REFUNDED'
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.pendingReason !== undefined && {
      status_details: { reason: capture.pendingReason },
    }),
    amount: capture.amount,
    final_capture: true,
    seller_protection: { status: 'NOT_ELIGIBLE' },
    ...(capture.status !== 'PENDING' && { seller_receivable_breakdown: receivable(capture) }),
    ...(capture.invoiceId !== undefined && { invoice_id: capture.invoiceId }),
    ...(capture.customId !== undefined && { custom_id: capture.customId }),
    ...(capture.responseCode !== undefined && {
      processor_response: {
        avs_code: 'Y',
        cvv_code: capture.cvvFailed ? 'N' : 'M',
        response_code: capture.responseCode,
      },
    }),
    links: captureLinks(base, { id: capture.id, orderId: capture.orderId, refundable }),
    create_time: timestamp(capture.createdAt),
    update_time: timestamp(capture.updatedAt),
  }
}

/** A capture by itself, with what it belongs to. */
export function standaloneCaptureAnswer(
  capture: Capture,
  base: string,
  merchantId: string,
): object {
  return {
    ...captureAnswer(capture, base),
    payee: { merchant_id: merchantId },
    supplementary_data: { related_ids: { order_id: capture.orderId } },
  }
}

function receivable({ amount }: Capture): object {
  const gross = checkedHundredths(amount)
  const fee = processingFee(gross)
  return {
    gross_amount: amount,
    paypal_fee: money(amount.currency_code, fee),
    net_amount: money(amount.currency_code, gross - fee),
  }
}

/**
 * What PayPal keeps of a payment, in hundredths: 3.49 % rounded to the hundredth, plus 0.49.
 * The rate of PayPal's United States price list for PayPal Checkout; it never exceeds the payment.
 */
function processingFee(gross: bigint): bigint {
  const fee = (gross * 349n + 5_000n) / 10_000n + 49n
  return fee < gross ? fee : gross
}
