import { cartOf, cartReducer, EMPTY_CART, type CartItem } from '@millrun/commerce/cart'
import { expect, test } from 'vitest'
import { restoreLines } from './restore-lines.ts'

function line(id: string, quantity: number): CartItem {
  return { id, title: id, category: 'Handrails', priceCents: 1000, image: '', quantity }
}

const BEFORE = cartOf([line('a', 1), line('b', 2), line('c', 3)])

test('puts a removed line back in its place', () => {
  const now = cartReducer(BEFORE, { type: 'remove', id: 'b' })
  expect(restoreLines(now, BEFORE, ['b'])).toEqual(BEFORE)
})

test('puts a cleared cart back exactly', () => {
  expect(restoreLines(EMPTY_CART, BEFORE, ['a', 'b', 'c'])).toEqual(BEFORE)
})

test('keeps what was added, changed and removed since', () => {
  const now = cartOf([line('c', 5), line('d', 1)])
  expect(restoreLines(now, BEFORE, ['b']).items).toEqual([line('b', 2), line('c', 5), line('d', 1)])
})

test('adds to a line that was put into the cart again since', () => {
  const now = cartOf([line('a', 1), line('c', 3), line('b', 4)])
  expect(restoreLines(now, BEFORE, ['b']).items).toEqual([line('a', 1), line('b', 6), line('c', 3)])
})
