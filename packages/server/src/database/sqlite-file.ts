import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

const BUSY_TIMEOUT_MS = 10_000
/** A file that somebody else is writing is asked for again and again, while the shop goes on. */
const SHORT_BUSY_TIMEOUT_MS = 20
/** The orders of these days; older ones are seldom asked for. */
const CACHE_KB = 4000
/** Rights of a file with orders in it. */
export const OWNER_ONLY = 0o600
const STICKY = 0o1000

/** Where the orders are in a data folder. */
export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'orders.sqlite')
}

/** A file that survives a power cut: each commit is written through to the disk. */
export function openSqliteFile(dataDir: string): Sqlite.Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  keepFolderToOwner(dataDir)
  const path = sqlitePath(dataDir)
  keepFilesToOwner(path)
  const file = new Sqlite(path, { timeout: BUSY_TIMEOUT_MS })
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  // What is deleted, or a buyer who is forgotten, is not left in the free space of the file.
  file.pragma('secure_delete = ON')
  file.pragma(`cache_size = -${CACHE_KB}`)
  file.pragma(`busy_timeout = ${SHORT_BUSY_TIMEOUT_MS}`)
  return file
}

/** A folder of somebody else's, or one that all share, is not ours to close. */
function keepFolderToOwner(folder: string): void {
  const { uid, mode } = statSync(folder)
  if (uid === process.getuid?.() && (mode & STICKY) === 0) chmodSync(folder, 0o700)
}

/** SQLite gives the files beside it the rights of the first. */
function keepFilesToOwner(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file)) chmodSync(file, OWNER_ONLY)
  }
}
