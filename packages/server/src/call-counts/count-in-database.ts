import { Kysely, sql } from 'kysely'
import type { OrderTables } from '../database/order-tables.ts'
import { postgres } from '../database/postgres.ts'
import type { Counted } from './count-call.ts'
import { countTogether, type Together } from './count-together.ts'

/** Whoever calls does not wait for longer to be counted. */
const PATIENCE_MS = 1000
/** Of so many statements one deletes the counts that are over. */
const STATEMENTS_TO_A_TIDYING = 500

interface CountsInDatabase {
  readonly count: (key: string, spanMs: number) => Promise<Counted>
  readonly close: () => Promise<void>
}

/** Counts calls for all servers of a PostgreSQL database, by its clock. Throws a `DatabaseFault` when it is away. */
export function countInDatabase(databaseUrl: string): CountsInDatabase {
  const limits = {
    // Its own, so that to count a call never waits for somebody's order.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  }
  const database = new Kysely<Counts>({ dialect: postgres(databaseUrl, limits) })
  let statements = 0

  async function countAll(asked: ReadonlyMap<string, Together>) {
    statements += 1
    if (statements % STATEMENTS_TO_A_TIDYING === 0) await deleteOver(database)
    return add(database, asked)
  }

  return { count: countTogether(countAll), close: () => database.destroy() }
}

type Counts = Pick<OrderTables, 'call_counts'>

/** Servers that count the same callers take them in the same order, so that none waits for one who waits for it. */
async function add(
  database: Kysely<Counts>,
  asked: ReadonlyMap<string, Together>,
): Promise<ReadonlyMap<string, Counted>> {
  const values = [...asked].map(([id, { calls, spanMs }]) => ({
    id,
    calls,
    ends_at: sql<Date>`now() + ${spanMs} * interval '1 millisecond'`,
  }))
  const isOver = sql`call_counts.ends_at <= now()`
  const rows = await database
    .insertInto('call_counts')
    .values(values.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        calls: sql`case when ${isOver} then 0 else call_counts.calls end + excluded.calls`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else call_counts.ends_at end`,
      }),
    )
    .returning(['id', 'calls'])
    .returning(sql<number>`extract(epoch from ends_at - now())::float8 * 1000`.as('leftMs'))
    .execute()
  return new Map(rows.map(({ id, ...counted }) => [id, counted]))
}

async function deleteOver(database: Kysely<Counts>): Promise<void> {
  await database
    .deleteFrom('call_counts')
    .where('ends_at', '<', sql<Date>`now()`)
    .execute()
}
