import { sql, type Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { acceptingOrders, ordersThatAccept } from './quote-state.ts'
import { newestVersions } from './quote-store.ts'

/** What a customer asked for by themselves: what follows was written by the shop. */
const IS_OWN = sql`version = 1 and exists (
  select id from quotes where quotes.id = quote_id and account_id is not null
)`
/** Nothing of whom a quote was for; who of the shop has written it stays. */
const NOBODYS = {
  client: '',
  email: '',
  job_name: '',
  note: '',
  next_mail_at: null,
  actor: sql<string>`case when ${IS_OWN} then '' else actor end`,
}

interface Customer {
  readonly accountId: string
  readonly email: string
}

/**
 * Deletes the quotes that an account has made or that are for its address. Of one that was accepted the lines and prices
 * stay, as those of its order do, and of an older version that was for that address as well.
 */
export async function forgetQuotes(
  database: OrderDatabase,
  { accountId, email }: Customer,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const theirs = await newestVersions(transaction)
      .where((is) =>
        is.or([is('account_id', '=', accountId), is(sql`lower(version.email)`, '=', email)]),
      )
      .execute()
    const ids = theirs.map(({ quote_id: id }) => id)
    await deleteUnaccepted(transaction, ids)
    await transaction
      .updateTable('quote_versions')
      .set(NOBODYS)
      .where((is) =>
        is.or([
          is(sql`lower(email)`, '=', email),
          ...(ids.length === 0 ? [] : [is('quote_id', 'in', ids)]),
        ]),
      )
      .execute()
    await transaction
      .updateTable('quotes')
      .set({ account_id: null })
      .where('account_id', '=', accountId)
      .execute()
  })
}

/** Takes the client out of the quote that an order accepted, as the buyer is taken out of the order. */
export async function forgetClientOf(
  transaction: Transaction<OrderTables>,
  orderId: string,
): Promise<void> {
  const accepted = await ordersThatAccept(transaction)
    .select('quote_id')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (accepted === undefined) return
  await transaction
    .updateTable('quote_versions')
    .set(NOBODYS)
    .where('quote_id', '=', accepted.quote_id)
    .execute()
}

/** Deletes those of these quotes, with all that they have said, that no order accepts. */
export async function deleteUnaccepted(
  transaction: Transaction<OrderTables>,
  quoteIds: readonly string[],
): Promise<void> {
  const accepted = await acceptingOrders(transaction, quoteIds)
  const ids = quoteIds.filter((id) => !accepted.has(id))
  if (ids.length === 0) return
  await transaction.deleteFrom('quote_versions').where('quote_id', 'in', ids).execute()
  await transaction.deleteFrom('quotes').where('id', 'in', ids).execute()
}
