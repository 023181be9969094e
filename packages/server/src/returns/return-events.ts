import type { ReturnEventKind } from '@millrun/commerce/returns/return-words'
import type { Selectable, Transaction } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import type { OrderTables, ReturnEventsTable } from '../database/order-tables.ts'
import type { Actor } from '../desk/staff-actions.ts'
import { putMail } from '../mail/mail-outbox.ts'
import type { MailKind } from '../mail/mail.ts'
import { noteOrder } from '../orders/note-order.ts'
import type { Order } from '../orders/order.ts'
import type { KeptReturn } from './return-store.ts'

export type ReturnEvent = Selectable<ReturnEventsTable>

interface NewEvent {
  readonly order: Pick<Order, 'id' | 'customer'>
  readonly kept: Pick<KeptReturn, 'id' | 'number'>
  readonly kind: ReturnEventKind
  /** Why, which pieces, or how much. */
  readonly note: string
  /** Undefined for the buyer, and for what PayPal says. */
  readonly actor?: Actor | undefined
  readonly at: Date
}

/** Who is written to about what: of money its own mail tells. */
const MAILS: Readonly<Record<ReturnEventKind, readonly MailKind[]>> = {
  asked: ['return', 'return_notice'],
  approved: ['return'],
  kept: ['return'],
  refused: ['return'],
  received: ['return'],
  refunded: [],
  'refund failed': [],
  closed: ['return'],
}

/** Writes down what happened to a return, in its history and in its order's; whoever has to know of it is written to. */
export async function addReturnEvent(
  transaction: Transaction<OrderTables>,
  { order, kept, kind, note, actor, at }: NewEvent,
): Promise<void> {
  const { count } = await transaction
    .selectFrom('return_events')
    .select((is) => is.fn.countAll<number | string>().as('count'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const step = Number(count) + 1
  const row = { order_id: order.id, step, return_id: kept.id, kind, note }
  await transaction
    .insertInto('return_events')
    .values({ ...row, actor: actor?.email ?? null, at: at.toISOString() })
    .execute()
  // Why stays in the history of the return alone: it may speak of the buyer, and is forgotten with them.
  const who = actor === undefined ? '' : ` (${actor.email})`
  await noteOrder(transaction, order.id, { note: `return ${kept.number}: ${kind}${who}`, at })
  for (const mail of MAILS[kind]) {
    if (order.customer.email === '') continue
    await putMail(transaction, {
      orderId: order.id,
      kind: mail,
      copy: step,
      at: at.toISOString(),
    })
  }
}

/** What happened to a return, oldest first. */
export function returnHistory(
  database: Pick<OrderDatabase, 'selectFrom'>,
  returnId: string,
): Promise<readonly ReturnEvent[]> {
  return database
    .selectFrom('return_events')
    .selectAll()
    .where('return_id', '=', returnId)
    .orderBy('step')
    .execute()
}
