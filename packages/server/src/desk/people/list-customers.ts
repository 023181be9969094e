import type { ListedCustomer } from '@millrun/commerce/desk/people/customers'
import { centsToAmount } from '@millrun/commerce/dollars'
import { CustomerInfoSchema } from '@millrun/commerce/functions'
import { sql } from 'kysely'
import type { OrderDatabase } from '../../database/order-database.ts'
import { SOLD } from '../../orders/order-status.ts'

/** Customers with what they have bought and given back, by their addresses and in their order. */
export async function listCustomers(
  database: OrderDatabase,
  addresses: readonly string[],
): Promise<readonly ListedCustomer[]> {
  if (addresses.length === 0) return []
  const bought = new Map((await boughtBy(database, addresses)).map((row) => [row.address, row]))
  const accounts = await database
    .selectFrom('accounts')
    .select('email')
    .where('email', 'in', addresses)
    .execute()
  const holders = new Set(accounts.map(({ email }) => email))
  return Promise.all(
    addresses.map(async (address) => ({
      address,
      ...(await newestOf(database, address)),
      orders: Number(bought.get(address)?.orders ?? 0),
      spent: centsToAmount(Number(bought.get(address)?.cents ?? 0)),
      refunded: centsToAmount(Number(bought.get(address)?.refunded ?? 0)),
      hasAccount: holders.has(address),
    })),
  )
}

const ADDRESS = sql<string>`lower(email)`

function boughtBy(database: OrderDatabase, addresses: readonly string[]) {
  return database
    .selectFrom('orders')
    .select((is) => [
      ADDRESS.as('address'),
      is.fn.countAll<number | string>().as('orders'),
      is.fn.sum<number | string>('total_cents').as('cents'),
      is.fn.sum<number | string>('refunded_cents').as('refunded'),
    ])
    .where(ADDRESS, 'in', addresses)
    .where('status', 'in', SOLD)
    .groupBy(ADDRESS)
    .execute()
}

/** Who somebody is and when they ordered last, by their newest order. */
async function newestOf(
  database: OrderDatabase,
  address: string,
): Promise<Pick<ListedCustomer, 'name' | 'lastOrderAt'>> {
  const row = await database
    .selectFrom('orders')
    .select(['customer', 'created_at'])
    .where(ADDRESS, '=', address)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return { name: '', lastOrderAt: null }
  const { firstName, lastName } = CustomerInfoSchema.parse(JSON.parse(row.customer))
  return { name: `${firstName} ${lastName}`.trim(), lastOrderAt: row.created_at }
}
