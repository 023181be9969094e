import { PostgresAdapter, type Transaction } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import type { OrderTables } from '../database/order-tables.ts'
import type { Actor } from '../desk/staff-actions.ts'
import { Refusal } from '../http/refusal.ts'
import { changePriceList } from '../trade/change-price-list.ts'
import { type Applicant, findApplication } from './trade-store.ts'

/**
 * Has the account of an approved application buy by a list, or at everybody's prices. Throws a `Refusal` for any other
 * application, and for a list that is not there.
 */
export function grantToApplicant(
  database: OrderDatabase,
  { id, priceList }: { readonly id: string; readonly priceList: string | undefined },
  hand: { readonly actor: Actor; readonly at: Date },
): Promise<Applicant> {
  return database.transaction().execute(async (transaction) => {
    await lockApplication(transaction, id)
    const applicant = await findApplication(transaction, id)
    if (applicant === undefined) throw new Refusal(404, 'There is no such application.')
    const { businessName, status } = applicant.application
    if (status !== 'approved') {
      const rule = 'only the account of an approved one buys by a price list'
      throw new Refusal(409, `The application of ${businessName} is ${status}: ${rule}.`)
    }
    await changePriceList(transaction, applicant, priceList, hand)
    return { ...applicant, priceList }
  })
}

/** By which list an applicant buys, in a sentence. */
export function buysBy({ email, priceList }: Applicant): string {
  return priceList === undefined
    ? `${email} pays everybody's prices from now on.`
    : `${email} buys by "${priceList}" from now on.`
}

/** Whoever erases the account waits, and takes what was granted with it. SQLite has one writer at a time. */
async function lockApplication(transaction: Transaction<OrderTables>, id: string): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return
  await transaction
    .selectFrom('trade_applications')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute()
}
