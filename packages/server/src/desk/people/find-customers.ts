import type { CustomersQuery } from '@millrun/commerce/desk/people/customers'
import { sql } from 'kysely'
import { contains } from '../../database/contains.ts'
import type { OrderDatabase } from '../../database/order-database.ts'
import { findOrders } from '../orders/find-orders.ts'
import { searchTerms } from '../orders/search-terms.ts'

/** So many customers are shown at once. */
const PAGE = 50
/** So many orders, the newest, are looked through for the addresses of a search. */
const MOST_ORDERS = 1000

/** Addresses of customers in the order of the alphabet. */
export interface FoundAddresses {
  readonly addresses: readonly string[]
  /** After which address the next ones come; null at the end. */
  readonly next: string | null
  /** The search found more orders than were looked through. */
  readonly isCut: boolean
}

/** The addresses that have ordered or have an account: all, or those that a search finds, from `cursor` on. */
export async function findCustomers(
  database: OrderDatabase,
  { search, cursor }: CustomersQuery,
): Promise<FoundAddresses> {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) {
    const found = await addressesAfter(database, cursor)
    return { ...pageOf(found), isCut: false }
  }
  const isOfOrders = searchTerms(search) !== undefined
  const orders = isOfOrders ? await findOrders(database, { search }, { limit: MOST_ORDERS }) : []
  const ids = orders.map(({ orderId }) => orderId)
  const found = new Set([
    ...(await addressesOf(database, ids)),
    ...(await accountsWith(database, words)),
  ])
  const after = [...found].filter((address) => address > cursor).toSorted()
  return { ...pageOf(after), isCut: orders.length === MOST_ORDERS }
}

function pageOf(found: readonly string[]): Omit<FoundAddresses, 'isCut'> {
  const addresses = found.slice(0, PAGE)
  return { addresses, next: found.length > PAGE ? (addresses.at(-1) ?? null) : null }
}

/** As many as a page takes, and one more where there is one. */
async function addressesAfter(database: OrderDatabase, cursor: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly address: string }>`
    select address from (
      select * from (
        select lower(email) as address from orders where lower(email) > ${cursor}
        group by lower(email) order by lower(email) limit ${sql.lit(PAGE + 1)}
      ) as buyers
      union
      select * from (
        select email as address from accounts
        where email > ${cursor} and staff_role is null and confirmed_at is not null
        order by email limit ${sql.lit(PAGE + 1)}
      ) as holders
    ) as customers
    order by address limit ${sql.lit(PAGE + 1)}
  `.execute(database)
  return rows.map(({ address }) => address)
}

async function addressesOf(
  database: OrderDatabase,
  orderIds: readonly string[],
): Promise<readonly string[]> {
  if (orderIds.length === 0) return []
  const rows = await database
    .selectFrom('orders')
    .select(sql<string>`lower(email)`.as('address'))
    .distinct()
    .where('id', 'in', orderIds)
    .where('email', '<>', '')
    .execute()
  return rows.map(({ address }) => address)
}

async function accountsWith(
  database: OrderDatabase,
  words: readonly string[],
): Promise<readonly string[]> {
  let accounts = database
    .selectFrom('accounts')
    .select('email')
    .where('staff_role', 'is', null)
    .where('confirmed_at', 'is not', null)
    .limit(MOST_ORDERS)
  for (const word of words) {
    accounts = accounts.where(contains(sql<string>`email`, word))
  }
  return (await accounts.execute()).map(({ email }) => email)
}
