import type { OrderBooks } from '../orders/order-books.ts'
import { forgetQuotes } from '../quotes/forget-quotes.ts'
import { eraseOrders } from '../retention/erase-orders.ts'
import type { SignInRecords } from './account-api.ts'

/** Whose data is meant: an address, and the account that it has. */
export interface KnownCustomer {
  readonly email: string
  readonly accountId: string
}

/** Erases what a customer keeps, their applications, their quotes and their account; orders under way wait until they are done. */
export async function eraseCustomer(
  { database, now }: OrderBooks,
  { accountId, email }: KnownCustomer,
  erase: SignInRecords['erase'],
): Promise<{ readonly forgotten: number; readonly underWay: number }> {
  await database.deleteFrom('kept_addresses').where('account_id', '=', accountId).execute()
  await database.deleteFrom('kept_work').where('account_id', '=', accountId).execute()
  await database.deleteFrom('trade_applications').where('account_id', '=', accountId).execute()
  await database.deleteFrom('pricing_tickets').where('account_id', '=', accountId).execute()
  await database.deleteFrom('trade_accounts').where('account_id', '=', accountId).execute()
  await forgetQuotes(database, { accountId, email })
  await database.deleteFrom('bounces').where('address', '=', email).execute()
  const orders = await eraseOrders(database, email, now())
  // At last: until then whoever was interrupted can ask again.
  await erase(accountId)
  return orders
}
