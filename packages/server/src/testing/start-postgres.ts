import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import * as installed from '../../../../scripts/test/find-program.ts'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

export interface Postgres {
  /** Where it is, for its superuser. */
  readonly url: string
  /** A new, empty database of this server. */
  readonly newDatabase: () => Promise<string>
  /** Ends it as a power cut would. */
  readonly halt: () => Promise<void>
  /** Starts it again after it was halted. */
  readonly resume: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Where PostgreSQL's programs are on this machine, or undefined. */
export async function findPostgres(): Promise<string | undefined> {
  return installed.findPostgres()
}

/** Starts a PostgreSQL server of the tests' own and of one superuser, on this machine's loopback alone. */
export async function startPostgres(
  programs: string,
  owner = 'shop',
  more: readonly string[] = [],
  place = tmpdir(),
): Promise<Postgres> {
  const folder = await mkdtemp(join(place, 'millrun-postgres-'))
  const asOwner = await ownerOf(folder)
  const port = await freePort()
  const data = join(folder, 'data')
  await asOwner(join(programs, 'initdb'), ['-D', data, '-U', owner, '-A', 'trust', '--no-sync'])
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    ...more,
  ]
  const words = settings.map((setting) => `-c ${setting}`).join(' ')
  const control = join(programs, 'pg_ctl')
  const resume = async () => {
    await asOwner(control, ['-D', data, '-l', join(folder, 'log'), '-o', words, '-w', 'start'])
  }
  const halt = async () => {
    await asOwner(control, ['-D', data, '-m', 'immediate', '-w', 'stop'])
  }
  await resume()
  const url = `postgres://${owner}@127.0.0.1:${port}/postgres`
  return {
    url,
    halt,
    resume,
    newDatabase: () => createDatabase(url),
    async stop() {
      await halt()
      await rm(folder, { recursive: true })
    },
  }
}

/** A new database of a server: an empty one, or a copy of another that nobody is using. */
export async function createDatabase(server: string, copied = 'template1'): Promise<string> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  await tell(server, `create database ${name} template ${copied}`)
  return new URL(`/${name}`, server).href
}

/** Takes a database away, whoever may still be in it. */
export async function dropDatabase(databaseUrl: string): Promise<void> {
  const server = new URL('/postgres', databaseUrl).href
  await tell(server, `drop database ${nameOf(databaseUrl)} with (force)`)
}

/** The name of a database within its server. */
export function nameOf(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1)
}

async function tell(server: string, command: string): Promise<void> {
  const client = new Client(server)
  await client.connect()
  await client.query(command)
  await client.end()
}

/** Runs a program, in a folder of its own. */
export type RunAsOwner = (
  program: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
) => Promise<string>

/** PostgreSQL does not run as root: then the folder is given to somebody else, who runs it. */
export async function ownerOf(folder: string): Promise<RunAsOwner> {
  const runHere: RunAsOwner = async (program, args, env = process.env) =>
    (await run(program, args, { cwd: folder, env })).stdout
  if (process.getuid?.() !== 0) return runHere
  const user = await firstUser(['postgres', 'nobody'])
  await chown(folder, await idOf(user, '-u'), await idOf(user, '-g'))
  return (program, args, env) => runHere('runuser', ['-u', user, '--', program, ...args], env)
}

async function firstUser(names: readonly string[]): Promise<string> {
  for (const name of names) {
    const isKnown = await run('id', [name]).then(
      () => true,
      () => false,
    )
    if (isKnown) return name
  }
  throw new Error(`PostgreSQL needs one of the users ${names.join(', ')} to run as.`)
}

async function idOf(user: string, which: '-u' | '-g'): Promise<number> {
  return Number((await run('id', [which, user])).stdout)
}
