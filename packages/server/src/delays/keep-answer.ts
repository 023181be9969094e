import { inTransaction } from '../database/in-transaction.ts'
import { putMail } from '../mail/mail-outbox.ts'
import { noteOrder, holdRow } from '../orders/note-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { hasMoney } from '../refunds/goes-back.ts'
import type { FoundDelay } from './delay-store.ts'

export type DelayAnswer = 'wait' | 'cancel'

const NOTES: Readonly<Record<DelayAnswer, (newDay: string) => string>> = {
  wait: (newDay) => `the buyer waits until ${newDay}`,
  cancel: () => 'the buyer cancels instead of waiting',
}

/**
 * Writes down what the buyer says to a later day: the first answer, and none once the order has left or its money
 * has gone back. Of one that cancels the buyer and the shop are told.
 */
export async function keepAnswer(
  { database, now }: OrderBooks,
  { order, delay }: FoundDelay,
  answer: DelayAnswer,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { status, fulfilment } = await holdRow(transaction, order.id)
    // Whoever cancels gets all the money back, which is not meant for what is on its way.
    if (fulfilment !== 'open' || !hasMoney({ status })) return
    const at = now()
    const { numUpdatedRows } = await transaction
      .updateTable('delays')
      .set({ answer, answered_at: at.toISOString() })
      .where('id', '=', delay.id)
      .where('answer', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    await noteOrder(transaction, order.id, { note: NOTES[answer](delay.newDay), at })
    if (answer === 'wait') return
    for (const kind of ['cancelled', 'stop'] as const) {
      await putMail(transaction, { orderId: order.id, kind, copy: 1, at: at.toISOString() })
    }
  })
}
