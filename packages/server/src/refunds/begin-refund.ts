import { centsToAmount } from '@millrun/commerce/dollars'
import type { Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { keepAction } from '../desk/staff-actions.ts'
import { holdRow } from '../orders/note-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { fail, type Outcome } from '../outcome.ts'
import { keepCancelled, refuseCancel } from './cancelled-pieces.ts'
import { keepReturnRefund, refuseByReturn } from '../returns/return-refunds.ts'
import type { MeantRefund } from './meant-refund.ts'
import type { Refund, RefundStore } from './refund-store.ts'
import type { RefundWish } from './refund-wish.ts'

interface Beginning extends MeantRefund {
  readonly wish: RefundWish
  readonly captureId: string | undefined
  /** Within its order. */
  readonly number: number
}

/**
 * Writes a refund down before PayPal hears of it, with all that begins with it: what is not sent any more, and who
 * wants it. A refusal when somebody else is refunding the order just now, or its pieces have left.
 */
export function beginRefund(
  books: OrderBooks,
  refunds: RefundStore,
  { wish, captureId, number, cents, taxCents, lines }: Beginning,
): Promise<Refund | Outcome> {
  const { order, isTax, why, actor, onBegun } = wish
  return inTransaction(books.database, async (transaction) => {
    await holdRow(transaction, order.id)
    const refusal =
      (await refuseCancel(transaction, wish, lines)) ?? (await refuseByReturn(transaction, wish))
    if (refusal !== undefined) return refusal
    const refund = await refunds.begin(transaction, {
      orderId: order.id,
      captureId,
      askedCents: cents,
      isTax,
      taxCents,
      why,
      actor,
      lines,
      number,
    })
    if (refund === undefined) {
      return fail(`Somebody else is refunding order ${order.orderNumber} just now.`)
    }
    await keepBeginning(transaction, wish, refund, books.now())
    await keepCancelled(transaction, wish, books.now())
    await keepReturnRefund(transaction, wish, refund, books.now())
    await onBegun?.(transaction, refund)
    return refund
  })
}

async function keepBeginning(
  transaction: Transaction<OrderTables>,
  { order, cancels, actor }: RefundWish,
  { number, askedCents, lines }: Refund,
  at: Date,
): Promise<void> {
  if (actor === undefined) return
  const { status: payment, fulfilment, refundedCents } = order
  // The reason stands with the refund, where it can be emptied when the buyer is forgotten.
  await keepAction(transaction, {
    actor,
    at,
    deed: cancels === undefined ? 'began a refund' : 'began to cancel',
    subject: order.orderNumber,
    before: { payment, fulfilment, refunded: centsToAmount(refundedCents) },
    after: {
      refund: number,
      amount: askedCents === undefined ? 'all that was left' : centsToAmount(askedCents),
      lines: lines.map(({ number: line, quantity, restock }) => ({
        id: order.lines[line - 1]?.id,
        quantity,
        restock,
      })),
    },
  })
}
