import { unprocessable } from '../refusal.ts'
import type { Ledger } from './ledger.ts'
import { checkedHundredths, hundredths, money, type Money } from './money.ts'
import type { Capture, Refund } from './order.ts'
import { newResourceId } from './resource-id.ts'

export type RefundRequest = {
  amount?: Money | undefined
  invoice_id?: string | undefined
  custom_id?: string | undefined
  note_to_payer?: string | undefined
}

/** Gives money of a capture back: what is asked for, else all that is left. Refuses with 422. */
export function refundCapture(ledger: Ledger, capture: Capture, request: RefundRequest): Refund {
  refuseUnrefundable(capture)
  const paid = checkedHundredths(capture.amount)
  const refunded = refundedHundredths(capture)
  const asked = request.amount ? askedHundredths(capture, request.amount) : paid - refunded
  if (asked > paid - refunded) throw unprocessable('REFUND_AMOUNT_EXCEEDED')
  const totalRefunded = refunded + asked
  const refund: Refund = {
    id: newResourceId(),
    captureId: capture.id,
    amount: money(capture.amount.currency_code, asked),
    totalRefunded,
    invoiceId: request.invoice_id,
    customId: request.custom_id,
    noteToPayer: request.note_to_payer,
    createdAt: new Date(),
  }
  capture.refunds.push(refund)
  capture.status = totalRefunded === paid ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  capture.updatedAt = refund.createdAt
  ledger.refunds.set(refund.id, refund)
  return refund
}

function refuseUnrefundable({ status }: Capture): void {
  if (status === 'PENDING') throw unprocessable('PENDING_CAPTURE')
  if (status === 'REFUNDED') throw unprocessable('CAPTURE_FULLY_REFUNDED')
  if (status === 'DECLINED' || status === 'FAILED') throw unprocessable('REFUND_NOT_ALLOWED')
}

function askedHundredths(capture: Capture, amount: Money): bigint {
  const where = { field: '/amount/value', value: amount.value, location: 'body' } as const
  if (amount.currency_code !== capture.amount.currency_code) {
    throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH')
  }
  const asked = hundredths(amount)
  if (asked === undefined) throw unprocessable('DECIMAL_PRECISION', where)
  if (asked <= 0n) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', where)
  return asked
}

function refundedHundredths({ refunds }: Capture): bigint {
  return refunds.reduce((sum, { amount }) => sum + checkedHundredths(amount), 0n)
}
