import { expect, test } from 'vitest'
import { lineNote, outOfStock } from './line-note.ts'

test('a line says which item it is, how many, and what one of them costs', () => {
  expect(lineNote({ item: 'M-399', quantity: 2, unitPriceCents: 3499 })).toBe(
    'Item M-399 · Quantity 2, $34.99 each',
  )
})

test('a line that is cut for its buyer says that it cannot be returned', () => {
  const rail = { item: 'C-6010', quantity: 1, unitPriceCents: 10_499 }
  const cut = 'Item C-6010 · Quantity 1, $104.99 each · Cut for you, cannot be returned'
  expect(lineNote({ ...rail, id: 'c-6010:length=12,species=red-oak,cut=72+72' })).toBe(cut)
  expect(lineNote({ ...rail, id: 'c-6010:length=80-11/16,species=red-oak' })).toBe(cut)
  expect(lineNote({ ...rail, id: 'c-6010:length=12,species=red-oak' })).toBe(
    'Item C-6010 · Quantity 1, $104.99 each',
  )
})

test('an item whose number nobody told is not named', () => {
  expect(lineNote({ item: undefined, quantity: 1, unitPriceCents: 123_456 })).toBe(
    'Quantity 1, $1,234.56 each',
  )
})

test('a line of which nothing is left says until when, where that is known', () => {
  expect(outOfStock('Basket')).toBe('Basket is out of stock; please remove it from the cart.')
  expect(outOfStock('Basket', '2026-12-14')).toBe(
    'Basket is out of stock until Mon, Dec 14; please remove it from the cart.',
  )
})
