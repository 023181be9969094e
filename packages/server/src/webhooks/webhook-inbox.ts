import type { OrderDatabase } from '../orders/order-database.ts'
import type { WebhookEvent } from './webhook-event.ts'

const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 60 * 60_000

/** An event that is to be looked into now. */
export interface DueEvent extends WebhookEvent {
  /** This time counted. */
  readonly tries: number
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
    const due = await database
      .selectFrom('webhook_events')
      .selectAll()
      .where('next_try_at', '<=', now().toISOString())
      .orderBy('next_try_at')
      .limit(1)
      .executeTakeFirst()
    if (due === undefined) return undefined
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(due.tries, 20), LONGEST_PAUSE_MS)
    const { numUpdatedRows } = await database
      .updateTable('webhook_events')
      .set({
        tries: due.tries + 1,
        next_try_at: new Date(now().getTime() + pauseMs).toISOString(),
      })
      .where('id', '=', due.id)
      .where('next_try_at', '=', due.next_try_at)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) return claim()
    return {
      id: due.id,
      type: due.type,
      payPalOrderId: due.paypal_order_id ?? undefined,
      captureId: due.capture_id ?? undefined,
      orderId: due.order_id ?? undefined,
      tries: due.tries + 1,
    }
  }

  /** What the event said is in the books. */
  async function finish({ id }: WebhookEvent): Promise<void> {
    await database
      .updateTable('webhook_events')
      .set({ next_try_at: null })
      .where('id', '=', id)
      .execute()
  }

  return { keep, claim, finish }
}
