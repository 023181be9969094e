import type { Transaction } from 'kysely'
import { applicationLabel } from '../customers/application-label.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { type Actor, keepAction } from '../desk/staff-actions.ts'
import { namedPriceList } from './price-lists.ts'
import { grantPriceList, tradeAccountOf } from './trade-accounts.ts'

/** What everybody pays, as the list of what was done calls it. */
const EVERYBODYS = "everybody's prices"

/**
 * Has the account of an application buy by this list from now on, or at everybody's prices, and writes down who did it.
 * Throws a `Refusal` for a list that is not there.
 */
export async function changePriceList(
  transaction: Transaction<OrderTables>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  priceList: string | undefined,
  { actor, at }: { readonly actor: Actor; readonly at: Date },
): Promise<void> {
  if (priceList !== undefined) await namedPriceList(transaction, priceList)
  const before = (await tradeAccountOf(transaction, accountId))?.priceList
  if (before === priceList) return
  await grantPriceList(transaction, { accountId, priceList }, { actor: actor.email, at })
  await keepAction(transaction, {
    actor,
    at,
    deed: priceList === undefined ? 'price list taken back' : 'price list granted',
    subject: applicationLabel(id),
    before: { prices: before ?? EVERYBODYS },
    after: { prices: priceList ?? EVERYBODYS },
  })
}
