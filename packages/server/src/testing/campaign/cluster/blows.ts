import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from '../../cluster/open-cluster.ts'
import type { ShopServer } from '../shop-server.ts'

/** What is done to a cluster besides the deaths of its servers. */
export type Blow = 'primary' | 'upgrade' | 'etcd'

/** What it does to a cluster; lines that tell of it, and what was wrong. */
export interface BlowResult {
  readonly line: string
  readonly faults: readonly string[]
}

interface Target {
  readonly cluster: Cluster
  readonly servers: readonly ShopServer[]
  /** Kills a server and waits until it is there again. */
  readonly killServer: () => Promise<void>
}

/** Longer than the primary holds its place without being heard. */
const ETCD_AWAY_MS = 30_000

export const BLOWS: Readonly<Record<Blow, (target: Target) => Promise<BlowResult>>> = {
  primary: killPrimary,
  upgrade: renewServers,
  etcd: loseEtcd,
}

/** PostgreSQL and its Patroni are gone at once, and a server of the shop with them; somebody starts them again later. */
async function killPrimary({ cluster: { databases }, killServer }: Target): Promise<BlowResult> {
  const old = await databases.primary()
  await old.kill()
  const start = performance.now()
  const server = killServer()
  const { part } = await databases.primary()
  const seconds = (performance.now() - start) / 1000
  await server
  await old.part.start()
  await databases.whole()
  const line = `${old.part.name} killed as the primary: ${part.name} after ${seconds.toFixed(1)} s`
  return { line, faults: [] }
}

/** As an upgrade does: one server after the other ends in good order, and another one takes its place. */
async function renewServers({ servers }: Target): Promise<BlowResult> {
  const faults: string[] = []
  for (const server of servers) {
    const code = await server.end('SIGTERM')
    if (code !== 0) faults.push(`the server on port ${server.port} ended with ${code}`)
    await server.start()
  }
  return { line: `${servers.length} servers renewed one after the other`, faults }
}

/** All members of etcd are gone for longer than the primary's place holds. */
async function loseEtcd({ cluster: { databases, etcd } }: Target): Promise<BlowResult> {
  const before = await databases.primary()
  await Promise.all(etcd.map((member) => member.end('SIGKILL')))
  await wait(ETCD_AWAY_MS)
  const [during] = await databases.primariesNow()
  for (const member of etcd) await member.start()
  await databases.whole()
  const isSame = during?.part.name === before.part.name
  return {
    line: `etcd away for ${ETCD_AWAY_MS / 1000} s: ${during?.part.name ?? 'nobody'} was the primary`,
    faults: isSame ? [] : ['the primary did not outlive the loss of etcd'],
  }
}
