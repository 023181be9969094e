import type { ShownCustomer } from '@millrun/commerce/desk/people/customers'
import { sql } from 'kysely'
import type { OrderDatabase } from '../../database/order-database.ts'
import { toldTerms } from '../../trade/told-terms.ts'
import { termsOf } from '../../trade/trade-accounts.ts'
import { listOrders } from '../orders/list-orders.ts'
import { accountLabel } from './account-label.ts'
import { listCustomers } from './list-customers.ts'

const MOST_ORDERS = 50
const MOST_NOTES = 50

/** Everything about a customer by their address; undefined when nobody has ordered with it or has an account. */
export async function showCustomer(
  database: OrderDatabase,
  address: string,
): Promise<ShownCustomer | undefined> {
  const [listed] = await listCustomers(database, [address])
  const account = await accountOf(database, address)
  const newest = await ordersOf(database, address)
  if (listed === undefined || (newest.length === 0 && account === null)) return undefined
  const certificates = await database
    .selectFrom('exemptions')
    .select('code')
    .where('email', '=', address)
    .orderBy('created_at', 'desc')
    .execute()
  return {
    ...listed,
    account,
    certificates: certificates.map(({ code }) => code),
    newestOrders: [...(await listOrders(database, newest))],
    count: await countOf(database, address),
    notes: await notesOf(database, address),
  }
}

async function accountOf(
  database: OrderDatabase,
  address: string,
): Promise<ShownCustomer['account']> {
  const row = await database
    .selectFrom('accounts')
    .leftJoin('trade_accounts', 'account_id', 'id')
    .select(['id', 'created_at', 'last_sign_in_at', 'staff_role', 'price_list'])
    .select(['terms_limit_cents', 'terms_days'])
    .where('email', '=', address)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    label: accountLabel(row.id),
    createdAt: row.created_at,
    lastSignInAt: row.last_sign_in_at,
    isStaff: row.staff_role !== null,
    priceList: row.price_list,
    terms: toldTerms(termsOf(row)),
  }
}

async function ordersOf(database: OrderDatabase, address: string): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('orders')
    .select('id')
    .where(sql`lower(email)`, '=', address)
    .orderBy('created_at', 'desc')
    .limit(MOST_ORDERS)
    .execute()
  return rows.map(({ id }) => id)
}

async function countOf(database: OrderDatabase, address: string): Promise<number> {
  const { count } = await database
    .selectFrom('orders')
    .select((is) => is.fn.countAll<number | string>().as('count'))
    .where(sql`lower(email)`, '=', address)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function notesOf(database: OrderDatabase, address: string): Promise<ShownCustomer['notes']> {
  const rows = await database
    .selectFrom('notes')
    .innerJoin('orders', 'orders.id', 'notes.order_id')
    .select(['order_number', 'at', 'author', 'text'])
    .where(sql`lower(email)`, '=', address)
    .orderBy('at', 'desc')
    .limit(MOST_NOTES)
    .execute()
  return rows.map(({ order_number: orderNumber, ...note }) => ({ orderNumber, ...note }))
}
