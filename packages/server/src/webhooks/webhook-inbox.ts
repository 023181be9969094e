import type { Selectable } from 'kysely'
import { doublingPauses, nextDue, timeAfter } from '../database/next-due.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import type { WebhookEventsTable } from '../database/order-tables.ts'
import { EventNewsSchema } from './event-news.ts'
import type { WebhookEvent } from './webhook-event.ts'

const LONGEST_PAUSE_MS = 60 * 60_000
const PAUSES_MS = doublingPauses(60_000, LONGEST_PAUSE_MS)

/** An event that is to be looked into now. */
export interface DueEvent extends WebhookEvent {
  /** This time counted. */
  readonly tries: number
  readonly receivedAt: Date
}

export type WebhookInbox = ReturnType<typeof webhookInbox>

/** PayPal's events, each kept once, until what they say was looked into. */
export function webhookInbox(database: OrderDatabase, now: () => Date) {
  /** False when this event came before. */
  async function keep(event: WebhookEvent): Promise<boolean> {
    const at = now().toISOString()
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('webhook_events')
      .values({
        id: event.id,
        type: event.type,
        paypal_order_id: event.payPalOrderId ?? null,
        capture_id: event.captureId ?? null,
        order_id: event.orderId ?? null,
        happened_at: event.happenedAt ?? null,
        news: event.news === undefined ? null : JSON.stringify(event.news),
        received_at: at,
        tries: 0,
        next_try_at: at,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  }

  /** Takes the next event to look into; without a word from `finish` it comes back after a while. */
  async function claim(): Promise<DueEvent | undefined> {
    const at = now()
    const due = { now: at, longestPauseMs: LONGEST_PAUSE_MS }
    const row = await database
      .updateTable('webhook_events')
      .set((is) => ({
        tries: is('tries', '+', 1),
        next_try_at: timeAfter(at, is.ref('tries'), PAUSES_MS),
      }))
      .where('id', '=', nextDue(database, { table: 'webhook_events', due: 'next_try_at' }, due))
      .returningAll()
      .executeTakeFirst()
    return row === undefined ? undefined : eventOf(row)
  }

  /** What the event said is in the books. */
  async function finish({ id }: WebhookEvent): Promise<void> {
    await database
      .updateTable('webhook_events')
      .set({ next_try_at: null })
      .where('id', '=', id)
      .execute()
  }

  /** How many approvals of an order PayPal has reported: each event once. */
  async function countApprovals(payPalOrderId: string): Promise<number> {
    const { count } = await database
      .selectFrom('webhook_events')
      .select((is) => is.fn.countAll<number | string>().as('count'))
      .where('paypal_order_id', '=', payPalOrderId)
      .where('type', '=', 'CHECKOUT.ORDER.APPROVED')
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  return { keep, claim, finish, countApprovals }
}

function eventOf(row: Selectable<WebhookEventsTable>): DueEvent {
  return {
    id: row.id,
    type: row.type,
    payPalOrderId: row.paypal_order_id ?? undefined,
    captureId: row.capture_id ?? undefined,
    orderId: row.order_id ?? undefined,
    happenedAt: row.happened_at ?? undefined,
    news: row.news === null ? undefined : EventNewsSchema.parse(JSON.parse(row.news)),
    receivedAt: new Date(row.received_at),
    tries: row.tries,
  }
}
