import { mailNames } from './read-books.ts'
import type { Chance } from './chance.ts'
import { shopServer } from './shop-server.ts'

/** The shop as the campaign finds it: reached, hurt, and read. */
export interface ShopServers {
  /** Where a call goes; who is there may be dead just now. */
  readonly origin: () => string
  /** Where PayPal reports to. */
  readonly webhooks: string
  /** Does something bad to it. `share` is how far the campaign is: 1 when as many buyers came as were planned. */
  readonly hurt: (share: number) => Promise<void>
  /** Whether everything was done to it that is to be done. */
  readonly isDone: () => boolean
  readonly kills: () => number
  /** Everything that its servers said. */
  readonly log: () => string
  /** The names of all mails that it has sent, each once. */
  readonly mails: () => Promise<readonly string[]>
  /** What else is to be told about it, and what was wrong. */
  readonly report: () => ShopReport
  readonly close: () => Promise<void>
}

export interface ShopReport {
  readonly lines: readonly string[]
  readonly faults: readonly string[]
}

/** The variables that each server of a campaign has. */
export type ServerEnvironment = Readonly<Record<string, string>>

/** Servers on these ports, of which one after the other is killed outright and started again. */
export async function openServers(
  ports: readonly number[],
  environment: ServerEnvironment,
  chance: Chance,
): Promise<ShopServers> {
  const said: string[] = []
  const hear = (text: string) => void said.push(text)
  const servers = ports.map((port) => shopServer({ port, environment, hear }))
  const any = () => servers[chance.whole(0, servers.length - 1)]
  let kills = 0
  for (const server of servers) await server.start()
  return {
    origin: () => `http://localhost:${any()?.port}`,
    webhooks: `http://localhost:${ports[0]}/webhooks/paypal`,
    async hurt() {
      const server = any()
      await server?.end('SIGKILL')
      kills += 1
      await server?.start()
    },
    isDone: () => true,
    kills: () => kills,
    log: () => said.join(''),
    mails: () => mailNames(environment['DATA_DIR'] ?? ''),
    report: () => ({ lines: [], faults: [] }),
    close: async () => void (await Promise.all(servers.map((server) => server.end('SIGTERM')))),
  }
}
