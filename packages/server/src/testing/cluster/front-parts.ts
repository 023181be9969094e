import { join } from 'node:path'
import { type ClusterPart, clusterPart } from './cluster-part.ts'
import type { ClusterPlan } from './cluster-plan.ts'
import type { DatabaseNode } from './database-nodes.ts'

export interface FrontParts {
  readonly haproxy: ClusterPart
  readonly nginx: ClusterPart
  /** Where HAProxy leads to the primary. */
  readonly database: string
}

const HOST = '127.0.0.1'

/** What stands before databases and servers: HAProxy, and nginx as the cache before that. */
export async function frontParts(
  { folder, nextPort, front, servers }: ClusterPlan,
  nodes: readonly Pick<DatabaseNode, 'postgres' | 'check'>[],
): Promise<FrontParts> {
  const [database, shop] = [`${HOST}:${await nextPort()}`, `${HOST}:${await nextPort()}`]
  const databases = nodes.flatMap(({ postgres, check }, index) => [
    [`DATABASE_${index + 1}`, `${HOST}:${postgres}`],
    [`DATABASE_${index + 1}_CHECK`, String(check)],
  ])
  const shops = servers.map((port, index) => [`SHOP_${index + 1}`, `${HOST}:${port}`])
  const balanced = {
    DATABASE_LISTEN: database,
    SHOP_LISTEN: shop,
    ...Object.fromEntries([...databases, ...shops]),
  }
  const cached = {
    CACHE_FOLDER: join(folder, 'cache'),
    CACHE_LISTEN: `${HOST}:${front}`,
    CACHE_SHOP: shop,
  }
  const settings = 'cluster/haproxy.cfg'
  return {
    haproxy: clusterPart({
      name: 'haproxy',
      command: ['haproxy', '-db', '-f', settings],
      env: balanced,
      folder,
    }),
    nginx: clusterPart({
      name: 'nginx',
      command: ['sh', 'cluster/start-cache.sh'],
      env: cached,
      folder,
    }),
    database,
  }
}
