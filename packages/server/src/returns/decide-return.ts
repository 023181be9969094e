import type { ReturnDecision } from '@millrun/commerce/desk/returns/return-deeds'
import type { ReturnEventKind } from '@millrun/commerce/returns/return-words'
import type { ReturnStatus } from '@millrun/commerce/returns/told-return'
import { type Actor, keepAction } from '../desk/staff-actions.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { done, fail, type Outcome } from '../outcome.ts'
import { deedOnReturn, latestDeed } from './return-deed.ts'
import { addReturnEvent } from './return-events.ts'
import type { KeptReturn } from './return-store.ts'

interface Decided {
  readonly status: ReturnStatus
  readonly kind: ReturnEventKind
  readonly deed: string
  readonly sentence: string
}

const DECISIONS: Readonly<Record<ReturnDecision['decision'], Decided>> = {
  approve: {
    status: 'approved',
    kind: 'approved',
    deed: 'approved a return',
    sentence: 'is approved; its buyer is told where to send the pieces.',
  },
  keep: {
    status: 'due',
    kind: 'kept',
    deed: 'approved a return without its pieces',
    sentence: 'is approved, and its pieces stay with the buyer. The refund is the next step.',
  },
  refuse: {
    status: 'refused',
    kind: 'refused',
    deed: 'refused a return',
    sentence: 'is refused; its buyer is told why.',
  },
}

/** Approves or refuses a return, once; its buyer is written to. */
export function decideReturn(
  books: OrderBooks,
  found: KeptReturn,
  { decision, reason, seen }: ReturnDecision,
  actor: Actor,
): Promise<Outcome> {
  return deedOnReturn(books, found, seen, async ({ transaction, order, kept, at }) => {
    if (kept.status !== 'asked') return fail(await latestDeed(transaction, kept))
    if (kept.reason === 'missing' && decision === 'approve') {
      return fail('These pieces are missing: please approve it without their coming back.')
    }
    const { status, kind, deed, sentence } = DECISIONS[decision]
    await transaction
      .updateTable('returns')
      .set({ status, is_kept: decision === 'keep' ? 1 : 0 })
      .where('id', '=', kept.id)
      .execute()
    await addReturnEvent(transaction, { order, kept, kind, note: reason, actor, at })
    await keepAction(transaction, {
      actor,
      at,
      deed,
      subject: order.orderNumber,
      before: { return: kept.number, status: kept.status },
      after: { return: kept.number, status },
    })
    return done(`Return ${kept.number} ${sentence}`)
  })
}
