import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CommandFault } from '../office/command-fault.ts'

/** Runs one of PostgreSQL's programs, on a database or on files alone. */
export async function runPostgres(
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
