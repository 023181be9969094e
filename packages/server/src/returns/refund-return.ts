import { readOrder } from '../orders/find-order.ts'
import { listRequests } from '../desk/money/refund-requests.ts'
import type { Actor } from '../desk/staff-actions.ts'
import type { Order } from '../orders/order.ts'
import { fail, type Outcome } from '../outcome.ts'
import type { Till } from '../payments/till.ts'
import { finishOpenRefund, refundOrder } from '../refunds/refund-order.ts'
import { refundStore } from '../refunds/refund-store.ts'
import type { Alone, RefundWish } from '../refunds/refund-wish.ts'
import { latestDeed, newerThan } from './return-deed.ts'
import { dueOf, returnRefunds } from './return-refunds.ts'
import { type KeptReturn, readReturn } from './return-store.ts'

interface Refunding {
  /** The reason, as the buyer reads it. */
  readonly reason: string
  readonly seen?: number | undefined
  readonly actor: Actor
  /** Up to how much the actor gives back alone; undefined where no sum is too large. */
  readonly aloneOf?: ((wish: RefundWish) => Alone | undefined) | undefined
}

/**
 * Gives back the pieces of a return that are here or stay with the buyer, with their share of tax, never twice: what was
 * begun and not answered is finished first.
 */
export async function refundReturn(
  till: Till,
  { id }: KeptReturn,
  { reason: why, seen, actor, aloneOf }: Refunding,
): Promise<Outcome> {
  const { database } = till.books
  const kept = await readReturn(database, id)
  const order = await readOrder(till.books, kept.orderId)
  const finished = await finishBegun(till, order, kept)
  if (finished !== undefined) return finished
  const newer = await newerThan(database, kept, seen)
  if (newer !== undefined) return fail(newer)
  const refusal = await refuse(till, order, kept)
  if (refusal !== undefined) return refusal
  const lines = await dueOf(database, order, kept)
  const wish: RefundWish = {
    order,
    cents: undefined,
    lines,
    why,
    // They went onto the shelf when they were received.
    isRestocked: false,
    // The pieces of a return go back once, whatever else was given back.
    isAgain: true,
    actor,
    returnId: kept.id,
  }
  const refunds = refundStore(database, till.now)
  return refundOrder(till, refunds, { ...wish, alone: aloneOf?.(wish) })
}

async function refuse(till: Till, order: Order, kept: KeptReturn): Promise<Outcome | undefined> {
  const { database } = till.books
  switch (kept.status) {
    case 'asked':
      return fail('Please approve or refuse this return first.')
    case 'approved':
      return fail('None of its pieces are here yet: please receive them first.')
    case 'refused':
    case 'closed':
      return fail(await latestDeed(database, kept))
    case 'due': {
      const waiting = await listRequests(database, { orderId: order.id, isOpen: true })
      const own = waiting.find(({ wish }) => wish.returnId === kept.id)
      if (own === undefined) return undefined
      return fail(`${own.askedBy} has asked for this before; it waits for a second person.`)
    }
  }
}

/** What PayPal was asked for and has not answered is asked for again, under the same id. */
async function finishBegun(
  till: Till,
  order: Order,
  kept: KeptReturn,
): Promise<Outcome | undefined> {
  const refunds = refundStore(till.books.database, till.now)
  const own = await returnRefunds(till.books.database, order.id)
  const open = (await refunds.list(order.id)).find(({ status }) => status === 'asked')
  if (open === undefined || own.get(open.id) !== kept.id) return undefined
  return finishOpenRefund(till, refunds, order)
}
