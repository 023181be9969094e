import { expect, test } from 'vitest'
import { auditSentence } from './report-audit.ts'

test.each([
  ['{"metadata":{"vulnerabilities":{"low":0,"total":0}}}', 'no known vulnerabilities.'],
  ['{"metadata":{"vulnerabilities":{"low":2,"total":2}}}', '2 known vulnerabilities.'],
  ['{"error":{"summary":"405 Method Not Allowed"}}', 'the registry gave no answer.'],
  ['', 'the registry gave no answer.'],
])('%s says: %s', (output, sentence) => {
  expect(auditSentence(output)).toBe(sentence)
})
