/** How many tests ended how. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const PASSED: Tally = { passed: 1, failed: 0, skipped: 0 }
export const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 }
export const SKIPPED: Tally = { passed: 0, failed: 0, skipped: 1 }

/** All of them together. */
export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** The line that a test run ends with: `12 passed, 0 failed`, and what was skipped, if anything was. */
export function tallyLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped === 0 ? line : `${line}, ${skipped} skipped`
}
