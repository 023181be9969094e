import { realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { findPostgres } from '../../../../../scripts/test/find-program.ts'
import { clusterFolder } from './cluster-folder.ts'
import type { ClusterPart } from './cluster-part.ts'
import type { ClusterPlan } from './cluster-plan.ts'
import { type DatabaseNodes, databaseNodes } from './database-nodes.ts'
import { etcdMembers } from './etcd-members.ts'
import { frontParts } from './front-parts.ts'
import { until } from './until.ts'

/** Everything of a cluster but the servers of the shop. */
export interface Cluster extends AsyncDisposable {
  readonly databases: DatabaseNodes
  readonly etcd: readonly ClusterPart[]
  readonly databaseUrl: string
  /** All programs that are not ours, with what each does. */
  readonly parts: readonly (readonly [part: ClusterPart, does: string])[]
}

/** Three databases with etcd, HAProxy and nginx on this machine, with the settings of `deploy/cluster`. */
export async function openCluster(plan: ClusterPlan): Promise<Cluster> {
  const { folder, nextPort, stopping } = plan
  const programs = await postgresPrograms()
  const password = await clusterFolder(folder)
  const { parts: etcd, hosts: etcdHosts } = await etcdMembers(folder, nextPort)
  const databases = await databaseNodes({ folder, programs, etcdHosts, nextPort, password })
  const { haproxy, nginx, database } = await frontParts(plan, databases.nodes)
  const nodes = databases.nodes.map(({ part }) => part)
  const close = async () => {
    await Promise.all([nginx, haproxy, ...nodes].map((part) => part.end()))
    await Promise.all(etcd.map((part) => part.end()))
  }
  const databaseUrl = `postgres://shop:${password}@${database}/shop`
  try {
    for (const part of [...etcd, ...nodes, haproxy, nginx]) await part.start()
    await databases.whole(stopping)
    await until('the database', () => canConnect(databaseUrl), stopping)
  } catch (error) {
    await close()
    throw error
  }
  return {
    databases,
    etcd,
    databaseUrl,
    parts: [
      ...etcd.map(
        (part) => [part, 'agrees with two others which database is the primary'] as const,
      ),
      ...nodes.map((part) => [part, 'Patroni, and the PostgreSQL that it runs'] as const),
      [haproxy, 'leads to the primary, and to a server of the shop'],
      [nginx, 'the cache, where visitors come'],
    ],
    [Symbol.asyncDispose]: close,
  }
}

/** Where all of them are: on the path there may be links to some. */
async function postgresPrograms(): Promise<string> {
  const found = findPostgres()
  if (found === undefined) throw new Error('PostgreSQL is not installed.')
  return dirname(await realpath(join(found, 'postgres')))
}

async function canConnect(databaseUrl: string): Promise<true | undefined> {
  const client = new Client(databaseUrl)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}
