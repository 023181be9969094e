import type { Transaction } from 'kysely'
import { applicationLabel } from '../customers/application-label.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { type Actor, keepAction } from '../desk/staff-actions.ts'
import { toldTerms } from './told-terms.ts'
import { grantTerms, type Terms, tradeAccountOf } from './trade-accounts.ts'

/**
 * Has the account of an application order on terms from now on, or pay at once, and writes down who did it. What is owed
 * stays owed.
 */
export async function changeTerms(
  transaction: Transaction<OrderTables>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  terms: Terms | undefined,
  { actor, at }: { readonly actor: Actor; readonly at: Date },
): Promise<void> {
  const before = (await tradeAccountOf(transaction, accountId))?.terms
  if (before?.limitCents === terms?.limitCents && before?.days === terms?.days) return
  await grantTerms(transaction, { accountId, terms }, { actor: actor.email, at })
  await keepAction(transaction, {
    actor,
    at,
    deed: terms === undefined ? 'terms taken back' : 'terms granted',
    subject: applicationLabel(id),
    before: { terms: toldTerms(before) },
    after: { terms: toldTerms(terms) },
  })
}
