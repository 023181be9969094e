import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Pool } from 'pg'

/** How fast a database commits a small row, and what one commit costs this process. */
export interface CommitRate {
  readonly perSecond: number
  readonly cpuMs: number
}

const SECONDS = 3
/** As long as an order with one line. */
const ROW = 'x'.repeat(1200)
const CONNECTIONS = 10

/** SQLite with the shop's settings: each commit is written through to the disk. */
export function sqliteCommits(folder: string): CommitRate {
  const file = new Sqlite(join(folder, 'commits.sqlite'))
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.exec('create table rows (id integer primary key, row text)')
  const insert = file.prepare('insert into rows (row) values (?)')
  const start = performance.now()
  const before = process.cpuUsage()
  let commits = 0
  while (performance.now() - start < SECONDS * 1000) {
    insert.run(ROW)
    commits += 1
  }
  const rate = rateOf(commits, start, before)
  file.close()
  return rate
}

/** PostgreSQL through as many connections as the shop keeps. */
export async function postgresCommits(connectionString: string): Promise<CommitRate> {
  const pool = new Pool({ connectionString, max: CONNECTIONS })
  await pool.query('create table rows (id serial primary key, row text)')
  const start = performance.now()
  const before = process.cpuUsage()
  let commits = 0
  async function commitAll(): Promise<void> {
    while (performance.now() - start < SECONDS * 1000) {
      await pool.query('insert into rows (row) values ($1)', [ROW])
      commits += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, commitAll))
  const rate = rateOf(commits, start, before)
  await pool.end()
  return rate
}

function rateOf(commits: number, start: number, before: NodeJS.CpuUsage): CommitRate {
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(before)
  return { perSecond: commits / seconds, cpuMs: (user + system) / 1000 / commits }
}
