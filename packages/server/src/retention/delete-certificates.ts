import { sql } from 'kysely'
import { EXEMPTION_STATUSES, type ExemptionStatus } from '@millrun/commerce/tax/exemption'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { certificateDeletedBefore } from './retention-rule.ts'

const BATCH = 20

/**
 * Deletes exemption certificates, with their files and history, that nothing has happened to and nobody has bought with
 * since. What an order has frozen of one stays with the order.
 */
export async function deleteCertificates(
  database: OrderDatabase,
  now: Date,
  stopped: AbortSignal,
): Promise<void> {
  for (const status of EXEMPTION_STATUSES) {
    const before = certificateDeletedBefore(status, now)
    if (before === undefined) continue
    for (let count = BATCH; count === BATCH && !stopped.aborted;) {
      count = await deleteBatch(database, status, before.toISOString())
    }
  }
}

function deleteBatch(
  database: OrderDatabase,
  status: ExemptionStatus,
  before: string,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const old = await transaction
      .selectFrom('exemptions')
      .select('id')
      .where('status', '=', status)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('exemption_events')
              .select('step')
              .whereRef('exemption_id', '=', 'exemptions.id')
              .where('at', '>=', before),
          ),
        ),
      )
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('orders')
              .select('orders.id')
              .where('orders.created_at', '>=', before)
              .where(
                'orders.exemption',
                'like',
                sql<string>`'%"code":"' || exemptions.code || '"%'`,
              ),
          ),
        ),
      )
      .limit(BATCH)
      .execute()
    const ids = old.map(({ id }) => id)
    if (ids.length === 0) return 0
    await transaction.deleteFrom('exemption_mails').where('exemption_id', 'in', ids).execute()
    await transaction.deleteFrom('exemption_events').where('exemption_id', 'in', ids).execute()
    await transaction.deleteFrom('exemptions').where('id', 'in', ids).execute()
    return ids.length
  })
}
