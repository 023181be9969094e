import { unprocessable } from '../refusal.ts'
import type { Ledger } from './ledger.ts'
import { money } from './money.ts'
import type { Approval, Capture, Order, OrderUnit } from './order.ts'
import { newResourceId } from './resource-id.ts'

/** How the money of a capture came out. */
type Outcome = Pick<Capture, 'status' | 'pendingReason' | 'responseCode' | 'cvvFailed'>

/** What a test can bend: the outcome, or the amount that is taken (hundredths). */
export type BentCapture = {
  outcome?: Partial<Outcome>
  takenHundredths?: bigint
  /** How many captures are made of one. */
  times?: number
}

/**
 * Takes the money of an approved order. A declined or pending card or bank still completes the order:
 * the capture's own status tells. Refuses with 422 an order that is captured or not approved, an
 * invoice number that was captured before, and a wallet whose bank refuses.
 */
export function captureOrder(ledger: Ledger, order: Order, bent: BentCapture = {}): void {
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED')
  if (order.status !== 'APPROVED' || !order.approval) throw unprocessable('ORDER_NOT_APPROVED')
  refuseUsedInvoice(ledger, order)
  const outcome = { ...outcomeOf(order.approval), ...bent.outcome }
  for (const unit of order.units) {
    for (let time = 0; time < (bent.times ?? 1); time += 1) {
      const capture = newCapture(order.id, unit, outcome, bent.takenHundredths)
      unit.captures.push(capture)
      enterCapture(ledger, capture)
    }
  }
  order.status = 'COMPLETED'
  order.updatedAt = new Date()
}

function outcomeOf(approval: Approval): Outcome {
  const wallet = { pendingReason: undefined, responseCode: undefined, cvvFailed: false }
  if (approval.source === 'card') {
    const { declineCode, cvvFailed } = approval.card
    const status = declineCode === undefined ? 'COMPLETED' : 'DECLINED'
    return { status, pendingReason: undefined, responseCode: declineCode ?? '0000', cvvFailed }
  }
  if (approval.funding === 'refused-bank') throw unprocessable('INSTRUMENT_DECLINED')
  if (approval.funding === 'pending-bank') {
    return { ...wallet, status: 'PENDING', pendingReason: 'ECHECK' }
  }
  return { ...wallet, status: 'COMPLETED' }
}

function refuseUsedInvoice(ledger: Ledger, order: Order): void {
  const used = order.units.some(({ request: { invoice_id: invoice } }) =>
    invoice === undefined ? false : ledger.usedInvoices.has(invoice),
  )
  if (used) throw unprocessable('DUPLICATE_INVOICE_ID')
}

function enterCapture(ledger: Ledger, capture: Capture): void {
  ledger.captures.set(capture.id, capture)
  // A declined payment leaves the invoice number free.
  const taken = capture.status !== 'DECLINED' && capture.status !== 'FAILED'
  if (taken && capture.invoiceId !== undefined) ledger.usedInvoices.add(capture.invoiceId)
}

function newCapture(
  orderId: string,
  { request }: OrderUnit,
  outcome: Outcome,
  takenHundredths: bigint | undefined,
): Capture {
  const now = new Date()
  const { currency_code: currency, value } = request.amount
  return {
    ...outcome,
    id: newResourceId(),
    orderId,
    amount:
      takenHundredths === undefined
        ? { currency_code: currency, value }
        : money(currency, takenHundredths),
    invoiceId: request.invoice_id,
    customId: request.custom_id,
    refunds: [],
    createdAt: now,
    updatedAt: now,
  }
}
