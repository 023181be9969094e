import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findChromium, findPostgres } from './find-program.ts'
import { findOrInstall } from './install-missing.ts'
import { readReport } from './read-report.ts'
import { runCommand } from './run-command.ts'
import { runPostgres } from './run-postgres.ts'
import { FAILED, PASSED, SKIPPED, sumOf, type Tally } from './tally.ts'

/** One thing that has to be right. */
export interface Gate {
  readonly name: string
  readonly run: () => Promise<Tally>
}

const IS_CI = Boolean(process.env['CI']) && process.env['CI'] !== 'false'
const REPORTS = path.resolve('test-results')

/** Everything that CI runs, the quick things first. */
export const gates: readonly Gate[] = [
  commandGate('Formatting', 'oxfmt', '--check'),
  commandGate('Lint', 'oxlint', '--type-aware', '--deny-warnings'),
  commandGate('Types', 'node', 'scripts/check/check-types.ts'),
  commandGate('Boundaries', 'node', 'scripts/check/check-boundaries.ts'),
  commandGate('Unused code', 'knip'),
  commandGate('Lock file', 'node', 'scripts/check/check-lock-file.ts'),
  { name: 'Unit tests', run: runUnitTests },
  commandGate('Build', 'node', 'scripts/build/build.ts'),
  { name: 'Journeys in a browser', run: runJourneys },
]

function commandGate(name: string, command: string, ...args: readonly string[]): Gate {
  return { name, run: async () => ((await runCommand(command, args)) ? PASSED : FAILED) }
}

async function runUnitTests(): Promise<Tally> {
  const programs = await findOrInstall(findPostgres, ['postgresql'])
  if (programs === undefined) {
    const missing = leftOut('PostgreSQL is missing: the orders were not tried on it.')
    return sumOf([missing, await runVitest({})])
  }
  const postgres = await runPostgres(programs)
  try {
    return await runVitest({ TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

async function runVitest(env: Readonly<Record<string, string>>): Promise<Tally> {
  const report = newReport('vitest.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  return readReport(report, !(await runCommand('vitest', ['run', ...reporters], env)))
}

async function runJourneys(): Promise<Tally> {
  const chromium = await findOrInstall(findChromium, ['chromium', 'fonts-liberation'])
  if (chromium === undefined) {
    return leftOut('Chromium is missing: no journey was made. Install it, or set CHROMIUM_PATH.')
  }
  const report = newReport('playwright.json')
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ENV_FILE: '' }
  const args = ['test', '-c', 'packages/e2e', '--reporter=list,json']
  return readReport(report, !(await runCommand('playwright', args, env)))
}

function newReport(name: string): string {
  const report = path.join(REPORTS, name)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(report, { force: true })
  return report
}

function leftOut(sentence: string): Tally {
  console.error(sentence)
  return IS_CI ? FAILED : SKIPPED
}
