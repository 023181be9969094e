import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Chance } from './chance.ts'

const MAIN = join(import.meta.dirname, '../../main.ts')
const START_PATIENCE_MS = 180_000

/** The shop's servers, as processes that can be killed. */
export interface ShopServers {
  /** One of them; it may be dead just now. */
  readonly origin: () => string
  /** Kills one outright, at once, and starts it again. */
  readonly killOne: () => Promise<void>
  readonly kills: () => number
  /** Everything that they said. */
  readonly log: () => string
  readonly close: () => Promise<void>
}

interface ServersOptions {
  readonly ports: readonly number[]
  readonly environment: Readonly<Record<string, string>>
  readonly chance: Chance
}

export async function openServers(options: ServersOptions): Promise<ShopServers> {
  const { ports, environment, chance } = options
  const said: string[] = []
  const running = new Map<number, ChildProcess>()
  let kills = 0

  async function start(port: number): Promise<void> {
    const cache = { NODE_COMPILE_CACHE: join(environment['DATA_DIR'] ?? '', 'cache') }
    const env = { PATH: process.env['PATH'], ...cache, ...environment, PORT: String(port) }
    const server = spawn(process.execPath, [MAIN], { env, cwd: environment['DATA_DIR'] })
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (text: Buffer) => said.push(text.toString()))
    }
    running.set(port, server)
    if (await isReady(port, server)) return
    throw new Error(`The shop on port ${port} did not start: ${said.slice(-5).join('')}`)
  }

  async function end(port: number, signal: NodeJS.Signals): Promise<void> {
    const server = running.get(port)
    if (server === undefined || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  const anyPort = () => ports[chance.whole(0, ports.length - 1)] ?? 0
  for (const port of ports) await start(port)
  return {
    origin: () => `http://localhost:${anyPort()}`,
    async killOne() {
      const port = anyPort()
      await end(port, 'SIGKILL')
      kills += 1
      await start(port)
    },
    kills: () => kills,
    log: () => said.join(''),
    close: async () => void (await Promise.all(ports.map((port) => end(port, 'SIGTERM')))),
  }
}

async function isReady(port: number, server: ChildProcess): Promise<boolean> {
  const deadline = performance.now() + START_PATIENCE_MS
  while (performance.now() < deadline && server.exitCode === null) {
    const answered = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) return true
    await wait(50)
  }
  return false
}
