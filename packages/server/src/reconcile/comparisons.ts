import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import type { ComparisonsTable } from '../database/order-tables.ts'
import { type Actor, keepAction } from '../desk/staff-actions.ts'
import { DAY_MS } from '../time-spans.ts'

/** An order is compared on so many nights: what PayPal changes later it reports. */
const NIGHTS = 7

/** A time at which the orders of some days are held against PayPal's record. */
export interface Comparing {
  readonly id: string
  readonly from: string
  readonly before: string
  readonly startedAt: string
}

/** What a comparison has found so far. */
export interface FoundDifferences {
  readonly askedBy: string | null
  readonly startedAt: string
  /** Null while it goes on. */
  readonly endedAt: string | null
  readonly compared: number
  readonly differences: readonly { readonly orderNumber: string; readonly difference: string }[]
}

/** Begins the comparison of a night, once for all servers. */
export async function beginNight(database: OrderDatabase, night: Date): Promise<void> {
  await insert(database, { id: night.toISOString(), askedBy: null, at: night })
}

/** Begins a comparison of the last week's orders, because somebody asks for it. */
export async function askForComparison(
  database: OrderDatabase,
  actor: Actor,
  at: Date,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await insert(transaction, { id: randomUUID(), askedBy: actor.email, at })
    await keepAction(transaction, {
      actor,
      at,
      deed: 'compared with PayPal',
      subject: 'the last week',
    })
  })
}

interface NewComparison {
  readonly id: string
  readonly askedBy: string | null
  readonly at: Date
}

async function insert(
  database: Pick<OrderDatabase, 'insertInto'>,
  { id, askedBy, at }: NewComparison,
): Promise<void> {
  await database
    .insertInto('comparisons')
    .values({
      id,
      asked_by: askedBy,
      from_at: new Date(at.getTime() - NIGHTS * DAY_MS).toISOString(),
      before_at: at.toISOString(),
      started_at: at.toISOString(),
      ended_at: null,
      compared: 0,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** The comparisons that have orders left, oldest first. */
export async function openComparisons(database: OrderDatabase): Promise<readonly Comparing[]> {
  const rows = await database
    .selectFrom('comparisons')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('started_at')
    .execute()
  return rows.map(({ id, from_at: from, before_at: before, started_at: startedAt }) => ({
    id,
    from,
    before,
    startedAt,
  }))
}

/** Counts an order as compared, with the difference where there is one. */
export async function keepCompared(
  database: OrderDatabase,
  { id }: Comparing,
  orderNumber: string,
  difference: string | undefined,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction
      .updateTable('comparisons')
      .set((is) => ({ compared: is('compared', '+', 1) }))
      .where('id', '=', id)
      .execute()
    if (difference === undefined) return
    await transaction
      .insertInto('comparison_differences')
      .values({ comparison_id: id, order_number: orderNumber, difference })
      .onConflict((conflict) => conflict.columns(['comparison_id', 'order_number']).doNothing())
      .execute()
  })
}

export async function endComparison(
  database: OrderDatabase,
  { id }: Comparing,
  at: Date,
): Promise<void> {
  await database
    .updateTable('comparisons')
    .set({ ended_at: at.toISOString() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** What the latest comparison has found: of a night, or one that somebody asked for. Null where none was. */
export async function latestComparison(
  database: OrderDatabase,
  kind: 'night' | 'asked',
): Promise<FoundDifferences | null> {
  const row = await database
    .selectFrom('comparisons')
    .selectAll()
    .where('asked_by', kind === 'night' ? 'is' : 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : withDifferences(database, row)
}

async function withDifferences(
  database: OrderDatabase,
  row: Selectable<ComparisonsTable>,
): Promise<FoundDifferences> {
  const differences = await database
    .selectFrom('comparison_differences')
    .select(['order_number', 'difference'])
    .where('comparison_id', '=', row.id)
    .orderBy('order_number')
    .execute()
  return {
    askedBy: row.asked_by,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    compared: row.compared,
    differences: differences.map(({ order_number: orderNumber, difference }) => ({
      orderNumber,
      difference,
    })),
  }
}
