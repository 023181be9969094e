import type { Transaction } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import type { OrderTables } from '../database/order-tables.ts'

/** What the shop has granted to an account. */
export interface TradeAccount {
  readonly accountId: string
  /** By which list it buys; undefined for everybody's prices. */
  readonly priceList: string | undefined
}

/** What an account was granted; undefined where nothing was. */
export async function tradeAccountOf(
  database: Pick<OrderDatabase, 'selectFrom'>,
  accountId: string,
): Promise<TradeAccount | undefined> {
  const row = await database
    .selectFrom('trade_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && { accountId, priceList: row.price_list ?? undefined }
}

/** Has an account buy by a list from now on, or at everybody's prices. */
export async function grantPriceList(
  transaction: Transaction<OrderTables>,
  { accountId, priceList }: TradeAccount,
  { actor, at }: { readonly actor: string; readonly at: Date },
): Promise<void> {
  const granted = { price_list: priceList ?? null, changed_at: at.toISOString(), actor }
  await transaction
    .insertInto('trade_accounts')
    .values({ account_id: accountId, ...granted, terms_limit_cents: null, terms_days: null })
    .onConflict((known) => known.column('account_id').doUpdateSet(granted))
    .execute()
}
