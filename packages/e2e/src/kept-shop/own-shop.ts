import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
export const DIST = path.join(ROOT, 'packages/storefront/dist')

export interface OwnShop {
  readonly origin: string
  readonly close: () => Promise<void>
}

interface ShopSettings {
  readonly port: number
  readonly dataDir: string
  /** The build that it shows; the newest without it. */
  readonly build?: string
  readonly variables?: Readonly<Record<string, string>>
}

/** A server of the shop beside the one of all journeys, for those that end it and begin another at its address. */
export async function openOwnShop({
  port,
  dataDir,
  build = DIST,
  variables,
}: ShopSettings): Promise<OwnShop> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...variables }
  const server = spawn(process.execPath, ['packages/server/src/main.ts', build], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  while (server.exitCode === null && !(await isOpen(origin))) await wait(100)
  return {
    origin,
    async close() {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}

function isOpen(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
