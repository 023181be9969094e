import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createStandIn } from '@millrun/paypal-stand-in/app'
import { shopServer, type ShopServer } from '../campaign/shop-server.ts'
import { type Cluster, openCluster } from './open-cluster.ts'

const USAGE = `npm run cluster -- [--data FOLDER]   PORT=3000 is where it opens, and the next twenty ports are its own
`

const { values } = parseArgs({
  options: { data: { type: 'string' }, help: { type: 'boolean', default: false } },
})
if (values.help) process.stdout.write(USAGE)
else await run(Number(process.env['PORT'] || '3000'))

/** A shop on a cluster of this machine, until we are told to end. */
async function run(front: number): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopping.abort(new Error('The cluster is told to end.')))
  }
  const folder = resolve(values.data ?? (await mkdtemp(join(tmpdir(), 'millrun-cluster-'))))
  const origin = `http://localhost:${front}`
  const listener = { url: `${origin}/webhooks/paypal`, id: 'STANDINWEBHOOK' }
  const standIn = createStandIn({ listener })
  try {
    const payPal = await standIn.listen({ port: front + 1, host: 'localhost' })
    await openShop({ front, folder, origin, payPal }, stopping.signal)
  } catch (error) {
    if (!stopping.signal.aborted) throw error
  } finally {
    await standIn.close()
    if (values.data === undefined) await rm(folder, { recursive: true })
  }
}

interface Place {
  readonly front: number
  readonly folder: string
  readonly origin: string
  readonly payPal: string
}

async function openShop({ front, folder, origin, payPal }: Place, stopping: AbortSignal) {
  const ports = [front + 2, front + 3, front + 4] as const
  let next = front + 5
  const nextPort = async () => next++
  print('Three databases come up: half a minute …')
  await using cluster = await openCluster({ folder, nextPort, front, servers: ports, stopping })
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: cluster.databaseUrl,
    PUBLIC_ORIGIN: origin,
    PAYPAL_API_BASE: payPal,
    PAYPAL_SDK_BASE: payPal,
    TRUST_PROXY: '1',
  }
  const log = createWriteStream(join(folder, 'shop.log'), { flags: 'a' })
  const hear = (text: string) => void log.write(text)
  const servers = ports.map((port) => shopServer({ port, environment, hear }))
  try {
    for (const server of servers) await server.start()
    print(openingWords(cluster, servers))
    print(
      `The shop is open at ${origin}, with test payments. Its programs write their logs in ${folder}.`,
    )
    await new Promise((told) => stopping.addEventListener('abort', told))
  } finally {
    print('Everything ends …')
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
  }
}

/** Which program is which, so that one can be killed to see what happens. */
function openingWords({ parts }: Cluster, servers: readonly ShopServer[]): string {
  const programs = parts.map(([{ name, pid }, does]) => [name, pid(), does] as const)
  const ours = servers.map(({ port, pid }) => [`shop on ${port}`, pid(), 'a server'] as const)
  return [...programs, ...ours]
    .map(([name, pid, does]) => `${name.padEnd(14)} process ${String(pid).padEnd(8)} ${does}`)
    .join('\n')
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
