import { expect, test } from 'vitest'
import { closingLines, GATE_FAILED, GATE_PASSED } from './gate-result.ts'

test('a run ends with what failed, its tests by name, and then every gate', () => {
  const unitTests = {
    tally: { passed: 2398, failed: 1, skipped: 0 },
    failedTests: [{ name: 'b.test.ts › money adds up', error: 'expected 1 to be 2' }],
  }
  expect(
    closingLines([
      { name: 'Lint', result: GATE_FAILED, seconds: 5.44, lastWords: ['a.ts:3:1: no semicolon'] },
      { name: 'Unit tests', result: unitTests, seconds: 162.1, lastWords: ['JSON report written'] },
      { name: 'Build', result: GATE_PASSED, seconds: 148, lastWords: ['built'] },
    ]),
  ).toEqual([
    '── Lint failed; it said last:',
    'a.ts:3:1: no semicolon',
    '',
    '── Unit tests failed:',
    'b.test.ts › money adds up',
    '    expected 1 to be 2',
    '',
    '✗ Lint: 0 passed, 1 failed (5.4 s)',
    '✗ Unit tests: 2398 passed, 1 failed (162.1 s)',
    '✓ Build: 1 passed, 0 failed (148.0 s)',
  ])
})
