import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { listAt, textAt } from '../json-value.ts'

/** A test that failed, by its file and its name, and the first line of what was wrong. */
export interface FailedTest {
  readonly name: string
  readonly error: string
}

/** What failed in a report of vitest or Playwright; nothing where it says so. */
export function failedTests(report: unknown): readonly FailedTest[] {
  return [
    ...listAt(report, 'testResults').flatMap(failedInFile),
    ...listAt(report, 'suites').flatMap((suite) => failedInSuite(suite, [])),
    ...listAt(report, 'errors').map((error) => failed(['Playwright'], textAt(error, 'message'))),
  ]
}

/** A file of vitest's: its failed tests, or why it could not be read. */
function failedInFile(result: unknown): readonly FailedTest[] {
  if (textAt(result, 'status') !== 'failed') return []
  const file = path.relative('', textAt(result, 'name'))
  const tests = listAt(result, 'assertionResults')
    .filter((test) => textAt(test, 'status') === 'failed')
    .map((test) => failed([file, textAt(test, 'fullName')], textAt(test, 'failureMessages', '0')))
  return tests.length > 0 ? tests : [failed([file], textAt(result, 'message'))]
}

/** A suite of Playwright's with those inside it; the outermost is named for its file. */
function failedInSuite(suite: unknown, outer: readonly string[]): readonly FailedTest[] {
  const titles = [...outer, textAt(suite, 'title')]
  const specs = listAt(suite, 'specs').flatMap((spec) =>
    listAt(spec, 'tests')
      .filter((test) => ['unexpected', 'flaky'].includes(textAt(test, 'status')))
      .map((test) => failed([...titles, textAt(spec, 'title')], firstError(test))),
  )
  return [...specs, ...listAt(suite, 'suites').flatMap((inner) => failedInSuite(inner, titles))]
}

function firstError(test: unknown): string {
  const errors = listAt(test, 'results').map((result) => textAt(result, 'error', 'message'))
  return errors.find((error) => error !== '') ?? ''
}

function failed(titles: readonly string[], message: string): FailedTest {
  const [error = ''] = stripVTControlCharacters(message).trim().split('\n')
  return { name: titles.join(' › '), error }
}
