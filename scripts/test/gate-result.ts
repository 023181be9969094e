import type { FailedTest } from './failed-tests.ts'
import { FAILED, PASSED, SKIPPED, type Tally, tallyLine } from './tally.ts'

/** How a gate ended, and which of its tests failed, where it tells them apart. */
export interface GateResult {
  readonly tally: Tally
  readonly failedTests: readonly FailedTest[]
}

export const GATE_PASSED: GateResult = { tally: PASSED, failedTests: [] }
export const GATE_FAILED: GateResult = { tally: FAILED, failedTests: [] }
export const GATE_SKIPPED: GateResult = { tally: SKIPPED, failedTests: [] }

/** A gate that has ended. */
export interface EndedGate {
  readonly name: string
  readonly result: GateResult
  readonly seconds: number
  readonly lastWords: readonly string[]
}

/** What a run says last before its total: the failed gates with their failed tests, or else their last words, then every gate. */
export function closingLines(gates: readonly EndedGate[]): readonly string[] {
  return [
    ...gates.flatMap((gate) => (hasFailed(gate.result) ? failureLines(gate) : [])),
    ...gates.map(({ name, result, seconds }) => {
      const mark = hasFailed(result) ? '✗' : '✓'
      return `${mark} ${name}: ${tallyLine(result.tally)} (${seconds.toFixed(1)} s)`
    }),
  ]
}

function failureLines({ name, result, lastWords }: EndedGate): readonly string[] {
  const { failedTests } = result
  if (failedTests.length === 0) return [`── ${name} failed; it said last:`, ...lastWords, '']
  const tests = failedTests.flatMap((test) => [test.name, `    ${test.error}`])
  return [`── ${name} failed:`, ...tests, '']
}

function hasFailed({ tally }: GateResult): boolean {
  return tally.failed > 0
}
