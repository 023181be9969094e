import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, open, rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { OWNER_ONLY } from '../database/sqlite-file.ts'
import { CommandFault } from '../commands/command-fault.ts'

/** Who restores need not own what the copy has a comment on, such as an extension. */
const AS_ANYBODY = ['--no-owner', '--no-privileges', '--no-comments']

/** Copies the orders while the shop goes on taking others. Gives how many they are. */
export async function backUpPostgres(databaseUrl: string, target: string): Promise<number> {
  const count = await ask(databaseUrl, countOrders)
  if (count === undefined) throw new CommandFault('There are no orders in this database.')
  const part = `${target}.part`
  await (await open(part, 'w', OWNER_ONLY)).close()
  await chmod(part, OWNER_ONLY)
  try {
    const how = ['--format=custom', ...AS_ANYBODY, `--file=${part}`]
    await runPostgres('pg_dump', how, databaseUrl)
    await rename(part, target)
    return count
  } finally {
    await rm(part, { force: true })
  }
}

/**
 * Puts a copy into the database. Orders that are there already are copied to a file beside it first,
 * when that was asked for. Gives how many orders were restored.
 */
export async function restorePostgres(
  databaseUrl: string,
  copy: string,
  isReplacing: boolean,
): Promise<number> {
  if (!existsSync(copy)) throw new CommandFault(`There is no file ${copy}.`)
  // Reads all of it, so that a damaged copy is known before anything is changed.
  await runPostgres('pg_restore', ['--file=/dev/null', copy])
  await ask(databaseUrl, (client) => makeRoom(client, { databaseUrl, copy, isReplacing }))
  const how = ['--single-transaction', '--exit-on-error', ...AS_ANYBODY]
  await runPostgres('pg_restore', [...how, copy], databaseUrl)
  return (await ask(databaseUrl, countOrders)) ?? 0
}

interface Restoring {
  readonly databaseUrl: string
  readonly copy: string
  readonly isReplacing: boolean
}

/** Those of an extension stay with it. */
const OWN_FUNCTIONS = `
  select string_agg(oid::regprocedure::text, ', ') as functions from pg_proc
  where pronamespace = current_schema()::regnamespace
  and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`

/** All tables go, with the functions that keep them in step: those of a newer shop would be in the way of the older ones in the copy. */
async function makeRoom(client: Client, restoring: Restoring): Promise<void> {
  const { databaseUrl, copy, isReplacing } = restoring
  await refuseCompany(client)
  const count = (await countOrders(client)) ?? 0
  if (count > 0 && !isReplacing) {
    throw new CommandFault(
      `There are ${count} orders in this database. To put them aside and restore, add --replace.`,
    )
  }
  const time = new Date().toISOString().replaceAll(':', '-')
  if (count > 0) await backUpPostgres(databaseUrl, `${copy}.replaced-${time}`)
  const { rows } = await client.query(
    `select string_agg(format('%I', tablename), ', ') as tables
     from pg_tables where schemaname = current_schema()`,
  )
  const tables: unknown = rows[0]?.tables
  if (typeof tables === 'string') await client.query(`drop table ${tables} cascade`)
  const functions: unknown = (await client.query(OWN_FUNCTIONS)).rows[0]?.functions
  if (typeof functions === 'string') await client.query(`drop function ${functions}`)
}

async function refuseCompany(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database()
     and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  if (rowCount === 0) return
  throw new CommandFault('Somebody else uses this database: stop the servers of the shop first.')
}

/** Undefined where the shop was never started. */
async function countOrders(client: Client): Promise<number | undefined> {
  const table = await client.query(`select to_regclass('orders') as name`)
  if (table.rows[0]?.name === null) return undefined
  return Number((await client.query('select count(*) as count from orders')).rows[0]?.count)
}

async function ask<T>(databaseUrl: string, question: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  return question(client).finally(() => client.end())
}

/** Runs one of PostgreSQL's programs, on a database or on files alone. */
async function runPostgres(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  databaseUrl?: string,
): Promise<void> {
  try {
    const { words, env } = databaseUrl === undefined ? NOWHERE : reach(databaseUrl)
    const options = { env: { ...process.env, ...env } }
    await promisify(execFile)(program, [...args, ...words], options)
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
      throw new CommandFault(
        `${program} was not found: install PostgreSQL's client programs (postgresql-client), of the server's version or newer.`,
        { cause },
      )
    }
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : ''
    throw new CommandFault(`${program} failed: ${said}`, { cause })
  }
}

const NOWHERE = { words: [], env: {} }

/** Other users of the machine see the words of a command, so the password is not among them. */
function reach(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return {
    words: [`--dbname=${url.href}`],
    env: password === '' ? {} : { PGPASSWORD: password },
  }
}
