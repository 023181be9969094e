import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readReport } from './read-report.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'read-report-'))
const file = path.join(folder, 'report.json')

afterAll(() => rmSync(folder, { recursive: true }))

function read(report: object, hasFailed = false) {
  writeFileSync(file, JSON.stringify(report))
  return readReport(file, hasFailed).tally
}

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 }
const playwright = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } }

test('vitest: what is pending or to be done was skipped', () => {
  expect(read(vitest)).toEqual({ passed: 7, failed: 0, skipped: 2 })
})

test('Playwright: what passed only when repeated has failed', () => {
  expect(read(playwright, true)).toEqual({ passed: 3, failed: 2, skipped: 2 })
})

test('a file that could not be run counts as one failure, which vitest does not count', () => {
  const unread = { status: 'failed', name: 'c.test.ts', message: 'no module', assertionResults: [] }
  expect(read({ ...vitest, testResults: [unread, unread] }, true).failed).toBe(2)
})

test('a failed run without a failed test counts as one failure', () => {
  expect(read(vitest, true)).toEqual({ passed: 7, failed: 1, skipped: 2 })
})

test('a run without a report is one failure', () => {
  expect(readReport(path.join(folder, 'nothing.json'), false).tally.failed).toBe(1)
  expect(read({}).failed).toBe(1)
})
