import { inTransaction } from '../database/in-transaction.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { ordersThatAccept } from '../quotes/quote-state.ts'
import { deleteUnaccepted } from '../quotes/forget-quotes.ts'
import { quotesDeletedBefore } from './retention-rule.ts'

const BATCH = 100

/** Deletes quotes that nobody has accepted, once their prices are long over; what was accepted stays with its order. */
export async function deleteQuotes(
  database: OrderDatabase,
  now: Date,
  stopped: AbortSignal,
): Promise<void> {
  for (let count = BATCH; count === BATCH && !stopped.aborted;) {
    count = await deleteBatch(database, quotesDeletedBefore(now))
  }
}

function deleteBatch(database: OrderDatabase, before: string): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const old = await transaction
      .selectFrom('quotes')
      .select('id')
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('quote_versions')
              .select('quote_versions.id')
              .whereRef('quote_id', '=', 'quotes.id')
              .where('until', '>=', before),
          ),
        ),
      )
      .where((is) =>
        is.not(
          is.exists(
            ordersThatAccept(transaction)
              .select('orders.id')
              .whereRef('quote_id', '=', is.ref('quotes.id')),
          ),
        ),
      )
      .limit(BATCH)
      .execute()
    await deleteUnaccepted(
      transaction,
      old.map(({ id }) => id),
    )
    return old.length
  })
}
