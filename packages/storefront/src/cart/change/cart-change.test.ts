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

test('undoing a replaced cart gives back exactly the cart of before, with what its lines cost', () => {
  const before = cartOf([line('a', 1), { ...line('b', 2), wasCents: 900 }, line('c', 3)])
  const after = cartOf([line('c', 9), line('b', 4)])
  expect(undoChange(after, before, after)).toEqual(before)
})

test('undoing lines on top gives back exactly the cart of before', () => {
  const before = cartOf([{ ...line('a', 1), wasCents: 900 }, line('b', 2)])
  const after = cartWith(before, [line('b', 3), line('c', 4)])
  expect(undoChange(after, before, after)).toEqual(before)
})

test('undoing puts lines back where they stood, with what was added since behind them', () => {
  const before = cartOf([line('a', 1), line('b', 2)])
  const after = cartOf([line('b', 9)])
  const now = cartOf([line('b', 9), line('d', 1)])
  expect(undoChange(now, before, after)).toEqual(cartOf([line('a', 1), line('b', 2), line('d', 1)]))
})

test('undoing keeps what was added since, and takes out nothing twice', () => {
  const before = cartOf([line('a', 1)])
  const after = cartOf([line('a', 1), line('c', 4)])
  // Since then: one more of `a`, a new `d`, and `c` taken out by hand.
  const now = cartOf([line('a', 2), line('d', 1)])
  expect(undoChange(now, before, after)).toEqual(cartOf([line('a', 2), line('d', 1)]))
})
