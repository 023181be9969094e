import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { missingForCluster } from '../../../../../scripts/test/find-program.ts'
import { freePort } from '../free-port.ts'
import { findPostgres, startPostgres } from '../start-postgres.ts'
import { chanceFrom } from './chance.ts'
import { ALL_BLOWS, FEW, FEW_BLOWS, runClusterCampaign } from './cluster/cluster-campaign.ts'
import { reportCampaign } from './report-campaign.ts'
import { type CampaignPlan, runCampaign } from './run-campaign.ts'
import { openServers } from './shop-servers.ts'

const USAGE = `npm run campaign -- [--buyers 2000] [--crowd 40] [--trouble 35] [--acts 1000] [--seed 7] [--short] [--on sqlite|postgresql]
npm run campaign -- --cluster …   on three databases, three servers, HAProxy and nginx; all words but --on, with 40 acts at least
`

/** How long the shortened campaign lets buyers in. */
const SHORT_S = 12
const ACTS = 1000

const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: '2000' },
    crowd: { type: 'string', default: '40' },
    trouble: { type: 'string', default: '35' },
    acts: { type: 'string' },
    seed: { type: 'string' },
    on: { type: 'string' },
    cluster: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) process.stdout.write(USAGE)
else process.exitCode = await campaign()

type Plan = Omit<CampaignPlan, 'settings' | 'open'>

async function campaign(): Promise<number> {
  const { on, cluster, short } = values
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
  process.stdout.write(`seed ${seed}\n`)
  const plan = {
    buyers: short && cluster ? FEW.buyers : Number(values.buyers),
    crowd: short ? FEW.crowd : Number(values.crowd),
    seconds: short && !cluster ? SHORT_S : Infinity,
    acts: Number(values.acts ?? (short || cluster ? FEW.acts : ACTS)),
    troubledShare: Number(values.trouble) / 100,
    chance: chanceFrom(seed),
  }
  const faults = cluster
    ? [await onCluster(plan)]
    : await Promise.all([
        on === 'postgresql' ? 0 : onSqlite(plan),
        on === 'sqlite' ? 0 : onPostgres({ ...plan, chance: chanceFrom(seed + 1) }),
      ])
  return faults.every((count) => count === 0) ? 0 : 1
}

async function onSqlite(plan: Plan): Promise<number> {
  return onDatabase('SQLite', 1, plan, undefined)
}

async function onPostgres(plan: Plan): Promise<number> {
  const programs = await findPostgres()
  if (programs === undefined) {
    process.stdout.write('PostgreSQL is not installed: left out.\n')
    return 0
  }
  const postgres = await startPostgres(programs)
  try {
    return await onDatabase('PostgreSQL, two servers', 2, plan, await postgres.newDatabase())
  } finally {
    await postgres.stop()
  }
}

async function onDatabase(
  title: string,
  servers: number,
  plan: Plan,
  databaseUrl: string | undefined,
): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'millrun-campaign-'))
  try {
    const ports = await Promise.all(Array.from({ length: servers }, freePort))
    const result = await runCampaign({
      ...plan,
      settings: { databaseUrl, dataDir },
      open: (environment) => openServers(ports, environment, plan.chance),
    })
    return reportCampaign(title, result)
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

async function onCluster(plan: Plan): Promise<number> {
  const missing = missingForCluster()
  if (missing.length > 0) {
    process.stdout.write(`A cluster needs ${missing.join(', ')}: npm run cluster installs that.\n`)
    return 1
  }
  const result = await runClusterCampaign(plan, values.short ? FEW_BLOWS : ALL_BLOWS)
  return reportCampaign('Three databases, three servers', result)
}
