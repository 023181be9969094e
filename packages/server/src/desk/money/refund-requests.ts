import { randomUUID } from 'node:crypto'
import { centsToAmount } from '@millrun/commerce/dollars'
import type { Staff } from '@millrun/commerce/desk/desk-api'
import type { Pieces } from '@millrun/commerce/desk/money/refund-wish'
import type { Selectable } from 'kysely'
import { z } from 'zod/mini'
import { inTransaction } from '../../database/in-transaction.ts'
import type { OrderDatabase } from '../../database/order-database.ts'
import type { RefundRequestsTable } from '../../database/order-tables.ts'
import { holdRow } from '../../orders/note-order.ts'
import type { OrderBooks } from '../../orders/order-books.ts'
import type { Order } from '../../orders/order.ts'
import { done, fail, type Outcome } from '../../outcome.ts'
import type { RefundWish } from '../../refunds/refund-wish.ts'
import { keepAction } from '../staff-actions.ts'

const KeptWish = z.object({
  cents: z.optional(z.number()),
  lines: z.optional(z.array(z.object({ id: z.string(), quantity: z.number() }))),
  why: z.string(),
  isRestocked: z.boolean(),
  isAgain: z.boolean(),
  cancels: z.optional(z.enum(['pieces', 'order'])),
  returnId: z.optional(z.string()),
})

/** What somebody wishes for, as it waits for a second person. */
export type KeptWish = z.infer<typeof KeptWish>

/** A wish for a refund that a second person decides. */
export interface KeptRequest {
  readonly id: string
  readonly orderId: string
  readonly wish: KeptWish
  readonly cents: number
  readonly askedBy: string
  readonly askedAt: string
  readonly decision: 'approved' | 'refused' | null
  readonly decidedBy: string | null
  readonly decidedAt: string | null
  /** What came of it. */
  readonly refundId: string | null
}

/** Keeps a wish that is more than its asker gives back alone; the same one once for an order. */
export function keepRequest(
  { database, now }: OrderBooks,
  wish: RefundWish,
  cents: number,
  staff: Staff,
): Promise<Outcome> {
  const { id: orderId, orderNumber } = wish.order
  return inTransaction(database, async (transaction) => {
    await holdRow(transaction, orderId)
    const text = JSON.stringify(keptWish(wish))
    const waiting = await listRequests(transaction, { orderId, isOpen: true })
    const same = waiting.find((request) => isSame(request.wish, wish))
    if (same !== undefined) {
      return fail(`${same.askedBy} has asked for this before; it waits for a second person.`)
    }
    const at = now()
    const id = randomUUID()
    await transaction
      .insertInto('refund_requests')
      .values({
        id,
        order_id: orderId,
        wish: text,
        cents,
        asked_by: staff.email,
        asked_at: at.toISOString(),
        decision: null,
        decided_by: null,
        decided_at: null,
        refund_id: null,
      })
      .execute()
    const { why: _why, ...kept } = keptWish(wish)
    const after = { request: id, amount: centsToAmount(cents), ...kept }
    const deed = 'asked for a second person'
    await keepAction(transaction, { actor: staff, at, deed, subject: orderNumber, after })
    return done(
      'This is more than a manager gives back alone. It is kept, and waits for the owner or another manager to approve it.',
    )
  })
}

function keptWish({ cents, lines, why = '', isRestocked = false, ...wish }: RefundWish): KeptWish {
  const { isAgain, cancels, returnId } = wish
  return {
    ...(cents !== undefined && { cents }),
    ...(lines !== undefined && { lines: [...lines] }),
    why,
    isRestocked,
    isAgain,
    ...(cancels !== undefined && { cancels }),
    ...(returnId !== undefined && { returnId }),
  }
}

function isSame(kept: KeptWish, wish: RefundWish): boolean {
  return (
    kept.cents === wish.cents &&
    kept.cancels === wish.cancels &&
    kept.returnId === wish.returnId &&
    piecesText(kept.lines) === piecesText(wish.lines)
  )
}

function piecesText(lines: readonly Pieces[] | undefined): string | undefined {
  return lines
    ?.map(({ id, quantity }) => `${quantity} ${id}`)
    .toSorted()
    .join(', ')
}

interface Which {
  readonly id?: string
  readonly orderId?: string
  readonly isOpen?: boolean
}

/** The wishes of an order, or all that wait: oldest first. */
export async function listRequests(
  database: Pick<OrderDatabase, 'selectFrom'>,
  { id, orderId, isOpen = false }: Which,
): Promise<readonly KeptRequest[]> {
  const rows = await database
    .selectFrom('refund_requests')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? ''))
    .$if(isOpen, (query) => query.where('decision', 'is', null))
    .orderBy('asked_at')
    .execute()
  return rows.map(requestOf)
}

function requestOf(row: Selectable<RefundRequestsTable>): KeptRequest {
  return {
    id: row.id,
    orderId: row.order_id,
    wish: KeptWish.parse(JSON.parse(row.wish)),
    cents: row.cents,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    decision: row.decision,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    refundId: row.refund_id,
  }
}

/** What is wished for of an order, as it was asked. */
export function wishOf(order: Order, { wish }: KeptRequest): RefundWish {
  const { cents, lines, why, isRestocked, isAgain, cancels, returnId } = wish
  return { order, cents, lines, why, isRestocked, isAgain, cancels, returnId }
}
