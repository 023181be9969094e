import { join } from 'node:path'
import { LANES } from '../../../in-lanes.ts'
import type { Cluster } from '../../cluster/open-cluster.ts'
import type { DatabaseSettings } from '../../on-each-database.ts'
import type { Chance } from '../chance.ts'
import { type ShopServer, shopServer } from '../shop-server.ts'
import type { ServerEnvironment, ShopServers } from '../shop-servers.ts'
import { type Blow, BLOWS } from './blows.ts'
import { type HandedMails, openHandedMails } from './handed-mails.ts'

interface ClusterShopOptions {
  readonly cluster: Cluster
  /** Where visitors come. */
  readonly origin: string
  readonly ports: readonly number[]
  readonly settings: DatabaseSettings
  readonly environment: ServerEnvironment
  readonly chance: Chance
  /** What is done to it, each when this share of the buyers has come. */
  readonly blows: readonly (readonly [share: number, blow: Blow])[]
}

const CLOCK_APART = join(import.meta.dirname, 'clock-apart.ts')
/** The clocks of the servers: right, ahead and behind. */
const CLOCKS_AHEAD_MS = [0, 90_000, -90_000] as const

/** A shop of several servers with clocks that are apart, behind a balancer and a cache. */
export async function openClusterShop(options: ClusterShopOptions): Promise<ShopServers> {
  const { cluster, origin, chance, settings, blows } = options
  const mails = await openHandedMails()
  const said: string[] = []
  const servers = serversOf(options, mails, (text) => void said.push(text))
  const [lines, faults] = [new Array<string>(), new Array<string>()]
  let [done, kills] = [0, 0]
  for (const server of servers) await server.start()

  async function killServer(): Promise<void> {
    const server = servers[chance.whole(0, servers.length - 1)]
    await server?.end('SIGKILL')
    kills += 1
    await server?.start()
  }

  const lostPrimaries = () => blows.slice(0, done).filter(([, blow]) => blow === 'primary').length

  async function hurt(share: number): Promise<void> {
    const [from, blow] = blows[done] ?? []
    if (from === undefined || blow === undefined || share < from) return killServer()
    const result = await BLOWS[blow]({ cluster, servers, killServer })
    lines.push(result.line)
    faults.push(...result.faults)
    done += 1
  }

  return {
    origin: () => origin,
    webhooks: `${origin}/webhooks/paypal`,
    hurt,
    isDone: () => done === blows.length,
    kills: () => kills,
    log: () => said.join(''),
    mails: () => mails.names(settings),
    report: () => ({
      lines: [...lines, `${mails.twice()} mails handed over twice under their one Message-ID`],
      faults: [...faults, ...mails.faults(LANES * (kills + lostPrimaries() * servers.length))],
    }),
    async close() {
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      await mails.close()
    },
  }
}

function serversOf(
  { ports, environment, origin }: ClusterShopOptions,
  { url }: HandedMails,
  hear: (text: string) => void,
): readonly ShopServer[] {
  return ports.map((port, index) =>
    shopServer({
      port,
      environment: {
        ...environment,
        PUBLIC_ORIGIN: origin,
        TRUST_PROXY: '1',
        SMTP_URL: url,
        CLOCK_AHEAD_MS: String(CLOCKS_AHEAD_MS[index % CLOCKS_AHEAD_MS.length]),
      },
      nodeArgs: ['--import', CLOCK_APART],
      hear,
    }),
  )
}
