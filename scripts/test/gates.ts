import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { CLUSTER_PACKAGES, findChromium, findPostgres, findServer } from './find-program.ts'
import { GATE_FAILED, GATE_PASSED, GATE_SKIPPED, type GateResult } from './gate-result.ts'
import { findOrInstall } from './install-missing.ts'
import { onBroughtPostgres } from './on-brought-postgres.ts'
import { outOfSight } from './out-of-sight.ts'
import { readReport } from './read-report.ts'
import { type Hear, runCommand } from './run-command.ts'
import type { Task } from './side-by-side.ts'
import { sumOf } from './tally.ts'

/** One thing that has to be right. */
export type Gate = Task<GateResult>

const IS_CI = Boolean(process.env['CI']) && process.env['CI'] !== 'false'
const REPORTS = path.resolve('test-results')
const JOURNEYS = ['test', '-c', 'packages/e2e']
/** What asks most of the database is tried on the newest PostgreSQL, too; all else by `npm run prove`. */
const ASK_THE_DATABASE = [
  'server/src/database/',
  'server/src/orders/',
  'server/src/payments/',
  'server/src/shelf/',
  'server/src/desk/orders/find-orders',
  'server/src/accounts/throttles',
]
/** A new machine has no browser yet when these run, so none may need one, on no machine. */
const LINKS = mkdtempSync(path.join(tmpdir(), 'out-of-sight-'))
const OUT_OF_SIGHT = outOfSight(LINKS)
process.on('exit', () => rmSync(LINKS, { recursive: true }))

/** Everything that CI runs, the quick things first: group by group, what is in a group side by side. */
export const gateGroups: readonly (readonly Gate[])[] = [
  [
    commandGate('Formatting', ['oxfmt', '--check'], OUT_OF_SIGHT),
    commandGate('Lint', ['oxlint', '--type-aware', '--deny-warnings'], OUT_OF_SIGHT),
    commandGate('Types', ['node', 'scripts/check/check-types.ts'], OUT_OF_SIGHT),
    commandGate('Python', ['pyright', '-p', 'packages/studio/blender'], OUT_OF_SIGHT),
    commandGate('Boundaries', ['node', 'scripts/check/check-boundaries.ts'], OUT_OF_SIGHT),
    commandGate('Sizes', ['node', 'scripts/check/check-sizes.ts'], OUT_OF_SIGHT),
    commandGate('Unused code', ['knip'], OUT_OF_SIGHT),
    commandGate('Lock file', ['node', 'scripts/check/check-lock-file.ts'], OUT_OF_SIGHT),
    commandGate('Journeys to be read', ['playwright', ...JOURNEYS, '--list'], OUT_OF_SIGHT),
  ],
  [{ name: 'Unit tests', run: runUnitTests }],
  shopGates(),
]

/**
 * Journeys go through the shop that is built. The campaign waits for most of its time, so it goes on beside both, and
 * so do tests of the database.
 */
function shopGates(): readonly Gate[] {
  const build = commandGate('Build', ['node', 'scripts/build/build.ts'], OUT_OF_SIGHT)
  const built = Promise.withResolvers<void>()
  return [
    { name: build.name, run: (hear) => build.run(hear).finally(built.resolve) },
    commandGate('Campaign, shortened', ['node', 'scripts/run.mjs', 'campaign', '--short']),
    { name: 'Journeys in a browser', run: (hear) => built.promise.then(() => runJourneys(hear)) },
    { name: 'Newest PostgreSQL', run: runOnNewestPostgres },
  ]
}

function commandGate(
  name: string,
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Gate {
  const run = async (hear: Hear) =>
    (await runCommand(command, args, env, hear)) ? GATE_PASSED : GATE_FAILED
  return { name, run }
}

async function runUnitTests(hear: Hear): Promise<GateResult> {
  const postgres = await findOrInstall(findPostgres, ['postgresql'])
  const chromium = await findOrInstallChromium()
  await findOrInstall(() => findServer('caddy'), ['caddy'])
  await findOrInstall(() => findServer('nginx'), [CLUSTER_PACKAGES.nginx])
  await findOrInstall(() => findServer('haproxy'), [CLUSTER_PACKAGES.haproxy])
  await findOrInstall(() => findServer('dovecot'), ['dovecot-imapd'])
  const result = await runVitest(
    'vitest.json',
    [],
    chromium === undefined ? {} : { CHROMIUM_PATH: chromium },
    hear,
  )
  if (postgres !== undefined) return result
  const { tally } = leftOut('PostgreSQL is missing: orders were tried on SQLite alone.')
  return { ...result, tally: sumOf([result.tally, tally]) }
}

async function runOnNewestPostgres(hear: Hear): Promise<GateResult> {
  // One at a time: they have as long as the journeys beside them, and time out where both want all processors.
  const words = ['--project', 'backend', '--maxWorkers=1', ...ASK_THE_DATABASE]
  const result = await onBroughtPostgres((programs) =>
    runVitest('newest-postgres.json', words, { POSTGRES_PATH: programs }, hear),
  )
  return (
    result ??
    leftOut('npm has brought no PostgreSQL for this machine: the newest one was not tried.')
  )
}

async function runVitest(
  name: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  hear: Hear,
): Promise<GateResult> {
  const report = newReport(name)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const isRight = await runCommand('vitest', ['run', ...words, ...reporters], env, hear)
  return readReport(report, !isRight)
}

async function runJourneys(hear: Hear): Promise<GateResult> {
  const chromium = await findOrInstallChromium()
  if (chromium === undefined) {
    return leftOut('Chromium is missing: no journey was made. Install it, or set CHROMIUM_PATH.')
  }
  const report = newReport('playwright.json')
  const paths = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const env = { ...blankEnvironmentFile(), ...paths }
  const args = [...JOURNEYS, '--reporter=list,json']
  return readReport(report, !(await runCommand('playwright', args, env, hear)))
}

function findOrInstallChromium(): Promise<string | undefined> {
  return findOrInstall(findChromium, ['chromium-headless-shell', 'fonts-liberation'])
}

/** No journey may reach the accounts that `.env` names: an empty variable counts as not set. */
function blankEnvironmentFile(): Readonly<Record<string, string>> {
  if (!existsSync('.env')) return {}
  const names = Object.keys(parseEnv(readFileSync('.env', 'utf8')))
  return Object.fromEntries(names.map((name) => [name, '']))
}

function newReport(name: string): string {
  const report = path.join(REPORTS, name)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(report, { force: true })
  return report
}

function leftOut(sentence: string): GateResult {
  console.error(sentence)
  return IS_CI ? GATE_FAILED : GATE_SKIPPED
}
