import { expect, test } from 'vitest'
import { allSteps, draftPostings, type Postings } from './postings.ts'

function postingsOf(rows: readonly (readonly number[])[]): Postings {
  const draft = draftPostings()
  for (const keys of rows) {
    keys.forEach(draft.note)
    draft.endRow()
  }
  return allSteps(draft.byKey())
}

test('each key has the rows it was noted in, in their order and each once', () => {
  const { starts, rows } = postingsOf([[0, 1, 0], [], [1, 2], [0]])
  expect([...starts]).toEqual([0, 2, 4, 5])
  expect([...rows]).toEqual([0, 3, 0, 2, 2])
})

test('a row beyond 65,536 keeps its number', () => {
  const { rows } = postingsOf(Array.from({ length: 65_538 }, (_, row) => (row > 65_535 ? [0] : [])))
  expect([...rows]).toEqual([65_536, 65_537])
})
