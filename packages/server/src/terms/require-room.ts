import { overLimit } from '@millrun/commerce/terms/over-limit'
import type { Transaction } from 'kysely'
import type { OrderTables } from '../database/order-tables.ts'
import { Refusal } from '../http/refusal.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { termsOf } from '../trade/trade-accounts.ts'
import { owedBy } from './owed-by.ts'

/** Why somebody cannot order on terms who was not granted any, or not any more. */
export const NO_TERMS = 'This account has no payment terms; please pay this order now.'

/**
 * Throws a `Refusal` where an order on terms that is being entered is more than its account may still owe. Others of the
 * account wait for the end of the transaction, so that two at once cannot both use the last of it.
 */
export async function requireRoom(
  transaction: Transaction<OrderTables>,
  { terms_account_id: accountId, total_cents: totalCents }: OrderRow,
): Promise<void> {
  if (accountId === null) return
  const account = await transaction
    .updateTable('trade_accounts')
    .set((is) => ({ account_id: is.ref('account_id') }))
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
  const terms = account && termsOf(account)
  if (terms === undefined) throw new Refusal(403, NO_TERMS)
  const owedCents = (await owedBy(transaction, accountId)) - totalCents
  const refusal = overLimit({ limitCents: terms.limitCents, owedCents, totalCents })
  if (refusal !== undefined) throw new Refusal(409, refusal)
}
