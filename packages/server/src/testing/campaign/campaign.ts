import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findPostgres, startPostgres } from '../start-postgres.ts'
import { chanceFrom } from './chance.ts'
import { runCampaign, type CampaignPlan, type CampaignResult } from './run-campaign.ts'

const USAGE = `npm run campaign -- [--buyers 2000] [--crowd 40] [--trouble 35] [--acts 1000] [--seed 7] [--short] [--on sqlite|postgresql]
`

/** How long the shortened campaign lets buyers in. */
const SHORT_S = 12
const SHORT_ACTS = 40

const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: '2000' },
    crowd: { type: 'string', default: '40' },
    trouble: { type: 'string', default: '35' },
    acts: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    on: { type: 'string' },
    short: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) process.stdout.write(USAGE)
else process.exitCode = await campaign()

async function campaign(): Promise<number> {
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
  const buyers = Number(values.buyers)
  const crowd = values.short ? 20 : Number(values.crowd)
  const seconds = values.short ? SHORT_S : Infinity
  process.stdout.write(`seed ${seed}\n`)
  const acts = values.short ? SHORT_ACTS : Number(values.acts)
  const plan = { buyers, crowd, seconds, acts, troubledShare: Number(values.trouble) / 100 }
  const { on } = values
  const faults = await Promise.all([
    on === 'postgresql' ? 0 : onSqlite({ ...plan, servers: 1, chance: chanceFrom(seed) }),
    on === 'sqlite' ? 0 : onPostgres({ ...plan, servers: 2, chance: chanceFrom(seed + 1) }),
  ])
  return faults.every((count) => count === 0) ? 0 : 1
}

async function onSqlite(plan: Omit<CampaignPlan, 'settings'>): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'millrun-campaign-'))
  try {
    return await report('SQLite', { ...plan, settings: { databaseUrl: undefined, dataDir } })
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

async function onPostgres(plan: Omit<CampaignPlan, 'settings'>): Promise<number> {
  const programs = await findPostgres()
  if (programs === undefined) {
    process.stdout.write('PostgreSQL is not installed: left out.\n')
    return 0
  }
  const postgres = await startPostgres(programs)
  const dataDir = await mkdtemp(join(tmpdir(), 'millrun-campaign-'))
  try {
    const settings = { databaseUrl: await postgres.newDatabase(), dataDir }
    return await report('PostgreSQL, two servers', { ...plan, settings })
  } finally {
    await rm(dataDir, { recursive: true })
    await postgres.stop()
  }
}

async function report(title: string, plan: CampaignPlan): Promise<number> {
  const result = await runCampaign(plan)
  process.stdout.write(`\n${title}\n${figures(result)}`)
  for (const fault of result.faults) process.stdout.write(`  WRONG: ${fault}\n`)
  if (result.faults.length === 0) {
    process.stdout.write(
      '  No order captured twice, every completed capture one paid order of that amount, nothing\n' +
        '  paid without a capture, no mail missing or doubled, nobody told otherwise.\n',
    )
  }
  return result.faults.length
}

function figures({
  buyers,
  seconds,
  kills,
  orders,
  captures,
  mails,
  troubles,
}: CampaignResult): string {
  return [
    `  ${buyers} buyers in ${seconds.toFixed(0)} s, the server killed ${kills} times`,
    `  orders: ${counts(orders)}`,
    `  captures at PayPal: ${counts(captures)}`,
    `  mails: ${mails}`,
    `  troubles: ${counts(troubles)}`,
    '',
  ].join('\n')
}

function counts(counted: Readonly<Record<string, number>>): string {
  const entries = Object.entries(counted).toSorted(([, a], [, b]) => b - a)
  return entries.length === 0
    ? 'none'
    : entries.map(([name, count]) => `${count} ${name}`).join(', ')
}
