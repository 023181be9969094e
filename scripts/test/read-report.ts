import { existsSync } from 'node:fs'
import { readJson, valueAt } from '../json-value.ts'
import { failedTests } from './failed-tests.ts'
import { GATE_FAILED, type GateResult } from './gate-result.ts'
import type { Tally } from './tally.ts'

/**
 * What a report of vitest or Playwright says. A file whose tests could not be run counts as one failure,
 * and so does a run that failed without a failed test in its report, or that wrote no report.
 */
export function readReport(file: string, hasFailed: boolean): GateResult {
  if (!existsSync(file)) return GATE_FAILED
  const report = readJson(file)
  const tally = vitestTally(report) ?? playwrightTally(report)
  if (tally === undefined) return GATE_FAILED
  const failed = failedTests(report)
  const least = Math.max(failed.length, hasFailed ? 1 : 0)
  return { tally: { ...tally, failed: Math.max(tally.failed, least) }, failedTests: failed }
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
