import { missingForCluster } from '../../../../../scripts/test/find-program.ts'
import { chanceFrom } from '../campaign/chance.ts'
import { FEW, FEW_BLOWS, runClusterCampaign } from '../campaign/cluster/cluster-campaign.ts'
import { reportCampaign } from '../campaign/report-campaign.ts'
import { print } from './prove-on-each-database.ts'
import { SIZES } from './prove-sizes.ts'

/** A cluster loses its primary and is renewed while some buy; all that is done to one is `npm run campaign -- --cluster`. */
export async function proveCluster(): Promise<void> {
  const missing = missingForCluster()
  if (missing.length > 0) {
    print(`Cluster: left out, it needs ${missing.join(', ')}.`)
    return
  }
  const plan = { ...FEW, troubledShare: 0.35, chance: chanceFrom(SIZES.seed) }
  const result = await runClusterCampaign(plan, FEW_BLOWS)
  if (reportCampaign('Cluster', result) > 0) process.exitCode = 1
}
