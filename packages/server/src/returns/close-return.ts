import { listRequests } from '../desk/money/refund-requests.ts'
import { type Actor, keepAction } from '../desk/staff-actions.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { done, fail, type Outcome } from '../outcome.ts'
import { deedOnReturn, latestDeed } from './return-deed.ts'
import { addReturnEvent } from './return-events.ts'
import type { KeptReturn } from './return-store.ts'

interface Closing {
  /** What was done instead, or why nothing more is: the buyer reads it. */
  readonly reason: string
  readonly seen?: number | undefined
}

/** Ends a return of which nothing more comes back or is given back; its buyer is told why. */
export function closeReturn(
  books: OrderBooks,
  found: KeptReturn,
  { reason, seen }: Closing,
  actor: Actor,
): Promise<Outcome> {
  return deedOnReturn(books, found, seen, async ({ transaction, order, kept, at }) => {
    if (kept.status === 'asked') return fail('Please approve or refuse this return first.')
    if (kept.status === 'refused' || kept.status === 'closed') {
      return fail(await latestDeed(transaction, kept))
    }
    const requests = await listRequests(transaction, { orderId: order.id, isOpen: true })
    if (requests.some(({ wish }) => wish.returnId === kept.id)) {
      return fail('Its refund waits for a second person: please decide about that first.')
    }
    await transaction
      .updateTable('returns')
      .set({ status: 'closed' })
      .where('id', '=', kept.id)
      .execute()
    await addReturnEvent(transaction, { order, kept, kind: 'closed', note: reason, actor, at })
    await keepAction(transaction, {
      actor,
      at,
      deed: 'closed a return',
      subject: order.orderNumber,
      before: { return: kept.number, status: kept.status },
      after: { return: kept.number, status: 'closed' },
    })
    return done(`Return ${kept.number} is closed; its buyer is told.`)
  })
}
