import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ClusterPart, clusterPart } from './cluster-part.ts'
import type { NextPort } from './cluster-plan.ts'
import { statusOf, until } from './until.ts'

/** A node of the database: PostgreSQL, and the Patroni that runs it. */
export interface DatabaseNode {
  readonly part: ClusterPart
  readonly postgres: number
  /** Where Patroni says what its node is. */
  readonly check: number
  /** Both are gone at once, as with their machine; nothing is told to anybody. */
  readonly kill: () => Promise<void>
}

export interface DatabaseNodes {
  readonly nodes: readonly DatabaseNode[]
  /** The nodes that say of themselves that they are the primary: one, or none. */
  readonly primariesNow: () => Promise<readonly DatabaseNode[]>
  /** The node that is the primary, once there is one. */
  readonly primary: () => Promise<DatabaseNode>
  /** Resolves when a primary is there, and all others follow it. */
  readonly whole: (stopping?: AbortSignal) => Promise<unknown>
}

interface NodesOptions {
  readonly folder: string
  /** The folder of PostgreSQL's programs. */
  readonly programs: string
  readonly etcdHosts: string
  readonly nextPort: NextPort
  /** Of the shop at the database, and of everything else in a cluster that is for trying. */
  readonly password: string
}

const HOST = '127.0.0.1'
const NAMES = ['database1', 'database2', 'database3'] as const

export async function databaseNodes(options: NodesOptions): Promise<DatabaseNodes> {
  const nodes: DatabaseNode[] = []
  for (const name of NAMES) nodes.push(await databaseNode(name, options))
  const saying = async (path: string) => {
    const asked = nodes.map(async (node) => [node, await statusOf(checkOf(node, path))] as const)
    return (await Promise.all(asked)).flatMap(([node, status]) => (status === 200 ? [node] : []))
  }
  const isWhole = async () => {
    const [primaries, followers] = [await saying('primary'), await saying('replica')]
    const isSafe = (await saying('sync')).length > 0
    return primaries.length === 1 && followers.length === nodes.length - 1 && isSafe
      ? primaries
      : undefined
  }
  return {
    nodes,
    primariesNow: () => saying('primary'),
    primary: () => until('a primary of the database', async () => (await saying('primary'))[0]),
    whole: (stopping) => until('three nodes of the database', isWhole, stopping),
  }
}

function checkOf({ check }: DatabaseNode, path: string): string {
  return `http://${HOST}:${check}/${path}`
}

async function databaseNode(
  name: string,
  { folder, programs, etcdHosts, nextPort, password }: NodesOptions,
): Promise<DatabaseNode> {
  const [postgres, check] = [await nextPort(), await nextPort()]
  const data = join(folder, name)
  const env = {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: etcdHosts,
    PATRONI_RESTAPI_LISTEN: `${HOST}:${check}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${HOST}:${check}`,
    PATRONI_RESTAPI_PASSWORD: password,
    PATRONI_POSTGRESQL_LISTEN: `${HOST}:${postgres}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${HOST}:${postgres}`,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_BIN_DIR: programs,
    PATRONI_POSTGRESQL_PGPASS: `${data}.pgpass`,
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_PASSWORD: password,
    POSTGRES_USER: 'postgres',
    SHOP_DATABASE_PASSWORD: password,
  }
  const part = clusterPart({ name, command: ['patroni', 'cluster/patroni.yml'], env, folder })
  async function kill(): Promise<void> {
    const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
    await part.end('SIGKILL')
    process.kill(Number(pid), 'SIGKILL')
  }
  return { part, postgres, check, kill }
}
