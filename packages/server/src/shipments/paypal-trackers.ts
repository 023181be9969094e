import type { Bell } from '../database/bell/bell.ts'
import { doublingPauses, nextDue, timeAfter } from '../database/next-due.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { inLanes } from '../in-lanes.ts'
import { readOrder } from '../orders/find-order.ts'
import type { Till } from '../payments/till.ts'
import { PayPalError } from '../paypal/paypal-error.ts'
import { type Rounds, startRounds } from '../rounds.ts'
import { listShipments } from './list-shipments.ts'

const ROUND_MS = 5000
/** PayPal is left alone at first for so long, in the end for that long. */
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 6 * 60 * 60_000
const PAUSES_MS = doublingPauses(FIRST_PAUSE_MS, LONGEST_PAUSE_MS)
/** For days: a buyer may ask PayPal about a parcel for months. */
const MOST_TRIES = 40

/** A shipment that PayPal is to be told of now. */
interface DueShipment {
  readonly id: string
  readonly orderId: string
  readonly number: number
}

/**
 * Tells PayPal under which numbers orders travel, and goes on trying: that helps against buyers who say that nothing
 * came. No shipment waits for it.
 */
export function startTrackers(till: Till, bell: Bell): Rounds {
  const { database } = till.books
  return startRounds(
    (stopped) =>
      inLanes(
        () => claim(database, till.now()),
        (due) => tell(till, due),
        stopped,
      ),
    ROUND_MS,
    (error) => till.log.error({ err: error }, 'PayPal could not be told of shipments'),
    bell.callFor('shipments'),
  )
}

async function claim(database: OrderDatabase, at: Date): Promise<DueShipment | undefined> {
  const due = { now: at, longestPauseMs: LONGEST_PAUSE_MS }
  const row = await database
    .updateTable('shipments')
    .set((is) => ({
      tries: is('tries', '+', 1),
      next_try_at: is
        .case()
        .when('tries', '<', MOST_TRIES - 1)
        .then(timeAfter(at, is.ref('tries'), PAUSES_MS))
        .else(null)
        .end(),
    }))
    .where('id', '=', nextDue(database, { table: 'shipments', due: 'next_try_at' }, due))
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return undefined
  return { id: row.id, orderId: row.order_id, number: row.number }
}

async function tell(till: Till, due: DueShipment): Promise<void> {
  const order = await readOrder(till.books, due.orderId)
  const shipments = await listShipments(till.books.database, order)
  const shipment = shipments.find(({ number }) => number === due.number)
  const { orderNumber, payPalOrderId } = order
  if (shipment === undefined || payPalOrderId === undefined) return
  try {
    await till.payPal.addTracker(payPalOrderId, order, shipment)
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error
    const { issue, debugId } = error
    till.log.warn({ orderNumber, issue, debugId }, error.message)
    // What nobody knows the end of is tried again; a refusal stays one.
    if (error.failure === 'unknown') return
  }
  await till.books.database
    .updateTable('shipments')
    .set({ next_try_at: null })
    .where('id', '=', due.id)
    .execute()
}
