import { sql } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import { type Figure, secondsSince } from './figure.ts'

interface Queue {
  readonly table: string
  /** The column that has a time while there is something to do. */
  readonly due: string
  /** Since when a row waits. */
  readonly since: string
  /** Of which rows, when not of all. */
  readonly status?: string
}

/** Everything that the back office works off, by the name that its figures have. */
const QUEUES: Readonly<Record<string, Queue>> = {
  'order mails': { table: 'mails', due: 'next_try_at', since: 'created_at' },
  'certificate mails': { table: 'exemption_mails', due: 'next_try_at', since: 'created_at' },
  'account mails': { table: 'account_mails', due: 'next_try_at', since: 'created_at' },
  'trade mails': {
    table: 'trade_applications',
    due: 'next_mail_at',
    since: 'coalesce(decided_at, applied_at)',
  },
  'quote mails': { table: 'quote_versions', due: 'next_mail_at', since: 'made_at' },
  events: { table: 'webhook_events', due: 'next_try_at', since: 'received_at' },
  'refunds asked': {
    table: 'refunds',
    due: 'next_check_at',
    since: 'created_at',
    status: 'asked',
  },
  'refunds pending': {
    table: 'refunds',
    due: 'next_check_at',
    since: 'created_at',
    status: 'pending',
  },
}

interface Waiting {
  readonly queue: string
  readonly count: number
  readonly since: string | null
}

/** How much waits in each queue of the back office, and how long the first of it does. */
export async function readQueues(database: OrderDatabase, now: Date): Promise<readonly Figure[]> {
  const questions = Object.entries(QUEUES).map(([queue, { table, due, since, status }]) => {
    // The comparison with '' keeps the search to the rows that have a time at all.
    const of = status === undefined ? sql`` : sql`and status = ${status}`
    return sql`
      select ${sql.lit(queue)} as queue, count(*) as count, min(${sql.raw(since)}) as since
      from ${sql.table(table)} where ${sql.ref(due)} > '' ${of}`
  })
  const { rows } = await sql<Waiting>`${sql.join(questions, sql` union all `)}`.execute(database)
  return rows.flatMap(({ queue, count, since }) => [
    {
      name: 'millrun_waiting',
      help: 'What the back office has to do yet: mails, events of PayPal, refunds without an end.',
      labels: { queue },
      value: count,
    },
    {
      name: 'millrun_oldest_waiting_seconds',
      help: 'How long the first of it waits.',
      labels: { queue },
      value: secondsSince(since, now),
    },
  ])
}
