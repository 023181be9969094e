import { existsSync } from 'node:fs'
import { readJson, valueAt } from '../json-value.ts'
import { FAILED, sumOf, type Tally } from './tally.ts'

/**
 * The tally in a report of vitest or Playwright. A run that failed without a failed test in its
 * report, or that wrote no report, counts as one failure.
 */
export function readReport(file: string, hasFailed: boolean): Tally {
  if (!existsSync(file)) return FAILED
  const report = readJson(file)
  const tally = vitestTally(report) ?? playwrightTally(report)
  if (tally === undefined) return FAILED
  return hasFailed && tally.failed === 0 ? sumOf([tally, FAILED]) : tally
}

function vitestTally(report: unknown): Tally | undefined {
  const passed = countAt(report, 'numPassedTests')
  if (passed === undefined) return undefined
  const skipped = (countAt(report, 'numPendingTests') ?? 0) + (countAt(report, 'numTodoTests') ?? 0)
  return { passed, failed: countAt(report, 'numFailedTests') ?? 0, skipped }
}

function playwrightTally(report: unknown): Tally | undefined {
  const passed = countAt(report, 'stats', 'expected')
  if (passed === undefined) return undefined
  const flaky = countAt(report, 'stats', 'flaky') ?? 0
  const failed = (countAt(report, 'stats', 'unexpected') ?? 0) + flaky
  return { passed, failed, skipped: countAt(report, 'stats', 'skipped') ?? 0 }
}

function countAt(report: unknown, ...path: readonly string[]): number | undefined {
  const value = valueAt(report, ...path)
  return typeof value === 'number' ? value : undefined
}
