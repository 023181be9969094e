import { expect, test } from 'vitest'
import { noteParts } from './change-note-text.ts'

test('the last sentence is what came of it', () => {
  expect(
    noteParts('A is solid and B hollow. One stair takes 1/2" bars. The rail is now C-6400.'),
  ).toEqual({
    outcome: 'The rail is now C-6400.',
    reason: 'A is solid and B hollow. One stair takes 1/2" bars.',
  })
})

test('one sentence is all there is to tell', () => {
  expect(noteParts('The finish is now Pewter.')).toEqual({
    outcome: 'The finish is now Pewter.',
    reason: '',
  })
})
