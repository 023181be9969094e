import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { shopServer, standInPrograms } from '../start/programs.ts'

/** A built shop with the stand-in for PayPal and a database of its own. */
export interface OpenShop {
  readonly origin: string
  readonly memoryMb: () => number
  readonly close: () => Promise<void>
}

/** Opens the shop on a port, without a limit on how often it is asked. */
export async function openShop(port: number): Promise<OpenShop> {
  const data = mkdtempSync(path.join(tmpdir(), 'millrun-bench-'))
  const server = shopServer({
    PORT: String(port),
    DATA_DIR: data,
    RATE_LIMIT_PER_MINUTE: '1000000',
  })
  const [shop, ...others] = [server, ...standInPrograms(port + 1, port)].map(({ args, env }) =>
    spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }),
  )
  const origin = `http://localhost:${port}`
  await untilReady(`${origin}/readyz`)
  return {
    origin,
    memoryMb: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(shop?.pid)])) / 1024,
    close: async () => {
      const programs = [shop, ...others].filter((program) => program !== undefined)
      for (const program of programs) program.kill('SIGTERM')
      await Promise.all(programs.map((program) => once(program, 'exit')))
      rmSync(data, { recursive: true })
    },
  }
}

/** How many seconds `npm start` takes until a built shop answers. */
export async function startSeconds(port: number): Promise<number> {
  const data = mkdtempSync(path.join(tmpdir(), 'millrun-bench-'))
  const env = { ...process.env, PORT: String(port), DATA_DIR: data }
  const start = performance.now()
  const npm = spawn('npm', ['start'], { env, stdio: 'ignore' })
  try {
    await untilReady(`http://localhost:${port}/readyz`)
    return (performance.now() - start) / 1000
  } finally {
    npm.kill('SIGTERM')
    await once(npm, 'exit')
    rmSync(data, { recursive: true })
  }
}

async function untilReady(address: string): Promise<void> {
  const deadline = performance.now() + 60_000
  while (performance.now() < deadline) {
    const isReady = await fetch(address).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await wait(20)
  }
  throw new Error(`${address} did not answer within a minute.`)
}
