import { PostgresAdapter, sql, type Expression, type Kysely, type RawBuilder } from 'kysely'

/** Which table is worked off, in the order of which column of times. */
interface Queue {
  readonly table: string
  readonly due: string
  /** Of which statuses; of all when undefined. */
  readonly statuses?: readonly string[]
  /** What has a smaller number here comes first. */
  readonly first?: string
}

interface DueTimes {
  readonly now: Date
  /** No row is ever put off for longer. */
  readonly longestPauseMs: number
}

/** Clocks of servers that work together may differ by so much. */
const CLOCKS_APART_MS = 10 * 60_000

/**
 * The id of the row that is to be worked on next, for the condition of the one statement that takes
 * it. A row that somebody else is taking just now is passed over. A time further away than any pause
 * was written by a clock that was wrong: such a row is due as well.
 */
export function nextDue<DB>(
  database: Kysely<DB>,
  { table, due, statuses, first }: Queue,
  { now, longestPauseMs }: DueTimes,
): RawBuilder<string> {
  const at = sql.ref(due)
  const latest = isoTime(now.getTime() + longestPauseMs + CLOCKS_APART_MS)
  // The comparison with '' keeps the search to the rows that have a time at all.
  return sql<string>`(
    select id from ${sql.table(table)}
    where ${at} > '' and (${at} <= ${now.toISOString()} or ${at} > ${latest})
    ${statuses === undefined ? sql`` : sql`and status in (${sql.join(statuses)})`}
    order by ${first === undefined ? sql`` : sql`${sql.ref(first)}, `}${at} limit 1 ${skipLocked(database)}
  )`
}

/**
 * Ends a search for one row to take: rows that somebody else is taking are passed over. SQLite has one
 * writer at a time, and its statements pass nobody over.
 */
export function skipLocked<DB>(database: Kysely<DB>): RawBuilder<unknown> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
  return isPostgres ? sql`for update skip locked` : sql``
}

/** Each pause twice as long as the one before it; the last one is for all that follow. */
export function doublingPauses(firstMs: number, longestMs: number): readonly number[] {
  return firstMs >= longestMs ? [longestMs] : [firstMs, ...doublingPauses(firstMs * 2, longestMs)]
}

/** When a row comes again, by how often it came before: worked out by the database as it takes it. */
export function timeAfter(
  now: Date,
  timesBefore: Expression<number>,
  pausesMs: readonly number[],
): RawBuilder<string> {
  const times = pausesMs.map((pauseMs) => isoTime(now.getTime() + pauseMs))
  const cases = times.map((time, count) => sql`when ${sql.lit(count)} then ${time}`)
  return sql<string>`case ${timesBefore} ${sql.join(cases, sql` `)} else ${times.at(-1)} end`
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString()
}
