import type { StaffRole } from '@millrun/commerce/desk/desk-api'
import type { ImportMode, ImportRow } from '@millrun/commerce/desk/import-request'
import type { Transaction } from 'kysely'
import type { OrderDatabase } from '../../database/order-database.ts'
import type { OrderTables } from '../../database/order-tables.ts'
import type { Outcome } from '../../outcome.ts'
import type { Actor } from '../staff-actions.ts'
import type { CsvColumns, CsvRow } from './read-csv.ts'

/** One kind of file: what it looks like, what it would change, and how that is done. */
export interface ImportReader {
  readonly roles: readonly StaffRole[]
  readonly columns: CsvColumns
  /** Adds to the rows what they are looked at with, so that who applies them is told what has changed since. */
  readonly prepare?: (database: OrderDatabase, file: LookedAt) => Promise<readonly CsvRow[]>
  /** What each row would change as things are now, with what is wrong with it; writes nothing. */
  readonly preview: (database: OrderDatabase, file: LookedAt) => Promise<readonly ImportRow[]>
  /** Writes all of it; what it has written is taken back where it says that it could not. */
  readonly apply: (transaction: Transaction<OrderTables>, applying: Applying) => Promise<Applied>
}

/** The rows of a file at some moment. */
export interface LookedAt {
  readonly rows: readonly CsvRow[]
  readonly mode: ImportMode
  readonly at: Date
}

export interface Applying extends LookedAt {
  readonly actor: Actor
}

/** How it ended, with the file of the same kind and mode that takes it back. */
export interface Applied extends Outcome {
  readonly reverse?: string
}
