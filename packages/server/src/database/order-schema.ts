import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'

/** The changes of the tables, by names that sort in the order of their numbers. */
export type Migrations = Readonly<Record<string, Migration>>

/**
 * The oldest program that can work with the tables as this one makes them, by the newest change that
 * it knows. It stays the same as long as changes only add.
 */
const OLDEST_PROGRAM = '0005-refunds'
/** From this change on the database says which programs may work with it. */
const FIRST_MARKED = '0007-schema-mark'

/** The tables and the program do not go together; its message says what to do. */
class SchemaFault extends Error {
  override readonly name = 'SchemaFault'
}

/**
 * Makes the changes that are missing, all of them or none. Tables of a newer program are left as they
 * are where they say that this one may work with them.
 */
export async function bringUpToDate<DB>(
  database: Kysely<DB>,
  migrations: Migrations,
): Promise<void> {
  if (await isNewerSchema(database, migrations)) return
  const provider = { getMigrations: async () => marked(migrations) }
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest()
  // A newer program may have been faster.
  if (error === undefined || (await isNewerSchema(database, migrations))) return
  throw new Error('The order tables could not be brought up to date.', { cause: error })
}

/** Throws a sentence when the tables are not there, or not those that this program works with. */
export async function requireUpToDate<DB>(
  database: Kysely<DB>,
  migrations: Migrations,
): Promise<void> {
  if (await isNewerSchema(database, migrations)) return
  const made = await madeChanges(database)
  if (made.length === 0) {
    throw new SchemaFault('There are no orders in this database: the shop was never started on it.')
  }
  if (made.length < Object.keys(migrations).length) {
    throw new SchemaFault(
      'The order database is older than this program: start the shop once (npm start), which brings it up to date.',
    )
  }
}

/** Whether a newer program made these tables, and this one may work with them all the same. */
async function isNewerSchema<DB>(database: Kysely<DB>, migrations: Migrations): Promise<boolean> {
  const made = await madeChanges(database)
  const known = Object.keys(migrations).toSorted()
  const newest = made.findLast((name) => !known.includes(name))
  if (newest === undefined) return false
  const oldestProgram = await readOldestProgram(database)
  const isComplete = known.every((name) => made.includes(name))
  const own = known.at(-1) ?? ''
  if (isComplete && oldestProgram !== undefined && oldestProgram <= own) return true
  throw new SchemaFault(
    `A newer shop has changed the order database (${newest}), and this program (${own}) is too old for it: start the newer one.`,
  )
}

async function madeChanges<DB>(database: Kysely<DB>): Promise<readonly string[]> {
  if (!(await hasTable(database, 'kysely_migration'))) return []
  const made = sql<{ name: string }>`select name from kysely_migration`
  return (await made.execute(database)).rows.map(({ name }) => name).toSorted()
}

async function readOldestProgram<DB>(database: Kysely<DB>): Promise<string | undefined> {
  if (!(await hasTable(database, 'schema_mark'))) return undefined
  const mark = sql<{ oldest: string }>`select oldest_program as oldest from schema_mark`
  return (await mark.execute(database)).rows[0]?.oldest
}

async function hasTable<DB>(database: Kysely<DB>, table: string): Promise<boolean> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  return tables.some(({ name }) => name === table)
}

/** Each change with the mark that it leaves, in the same transaction. */
function marked(migrations: Migrations): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      {
        async up(database: Kysely<unknown>): Promise<void> {
          await migration.up(database)
          if (name >= FIRST_MARKED) await writeMark(database, name)
        },
      },
    ]),
  )
}

async function writeMark(database: Kysely<unknown>, version: string): Promise<void> {
  await sql`
    insert into schema_mark (id, version, oldest_program) values (1, ${version}, ${OLDEST_PROGRAM})
    on conflict (id) do update set
      version = excluded.version, oldest_program = excluded.oldest_program
  `.execute(database)
}
