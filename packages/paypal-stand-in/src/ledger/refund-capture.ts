import { unprocessable } from '../refusal.ts'
import { findCapture, type Ledger } from './ledger.ts'
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
export function refundCapture(
  ledger: Ledger,
  capture: Capture,
  request: RefundRequest,
  status: Refund['status'] = 'COMPLETED',
): Refund {
  refuseUnrefundable(capture)
  const paid = checkedHundredths(capture.amount)
  const refunded = refundedHundredths(capture)
  const asked = request.amount ? askedHundredths(capture, request.amount) : paid - refunded
  if (asked > paid - refunded) throw unprocessable('REFUND_AMOUNT_EXCEEDED')
  const totalRefunded = refunded + asked
  const refund: Refund = {
    id: newResourceId(),
    status,
    captureId: capture.id,
    amount: money(capture.amount.currency_code, asked),
    totalRefunded,
    invoiceId: request.invoice_id,
    customId: request.custom_id,
    noteToPayer: request.note_to_payer,
    createdAt: new Date(),
  }
  capture.refunds.push(refund)
  ledger.refunds.set(refund.id, refund)
  if (status === 'FAILED') return refund
  restate(capture)
  return refund
}

/** A refund that was begun comes to an end; what fails is the payee's again. */
export function settleRefund(ledger: Ledger, refund: Refund, status: Refund['status']): void {
  refund.status = status
  restate(findCapture(ledger, refund.captureId))
}

/** What a capture is called follows from what was given back of it. */
function restate(capture: Capture): void {
  const refunded = refundedHundredths(capture)
  const isAll = refunded === checkedHundredths(capture.amount)
  const part = refunded === 0n ? 'COMPLETED' : 'PARTIALLY_REFUNDED'
  capture.status = isAll ? 'REFUNDED' : part
  capture.updatedAt = new Date()
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
  return refunds
    .filter(({ status }) => status !== 'FAILED' && status !== 'CANCELLED')
    .reduce((sum, { amount }) => sum + checkedHundredths(amount), 0n)
}
