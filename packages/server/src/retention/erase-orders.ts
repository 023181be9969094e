import { NOBODY } from '@millrun/commerce/customer'
import { CustomerInfoSchema } from '@millrun/commerce/functions'
import { sql } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { DAY_MS } from '../time-spans.ts'
import { forgetBuyer } from './forget-buyers.ts'

const BATCH = 100
/** A buyer may return goods and tell of damage for a while (`RETURN_DAYS`); what is on its way takes some more. */
const DONE_DAYS = 30

/**
 * Asks that the buyer of all orders of an address be forgotten: at once where an order is done with, else when it is.
 * What tax law asks for stays: what was sold, for how much, in which state, with which tax.
 */
export async function eraseOrders(
  database: OrderDatabase,
  email: string,
  now: Date,
): Promise<{ readonly forgotten: number; readonly underWay: number }> {
  const { numUpdatedRows } = await database
    .updateTable('orders')
    .set({ erase_asked_at: now.toISOString() })
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirstOrThrow()
  const forgotten = await forgetErased(database, now, email)
  return { forgotten, underWay: Number(numUpdatedRows) - forgotten }
}

/** Forgets those that were asked for and are done with by now, of one address or of all; gives how many they were. */
export async function forgetErased(
  database: OrderDatabase,
  now: Date,
  email?: string,
): Promise<number> {
  const doneBefore = new Date(now.getTime() - DONE_DAYS * DAY_MS).toISOString()
  let forgotten = 0
  for (let count = BATCH; count === BATCH; forgotten += count) {
    count = await inTransaction(database, async (transaction) => {
      const done = await transaction
        .selectFrom('orders')
        .select(['orders.id', 'exemption', 'customer'])
        .where('erase_asked_at', 'is not', null)
        .where('email', '<>', '')
        .$if(email !== undefined, (query) => query.where(sql`lower(email)`, '=', email ?? ''))
        // PayPal is still to be asked about the others.
        .where('next_check_at', 'is', null)
        .where((is) =>
          is.or([
            is('status', 'in', ['created', 'declined', 'refunded', 'credited']),
            is.and([is('status', '=', 'paid'), is('shipped_at', '<', doneBefore)]),
          ]),
        )
        // Somebody has to answer about what comes back.
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('returns')
                .select('returns.id')
                .whereRef('order_id', '=', 'orders.id')
                .where('returns.status', 'in', ['asked', 'approved', 'due']),
            ),
          ),
        )
        .limit(BATCH)
        .execute()
      for (const { id, exemption, customer } of done) {
        const { state } = CustomerInfoSchema.parse(JSON.parse(customer))
        await forgetBuyer(transaction, { id, exemption, customer: { ...NOBODY, state }, now })
      }
      return done.length
    })
  }
  return forgotten
}
