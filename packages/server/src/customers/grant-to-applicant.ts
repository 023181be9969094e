import { formatDollars } from '@millrun/commerce/dollars'
import { PostgresAdapter, type Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import type { OrderTables } from '../database/order-tables.ts'
import type { Actor } from '../desk/staff-actions.ts'
import { Refusal } from '../http/refusal.ts'
import { changePriceList } from '../trade/change-price-list.ts'
import { changeTerms } from '../trade/change-terms.ts'
import type { Terms } from '../trade/trade-accounts.ts'
import { type Applicant, findApplication } from './trade-store.ts'

/** Who grants, and when. */
interface Hand {
  readonly actor: Actor
  readonly at: Date
}

/**
 * Has the account of an approved application buy by a list, or at everybody's prices. Throws a `Refusal` for any other
 * application, and for a list that is not there.
 */
export function grantToApplicant(
  database: OrderDatabase,
  { id, priceList }: { readonly id: string; readonly priceList: string | undefined },
  hand: Hand,
): Promise<Applicant> {
  return inTransaction(database, async (transaction) => {
    const applicant = await approved(transaction, id, 'buys by a price list')
    await changePriceList(transaction, applicant, priceList, hand)
    return { ...applicant, priceList }
  })
}

/**
 * Has the account of an approved application order on terms, or pay at once. Throws a `Refusal` for any other
 * application.
 */
export function grantTermsTo(
  database: OrderDatabase,
  { id, terms }: { readonly id: string; readonly terms: Terms | undefined },
  hand: Hand,
): Promise<Applicant> {
  return inTransaction(database, async (transaction) => {
    const applicant = await approved(transaction, id, 'orders on terms')
    await changeTerms(transaction, applicant, terms, hand)
    return { ...applicant, terms }
  })
}

/** By which list an applicant buys, in a sentence. */
export function buysBy({ email, priceList }: Applicant): string {
  return priceList === undefined
    ? `${email} pays everybody's prices from now on.`
    : `${email} buys by "${priceList}" from now on.`
}

/** How an applicant pays, in a sentence. */
export function paysHow({ email, terms }: Applicant): string {
  return terms === undefined
    ? `${email} pays each order at once from now on; what is owed stays owed.`
    : `${email} may owe up to ${formatDollars(terms.limitCents)} and pays each order within ${terms.days} days.`
}

async function approved(
  transaction: Transaction<OrderTables>,
  id: string,
  what: string,
): Promise<Applicant> {
  await lockApplication(transaction, id)
  const applicant = await findApplication(transaction, id)
  if (applicant === undefined) throw new Refusal(404, 'There is no such application.')
  const { businessName, status } = applicant.application
  if (status === 'approved') return applicant
  const rule = `only the account of an approved one ${what}`
  throw new Refusal(409, `The application of ${businessName} is ${status}: ${rule}.`)
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
