import { randomUUID } from 'node:crypto'
import { PriceRowSchema, type PriceRow } from '@millrun/commerce/trade/price-row'
import { PostgresAdapter, sql, type Transaction } from 'kysely'
import { z } from 'zod/mini'
import type { OrderDatabase } from '../database/order-database.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { Refusal } from '../http/refusal.ts'

export interface PriceList {
  readonly name: string
  readonly rows: readonly PriceRow[]
  /** When it was set, and by whom. */
  readonly setAt: string
  readonly actor: string
}

const RowsSchema = z.array(z.unknown())

type Reader = Pick<OrderDatabase, 'selectFrom'>

/** The list of this name as it holds now; undefined where there is none. */
export async function findPriceList(
  database: Reader,
  name: string,
): Promise<PriceList | undefined> {
  const row = await database
    .selectFrom('price_lists')
    .selectAll()
    .where('name', '=', name)
    .orderBy('set_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return { ...row, rows: rowsIn(row.rows), setAt: row.set_at }
}

/** The same, for who names one that has to be there. Throws a `Refusal` where there is none. */
export async function namedPriceList(
  database: Reader,
  name: string,
  status: 404 | 422 = 422,
): Promise<PriceList> {
  const list = await findPriceList(database, name)
  if (list === undefined)
    throw new Refusal(status, `There is no price list "${name.slice(0, 60)}".`)
  return list
}

/** A row for a family that is sold no more says nothing; all others hold. */
function rowsIn(json: string): readonly PriceRow[] {
  return RowsSchema.parse(JSON.parse(json)).flatMap(
    (row) => PriceRowSchema.safeParse(row).data ?? [],
  )
}

/** Every list as it holds now, by name. */
export async function allPriceLists(database: Reader): Promise<readonly PriceList[]> {
  const names = await database
    .selectFrom('price_lists')
    .select('name')
    .distinct()
    .orderBy('name')
    .execute()
  const lists = await Promise.all(names.map(({ name }) => findPriceList(database, name)))
  return lists.flatMap((list) => list ?? [])
}

/** From now on the list of this name has these rows, and none of those it had. */
export async function setPriceList(
  transaction: Transaction<OrderTables>,
  { name, rows }: Pick<PriceList, 'name' | 'rows'>,
  { actor, at }: { readonly actor: string; readonly at: Date },
): Promise<void> {
  const before = await findPriceList(transaction, name)
  // The newest holds, even where the clock of the server that set the one before is ahead.
  const after = before === undefined ? 0 : Date.parse(before.setAt) + 1
  await transaction
    .insertInto('price_lists')
    .values({
      id: randomUUID(),
      name,
      rows: JSON.stringify(rows),
      set_at: new Date(Math.max(at.getTime(), after)).toISOString(),
      actor,
    })
    .execute()
}

/** Until the end of the transaction nobody else sets a list. SQLite has one writer at a time. */
export async function lockPriceLists(transaction: Transaction<OrderTables>): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`lock table price_lists in share row exclusive mode`.execute(transaction)
}
