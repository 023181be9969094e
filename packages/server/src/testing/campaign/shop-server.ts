import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const MAIN = join(import.meta.dirname, '../../main.ts')
const STOP_WITH_PARENT = join(import.meta.dirname, '../../../../../scripts/stop-with-parent.mjs')
const START_PATIENCE_MS = 180_000
const PAUSE_MS = 50

/** A server of the shop, as a process that can be killed. */
export interface ShopServer {
  readonly port: number
  readonly pid: () => number | undefined
  /** Resolves when it can take orders. */
  readonly start: () => Promise<void>
  /** Resolves with the exit code, null when it was killed; undefined when it did not run. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null | undefined>
}

interface ServerOptions {
  readonly port: number
  readonly environment: Readonly<Record<string, string>>
  /** What Node is told besides. */
  readonly nodeArgs?: readonly string[]
  readonly hear: (text: string) => void
}

/** One that ends at its start is started again, as its supervisor would: the database may be away. */
export function shopServer({ port, environment, nodeArgs = [], hear }: ServerOptions): ShopServer {
  let server: ChildProcess | undefined
  let last = ''

  function run(): ChildProcess {
    const dataDir = environment['DATA_DIR'] ?? ''
    const cache = { NODE_COMPILE_CACHE: join(dataDir, 'cache') }
    const env = { PATH: process.env['PATH'], ...cache, ...environment, PORT: String(port) }
    const args = ['--import', STOP_WITH_PARENT, ...nodeArgs, MAIN]
    const started = spawn(process.execPath, args, { env, cwd: dataDir })
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (text: Buffer) => hear((last = text.toString())))
    }
    return started
  }

  async function start(): Promise<void> {
    const deadline = performance.now() + START_PATIENCE_MS
    while (performance.now() < deadline) {
      if (server === undefined || hasEnded(server)) server = run()
      if (await isReady(port)) return
      await wait(PAUSE_MS)
    }
    throw new Error(`The shop on port ${port} did not start: ${last}`)
  }

  async function end(signal: NodeJS.Signals): Promise<number | null | undefined> {
    if (server === undefined || hasEnded(server)) return undefined
    const ended = once(server, 'exit')
    server.kill(signal)
    const [code] = await ended
    return typeof code === 'number' ? code : null
  }

  return { port, pid: () => server?.pid, start, end }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
