import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import type { DatabaseSettings } from '../on-each-database.ts'

/** A shop of some servers, and a PayPal, in processes of their own, so that each can be measured. */
export interface Bench {
  readonly settings: DatabaseSettings
  /** Where its servers are. */
  readonly shops: readonly string[]
  readonly payPal: string
  /** Milliseconds of CPU that the servers have used. */
  readonly cpuMs: () => number
  readonly memoryMb: () => number
  readonly close: () => Promise<void>
}

const MAIN = join(import.meta.dirname, '../../main.ts')
const STAND_IN = join(import.meta.dirname, '../../../../paypal-stand-in/src/main.ts')
/** As npm start has it. */
const NURSERY = '--max-semi-space-size=4'
const TICK_MS = 10
const PATIENCE_MS = 60_000

export async function openBench(settings: DatabaseSettings, servers = 1): Promise<Bench> {
  const payPalPort = await freePort()
  const payPal = `http://localhost:${payPalPort}`
  const standIn = start(['--disable-warning=ExperimentalWarning', STAND_IN], {
    PORT: String(payPalPort),
    CONTROL: 'true',
  })
  await untilAnswers(`${payPal}/healthz`)
  const running: Running[] = []
  while (running.length < servers) running.push(await startServer(settings, payPal))
  return {
    settings,
    shops: running.map(({ origin }) => origin),
    payPal,
    cpuMs: () => sum(running.map(({ server }) => cpuMsOf(server.pid))),
    memoryMb: () => sum(running.map(({ server }) => memoryMbOf(server.pid))),
    async close() {
      for (const program of [...running.map(({ server }) => server), standIn]) {
        program.kill('SIGTERM')
        if (program.exitCode === null) await once(program, 'exit')
      }
    },
  }
}

interface Running {
  readonly origin: string
  readonly server: ReturnType<typeof start>
}

async function startServer(settings: DatabaseSettings, payPal: string): Promise<Running> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = start([NURSERY, MAIN], {
    MALLOC_ARENA_MAX: '2',
    PORT: String(port),
    DATA_DIR: settings.dataDir,
    ...(settings.databaseUrl !== undefined && { DATABASE_URL: settings.databaseUrl }),
    PAYPAL_API_BASE: payPal,
    PAYPAL_SDK_BASE: payPal,
    RATE_LIMIT_PER_MINUTE: '1000000',
  })
  await untilAnswers(`${origin}/readyz`)
  return { origin, server }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

function memoryMbOf(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024
}

function start(args: readonly string[], env: Readonly<Record<string, string>>) {
  return spawn(process.execPath, args, {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function untilAnswers(address: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (performance.now() < deadline) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(50)
  }
  throw new Error(`${address} did not answer within a minute.`)
}

/** What Linux counts for a process: the 14th and 15th word of its line, in hundredths of a second. */
function cpuMsOf(pid: number | undefined): number {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(words[11]) + Number(words[12])) * TICK_MS
}
