import { type ClusterPart, clusterPart } from './cluster-part.ts'
import type { NextPort } from './cluster-plan.ts'

export interface EtcdMembers {
  readonly parts: readonly ClusterPart[]
  /** Where clients find them, as Patroni takes it. */
  readonly hosts: string
}

const HOST = '127.0.0.1'
const NAMES = ['etcd1', 'etcd2', 'etcd3'] as const

/** Three members of etcd, which agree on who is the primary as long as two of them are there. */
export async function etcdMembers(folder: string, nextPort: NextPort): Promise<EtcdMembers> {
  const members = []
  for (const name of NAMES) {
    members.push({ name, client: await nextPort(), peer: await nextPort() })
  }
  const all = members.map(({ name, peer }) => `${name}=http://${HOST}:${peer}`).join(',')
  const parts = members.map(({ name, client, peer }) => {
    const env = {
      ETCD_NAME: name,
      ETCD_DATA_DIR: `${folder}/${name}`,
      ETCD_LISTEN_CLIENT_URLS: `http://${HOST}:${client}`,
      ETCD_ADVERTISE_CLIENT_URLS: `http://${HOST}:${client}`,
      ETCD_LISTEN_PEER_URLS: `http://${HOST}:${peer}`,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${HOST}:${peer}`,
      ETCD_INITIAL_CLUSTER: all,
      // On a machine that does everything at once a member may be silent for a while.
      ETCD_HEARTBEAT_INTERVAL: '250',
      ETCD_ELECTION_TIMEOUT: '2500',
    }
    return clusterPart({ name, command: ['etcd'], env, folder })
  })
  return { parts, hosts: members.map(({ client }) => `${HOST}:${client}`).join(',') }
}
