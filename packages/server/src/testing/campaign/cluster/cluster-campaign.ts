import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCluster } from '../../cluster/open-cluster.ts'
import { freePort } from '../../free-port.ts'
import { NO_ANSWER, NOT_WHEN, SILENCE } from '../answers.ts'
import { type CampaignPlan, type CampaignResult, runCampaign } from '../run-campaign.ts'
import type { Blow } from './blows.ts'
import { openClusterShop } from './cluster-shop.ts'

type Plan = Pick<CampaignPlan, 'buyers' | 'crowd' | 'acts' | 'troubledShare' | 'chance'>

/** What is done to the cluster, each when this share of the buyers has come. */
export const ALL_BLOWS: readonly (readonly [share: number, blow: Blow])[] = [
  [0.1, 'primary'],
  [0.35, 'upgrade'],
  [0.55, 'etcd'],
  [0.75, 'primary'],
]

/** So few that it takes minutes: enough for what is done most often. */
export const FEW = { buyers: 200, crowd: 20, acts: 40 } as const
export const FEW_BLOWS: typeof ALL_BLOWS = [
  [0.2, 'primary'],
  [0.6, 'upgrade'],
]

const LONGEST_PAUSE_S = 30
const WRONG_ANSWERS = new Set(['500', '504', SILENCE, NOT_WHEN, NO_ANSWER])

/** The campaign against a cluster on this machine: three databases, HAProxy, nginx and three servers. */
export async function runClusterCampaign(
  plan: Plan,
  blows: typeof ALL_BLOWS,
): Promise<CampaignResult> {
  const folder = await mkdtemp(join(tmpdir(), 'millrun-cluster-'))
  const dataDir = await mkdtemp(join(tmpdir(), 'millrun-campaign-'))
  try {
    const ports = [await freePort(), await freePort(), await freePort()] as const
    const front = await freePort()
    await using cluster = await openCluster({ folder, nextPort: freePort, front, servers: ports })
    const settings = { databaseUrl: cluster.databaseUrl, dataDir }
    const origin = `http://localhost:${front}`
    const shop = { cluster, origin, ports, settings, chance: plan.chance, blows }
    const open = (environment: Readonly<Record<string, string>>) =>
      openClusterShop({ ...shop, environment })
    const result = await runCampaign({ ...plan, seconds: Infinity, settings, open })
    return { ...result, faults: [...result.faults, ...wrongAnswers(result)] }
  } finally {
    await rm(folder, { recursive: true })
    await rm(dataDir, { recursive: true })
  }
}

/** Whatever happens to the cluster, buyers hear an answer, and when it is "later", when. */
function wrongAnswers({ answers, longestPauseS }: CampaignResult): readonly string[] {
  const wrong = Object.entries(answers).filter(([name]) => WRONG_ANSWERS.has(name))
  return [
    ...wrong.map(([name, count]) => `${count} calls of buyers were answered ${name}`),
    ...(longestPauseS > LONGEST_PAUSE_S
      ? [`for ${longestPauseS.toFixed(1)} s no order was paid`]
      : []),
  ]
}
