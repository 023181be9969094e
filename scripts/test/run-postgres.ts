import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

const READY = 'ready to accept connections'

/** A PostgreSQL of its own for one test run, in a temporary folder. */
export interface Postgres {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts a new, empty PostgreSQL from the programs in a folder. Throws when it does not start. */
export async function runPostgres(programs: string): Promise<Postgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'millrun-postgres-'))
  const user = unprivilegedUser()
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const settings = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']
  execFileSync(path.join(programs, 'initdb'), [...settings, '--no-sync'], {
    ...user,
    stdio: 'pipe',
  })
  const port = await freePort()
  const args = ['-D', folder, '-p', String(port), '-h', '127.0.0.1', '-k', '']
  const server = spawn(path.join(programs, 'postgres'), args, {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await untilReady(server.stderr)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT')
      await once(server, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

/** PostgreSQL refuses to run as root; its package brings a user for it. */
function unprivilegedUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  return { uid: postgresId('-u'), gid: postgresId('-g') }
}

function postgresId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

async function untilReady(log: NodeJS.ReadableStream): Promise<void> {
  const lines: string[] = []
  for await (const line of createInterface({ input: log })) {
    if (line.includes(READY)) {
      log.resume()
      return
    }
    lines.push(line)
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)
}
