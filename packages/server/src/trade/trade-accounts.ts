import { type TermDays, TermDaysSchema } from '@millrun/commerce/terms/term-days'
import type { Transaction } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import type { OrderTables } from '../database/order-tables.ts'

/** What an account may owe at once, and in how many days it pays each order. */
export interface Terms {
  readonly limitCents: number
  readonly days: TermDays
}

/** What the shop has granted to an account. */
export interface TradeAccount {
  readonly accountId: string
  /** By which list it buys; undefined for everybody's prices. */
  readonly priceList: string | undefined
  /** Undefined where it pays at once. */
  readonly terms: Terms | undefined
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
  return row && { accountId, priceList: row.price_list ?? undefined, terms: termsOf(row) }
}

/** The terms in a row of what was granted; undefined where none are. */
export function termsOf(row: {
  readonly terms_limit_cents: number | null
  readonly terms_days: number | null
}): Terms | undefined {
  const { terms_limit_cents: limitCents, terms_days: days } = row
  if (limitCents === null || days === null) return undefined
  return { limitCents, days: TermDaysSchema.parse(days) }
}

/** Has an account order on terms from now on, or pay at once. */
export async function grantTerms(
  transaction: Transaction<OrderTables>,
  { accountId, terms }: Pick<TradeAccount, 'accountId' | 'terms'>,
  { actor, at }: { readonly actor: string; readonly at: Date },
): Promise<void> {
  const granted = {
    terms_limit_cents: terms?.limitCents ?? null,
    terms_days: terms?.days ?? null,
    changed_at: at.toISOString(),
    actor,
  }
  await transaction
    .insertInto('trade_accounts')
    .values({ account_id: accountId, ...granted, price_list: null })
    .onConflict((known) => known.column('account_id').doUpdateSet(granted))
    .execute()
}

/** Has an account buy by a list from now on, or at everybody's prices. */
export async function grantPriceList(
  transaction: Transaction<OrderTables>,
  { accountId, priceList }: Pick<TradeAccount, 'accountId' | 'priceList'>,
  { actor, at }: { readonly actor: string; readonly at: Date },
): Promise<void> {
  const granted = { price_list: priceList ?? null, changed_at: at.toISOString(), actor }
  await transaction
    .insertInto('trade_accounts')
    .values({ account_id: accountId, ...granted, terms_limit_cents: null, terms_days: null })
    .onConflict((known) => known.column('account_id').doUpdateSet(granted))
    .execute()
}
