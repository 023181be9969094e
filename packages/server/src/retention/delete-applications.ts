import type { OrderDatabase } from '../database/order-database.ts'
import { recordsDeletedBefore } from './retention-rule.ts'

/**
 * Deletes trade applications that were refused, with the file that came along, once nobody asks about them any more. One that
 * was approved, or is still to be decided, stays as long as its account.
 */
export async function deleteApplications(database: OrderDatabase, now: Date): Promise<void> {
  await database
    .deleteFrom('trade_applications')
    .where('status', '=', 'refused')
    .where('next_mail_at', 'is', null)
    .where('decided_at', '<', recordsDeletedBefore(now).toISOString())
    .execute()
}
