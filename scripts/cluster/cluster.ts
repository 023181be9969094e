import { buildIfStale } from '../build/build-shop.ts'
import { runOrExplain } from '../run-or-explain.ts'
import { runTogether } from '../start/run-together.ts'
import { missingForCluster } from '../test/find-program.ts'
import { findOrInstall } from '../test/install-missing.ts'

/** What is prepared before it, and runs the cluster until it is told to end. */
const CLUSTER = 'packages/server/src/testing/cluster/cluster-command.ts'

await runOrExplain(async () => {
  await findOrInstall(
    () => (missingForCluster().length === 0 ? 'all' : undefined),
    missingForCluster(),
  )
  const missing = missingForCluster()
  if (missing.length > 0) throw new Error(`A cluster needs ${missing.join(', ')} of Debian.`)
  await buildIfStale()
  const args = ['--disable-warning=ExperimentalWarning', CLUSTER, ...process.argv.slice(2)]
  return runTogether([{ name: 'The cluster', args, env: process.env }])
})
