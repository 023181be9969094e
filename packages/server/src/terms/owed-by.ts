import { sql } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'

/** What an account owes with all of its orders, in cents. */
export async function owedBy(
  database: Pick<OrderDatabase, 'selectFrom'>,
  accountId: string,
): Promise<number> {
  const { owed } = await database
    .selectFrom('orders')
    .select(sql<number | string | null>`sum(total_cents - refunded_cents)`.as('owed'))
    .where('terms_account_id', '=', accountId)
    .where('status', '=', 'on_terms')
    .executeTakeFirstOrThrow()
  return Number(owed ?? 0)
}
