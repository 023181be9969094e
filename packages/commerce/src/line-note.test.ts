import { expect, test } from 'vitest'
import { lineNote } from './line-note.ts'

test('a line says which item it is, how many, and what one of them costs', () => {
  expect(lineNote({ item: 'M-399', quantity: 2, unitPriceCents: 3499 })).toBe(
    'Item M-399 · Quantity 2, $34.99 each',
  )
})

test('an item whose number nobody told is not named', () => {
  expect(lineNote({ item: undefined, quantity: 1, unitPriceCents: 123_456 })).toBe(
    'Quantity 1, $1,234.56 each',
  )
})
