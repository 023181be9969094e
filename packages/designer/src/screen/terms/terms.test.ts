import { expect, test } from 'vitest'
import { type TermText, TERMS } from './terms.ts'

const terms: readonly (readonly [string, TermText])[] = Object.entries(TERMS)

test.each(terms)('%s is explained in one sentence and drawn within its picture', (_, term) => {
  expect(term.sentence).toMatch(/^[A-Z].*\.$/)
  expect(term.sentence.match(/[.!?](?:\s|$)/g)).toHaveLength(1)
  for (const drawn of [term.around, term.meant]) expect(drawn).toMatch(/^M[-\d. A-Z]+$/)
})
