import { PostgresAdapter, sql } from 'kysely'
import type { OrderDatabase } from './order-database.ts'

/** So often a server compares its clock with that of the database. */
const COMPARE_MS = 60_000

/**
 * The time of the database, by which all servers on it go: what one puts off by a minute is not due for the others at
 * once because their clocks are ahead. With SQLite, which is on the same machine, it is the machine's.
 */
export async function databaseClock(
  database: OrderDatabase,
  own: () => Date = () => new Date(),
): Promise<() => Date> {
  if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return own
  let aheadMs = await ownAheadMs(database, own)
  let compareAt = performance.now() + COMPARE_MS

  async function compare(): Promise<void> {
    aheadMs = await ownAheadMs(database, own)
  }

  return () => {
    if (performance.now() > compareAt) {
      compareAt = performance.now() + COMPARE_MS
      // While the database is away the difference stays what it was.
      void compare().catch(() => undefined)
    }
    return new Date(own().getTime() - aheadMs)
  }
}

/** By how much the clock of this machine is ahead, taken in the middle of asking. */
async function ownAheadMs(database: OrderDatabase, own: () => Date): Promise<number> {
  const before = own().getTime()
  const asked = sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`
  const { rows } = await asked.execute(database)
  const [{ ms } = { ms: before }] = rows
  return Math.round((before + own().getTime()) / 2 - ms)
}
