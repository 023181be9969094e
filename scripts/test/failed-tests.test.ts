import path from 'node:path'
import { expect, test } from 'vitest'
import { failedTests } from './failed-tests.ts'

const failing = (status: string, message: string) => ({
  status,
  results: [{ error: { message } }, {}],
})

test('vitest: says the file, the test and the first line of its error', () => {
  const report = {
    testResults: [
      { status: 'passed', name: path.resolve('scripts/a.test.ts'), assertionResults: [] },
      {
        status: 'failed',
        name: path.resolve('scripts/b.test.ts'),
        assertionResults: [
          { status: 'passed', fullName: 'money is whole cents', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'money adds up',
            failureMessages: ['AssertionError: expected 1 to be 2\n    at b.test.ts:2:58'],
          },
        ],
      },
    ],
  }
  expect(failedTests(report)).toEqual([
    {
      name: 'scripts/b.test.ts › money adds up',
      error: 'AssertionError: expected 1 to be 2',
    },
  ])
})

test('vitest: a file that cannot be read is named with its reason', () => {
  const name = path.resolve('scripts/c.test.ts')
  const message = "Cannot find module './nothing.ts'"
  expect(
    failedTests({ testResults: [{ status: 'failed', name, message, assertionResults: [] }] }),
  ).toEqual([{ name: 'scripts/c.test.ts', error: message }])
})

test('Playwright: finds what failed or was flaky in suites within suites, without colours', () => {
  const report = {
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [{ title: 'keeps the cart', tests: [{ status: 'expected', results: [{}] }] }],
        suites: [
          {
            title: 'the drawer',
            specs: [
              {
                title: 'opens',
                tests: [failing('unexpected', 'Error: \u001b[2mtimed out\u001b[22m\nat x')],
              },
              { title: 'closes', tests: [failing('flaky', 'Error: once')] },
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'Process from config.webServer exited early.' }],
  }
  expect(failedTests(report)).toEqual([
    { name: 'cart.spec.ts › the drawer › opens', error: 'Error: timed out' },
    { name: 'cart.spec.ts › the drawer › closes', error: 'Error: once' },
    { name: 'Playwright', error: 'Process from config.webServer exited early.' },
  ])
})

test('a report that is neither names nothing', () => {
  expect(failedTests(undefined)).toEqual([])
  expect(failedTests({ testResults: 'none' })).toEqual([])
})
