import { describe, expect, test } from 'vitest'
import { cartReducer, EMPTY_CART, type Cart, type CartAction } from './cart.ts'

const baluster = {
  id: 'm-399:finish=cv',
  title: 'Plain Square Baluster, Copper Vein',
  category: 'Iron Balusters',
  priceCents: 3899,
  image: '/pictures/m-399-800.webp',
}
const shoe = {
  id: 'sh-10',
  title: 'Flat Shoe',
  category: 'Shoes & Knuckles',
  priceCents: 1050,
  image: '/pictures/sh-10-800.webp',
}

function after(...actions: readonly CartAction[]): Cart {
  return actions.reduce(cartReducer, EMPTY_CART)
}

const twoBalusters = { type: 'add', item: baluster, quantity: 2 } as const
const oneShoe = { type: 'add', item: shoe } as const

describe('adding', () => {
  test('appends a new line with its quantity', () => {
    expect(after(twoBalusters, oneShoe)).toEqual({
      items: [
        { ...baluster, quantity: 2 },
        { ...shoe, quantity: 1 },
      ],
      totalCents: 8848,
      itemCount: 3,
    })
  })

  test('raises the quantity of a line that is there, by 1 if nothing else is said', () => {
    const cart = after(twoBalusters, oneShoe, { ...twoBalusters, quantity: 3 }, oneShoe)
    expect(cart.items.map((item) => [item.id, item.quantity])).toEqual([
      ['m-399:finish=cv', 5],
      ['sh-10', 2],
    ])
    expect(cart).toMatchObject({ totalCents: 21_595, itemCount: 7 })
  })

  test('keeps two variants of a product apart', () => {
    const black = { ...baluster, id: 'm-399:finish=sb', priceCents: 3499 }
    const cart = after(twoBalusters, { type: 'add', item: black })
    expect(cart.items).toHaveLength(2)
    expect(cart.totalCents).toBe(11_297)
  })

  test('has no upper bound', () => {
    expect(after({ ...oneShoe, quantity: 150_000 }).itemCount).toBe(150_000)
  })

  test('of nothing adds no line', () => {
    expect(after({ ...oneShoe, quantity: 0 })).toEqual(EMPTY_CART)
    expect(after({ ...oneShoe, quantity: -2 })).toEqual(EMPTY_CART)
  })
})

describe('removing', () => {
  test('takes the line out and counts again', () => {
    expect(after(twoBalusters, oneShoe, { type: 'remove', id: baluster.id })).toEqual({
      items: [{ ...shoe, quantity: 1 }],
      totalCents: 1050,
      itemCount: 1,
    })
  })

  test('of an unknown line changes nothing', () => {
    expect(after(oneShoe, { type: 'remove', id: 'sh-11' })).toEqual(after(oneShoe))
  })
})

describe('updating a quantity', () => {
  test('sets it', () => {
    const cart = after(twoBalusters, { type: 'update-quantity', id: baluster.id, quantity: 7 })
    expect(cart).toMatchObject({ totalCents: 27_293, itemCount: 7 })
  })

  test.each([0, -1, -1000])('to %i removes the line', (quantity) => {
    const cart = after(twoBalusters, oneShoe, {
      type: 'update-quantity',
      id: shoe.id,
      quantity,
    })
    expect(cart).toEqual(after(twoBalusters))
  })

  test('keeps it whole', () => {
    const cart = after(oneShoe, { type: 'update-quantity', id: shoe.id, quantity: 2.9 })
    expect(cart.itemCount).toBe(2)
  })

  test('of an unknown line changes nothing', () => {
    const cart = after(oneShoe, { type: 'update-quantity', id: 'sh-11', quantity: 4 })
    expect(cart).toEqual(after(oneShoe))
  })
})

test('clearing empties items, total and count', () => {
  expect(after(twoBalusters, oneShoe, { type: 'clear' })).toEqual({
    items: [],
    totalCents: 0,
    itemCount: 0,
  })
})

test('loading replaces the cart and counts its totals itself', () => {
  const saved = { items: [{ ...shoe, quantity: 3 }], totalCents: 1, itemCount: 99 }
  expect(after(twoBalusters, { type: 'load', cart: saved })).toEqual({
    items: [{ ...shoe, quantity: 3 }],
    totalCents: 3150,
    itemCount: 3,
  })
})

test('a cart is not changed by what is done with it', () => {
  const before = after(twoBalusters, oneShoe)
  const copy = structuredClone(before)
  const actions: readonly CartAction[] = [
    oneShoe,
    { type: 'remove', id: shoe.id },
    { type: 'update-quantity', id: shoe.id, quantity: 0 },
    { type: 'update-quantity', id: shoe.id, quantity: 9 },
    { type: 'clear' },
    { type: 'load', cart: after(oneShoe) },
  ]
  for (const action of actions) {
    expect(cartReducer(before, action)).not.toEqual(copy)
    expect(before).toEqual(copy)
  }
})
