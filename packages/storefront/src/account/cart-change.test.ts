import { cartOf, type CartItem } from '@millrun/commerce/cart'
import { expect, test } from 'vitest'
import { cartWith, undoChange } from './cart-change.ts'

function line(id: string, quantity: number): CartItem {
  return { id, title: id, category: 'Handrails', priceCents: 1000, image: '', quantity }
}

test('lines on top of a cart add up with what is in it', () => {
  const cart = cartWith(cartOf([line('a', 1), line('b', 2)]), [line('b', 3), line('c', 4)])
  expect(cart.items).toEqual([line('a', 1), line('b', 5), line('c', 4)])
})

test('undoing a replaced cart gives back what was in it', () => {
  const before = cartOf([line('a', 1), line('b', 2)])
  const after = cartOf([line('b', 9), line('c', 4)])
  expect(undoChange(after, before, after)).toEqual(cartOf([line('b', 2), line('a', 1)]))
})

test('undoing keeps what was added since, and takes out nothing twice', () => {
  const before = cartOf([line('a', 1)])
  const after = cartOf([line('a', 1), line('c', 4)])
  // Since then: one more of `a`, a new `d`, and `c` taken out by hand.
  const now = cartOf([line('a', 2), line('d', 1)])
  expect(undoChange(now, before, after)).toEqual(cartOf([line('a', 2), line('d', 1)]))
})
