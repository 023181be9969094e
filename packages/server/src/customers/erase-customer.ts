import { formatDollars } from '@millrun/commerce/dollars'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { Refusal } from '../http/refusal.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { forgetQuotes } from '../quotes/forget-quotes.ts'
import { eraseOrders } from '../retention/erase-orders.ts'
import { owedBy } from '../terms/owed-by.ts'
import type { SignInRecords } from './account-api.ts'

/** Whose data is meant: an address, and the account that it has. */
export interface KnownCustomer {
  readonly email: string
  readonly accountId: string
}

/**
 * Erases what a customer keeps, their applications, their quotes and their account; orders under way wait until they are
 * done. Throws a `Refusal` while something is owed.
 */
export async function eraseCustomer(
  { database, now }: OrderBooks,
  { accountId, email }: KnownCustomer,
  erase: SignInRecords['erase'],
): Promise<{ readonly forgotten: number; readonly underWay: number }> {
  await endTrade(database, accountId)
  await database.deleteFrom('kept_addresses').where('account_id', '=', accountId).execute()
  await database.deleteFrom('kept_work').where('account_id', '=', accountId).execute()
  await database.deleteFrom('pricing_tickets').where('account_id', '=', accountId).execute()
  await forgetQuotes(database, { accountId, email })
  await database.deleteFrom('bounces').where('address', '=', email).execute()
  const orders = await eraseOrders(database, email, now())
  // At last: until then whoever was interrupted can ask again.
  await erase(accountId)
  return orders
}

/** What was granted goes with the applications, and at once: nobody orders on terms in between. */
function endTrade(database: OrderDatabase, accountId: string): Promise<void> {
  return inTransaction(database, async (transaction) => {
    for (const table of ['trade_applications', 'trade_accounts'] as const) {
      await transaction.deleteFrom(table).where('account_id', '=', accountId).execute()
    }
    const cents = await owedBy(transaction, accountId)
    if (cents === 0) return
    const owed = `${formatDollars(cents)} of orders on terms are not paid yet`
    throw new Refusal(409, `${owed}. Please pay them first; then the account can be erased.`)
  })
}
