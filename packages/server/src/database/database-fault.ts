import Sqlite from 'better-sqlite3'
import { bulletin } from '../bulletin.ts'

export const DATABASE_TROUBLES = ['away', 'full', 'lost'] as const

/** Why a database does not do its work, when it is not the fault of what was asked. */
export type DatabaseTrouble = (typeof DATABASE_TROUBLES)[number]

/** Tells of each fault. */
export const databaseTroubles = bulletin<DatabaseTrouble>()

const SAID: Readonly<Record<DatabaseTrouble, string>> = {
  away: 'The database does not answer.',
  full: 'The disk of the database is full.',
  lost: 'Others are changing the same at once.',
}

/** The database cannot do its work just now; the same question may be answered in a moment. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault'
  readonly trouble: DatabaseTrouble

  constructor(trouble: DatabaseTrouble, options?: ErrorOptions) {
    super(SAID[trouble], options)
    this.trouble = trouble
    databaseTroubles.tell(trouble)
  }
}

/** Does what a driver is asked for; where the database is in trouble, a `DatabaseFault` is thrown. */
export async function namingFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw nameFault(error)
  }
}

/** The same error, or the trouble that it tells of. */
export function nameFault(error: unknown): unknown {
  const trouble = error instanceof DatabaseFault ? undefined : troubleOf(error)
  return trouble === undefined ? error : new DatabaseFault(trouble, { cause: error })
}

/**
 * PostgreSQL's classes and codes: no connection, no right to connect or no such database any more, a
 * transaction that was taken back, too little of something, an operator who stops it; and
 * a server that only reads, as one does that is no longer, or not yet, the first.
 */
const AWAY_AT_POSTGRES = /^(?:08|28|3D|40|53|57P|58)|^(?:25006|57014)$/
const FULL_AT_POSTGRES = '53100'
/** A transaction lost against another one: it could not be put before or after it, or each waited for the other. */
const LOST_AT_POSTGRES = new Set(['40001', '40P01'])
/** Node's codes of a connection that cannot be made, or breaks. */
const NO_CONNECTION =
  /^E(?:CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|HOSTDOWN|NETDOWN|NOTFOUND|AI_AGAIN)$/
/** What pg says without a code. */
const BROKEN_AT_PG =
  /^(?:Connection terminated|Client (?:has|was)|timeout exceeded|Query read timeout)/
const AWAY_AT_SQLITE = /^SQLITE_(?:BUSY|LOCKED|READONLY|IOERR|CANTOPEN|PERM|AUTH|PROTOCOL|NOMEM)/

function troubleOf(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof Sqlite.SqliteError) return sqliteTrouble(code)
  if (code === FULL_AT_POSTGRES) return 'full'
  if (LOST_AT_POSTGRES.has(code)) return 'lost'
  const isAway =
    NO_CONNECTION.test(code) ||
    BROKEN_AT_PG.test(error.message) ||
    (code.length === 5 && AWAY_AT_POSTGRES.test(code))
  return isAway ? 'away' : undefined
}

function sqliteTrouble(code: string): DatabaseTrouble | undefined {
  if (code === 'SQLITE_FULL') return 'full'
  return AWAY_AT_SQLITE.test(code) ? 'away' : undefined
}
