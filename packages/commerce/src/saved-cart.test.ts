import { findTestListing } from '@millrun/catalogue/testing/listings'
import { describe, expect, test } from 'vitest'
import { EMPTY_CART, cartOf, cartReducer } from './cart.ts'
import { CART_STORAGE_KEY, readSavedCart, savedCartText } from './saved-cart.ts'

const baluster = {
  id: 'm-399:finish=cv',
  title: 'Plain Square Baluster, Copper Vein',
  category: 'Iron Balusters',
  priceCents: 3899,
  image: '/pictures/m-399-cv-800.webp',
  quantity: 2,
}
const shoe = {
  id: 'sh-10',
  title: 'Flat Shoe',
  category: 'Shoes & Knuckles',
  priceCents: 1000,
  image: '/pictures/sh-10-800.webp',
  quantity: 1,
}

function read(items: unknown) {
  return readSavedCart(JSON.stringify({ items }), findTestListing)
}

test('the key ends as the specification says', () => {
  expect(CART_STORAGE_KEY).toMatch(/stair-cart$/)
})

test('a cart is saved with the fields of the specification, money in dollars', () => {
  expect(JSON.parse(savedCartText(cartOf([baluster, shoe])))).toEqual({
    items: [
      {
        id: 'm-399:finish=cv',
        title: 'Plain Square Baluster, Copper Vein',
        category: 'Iron Balusters',
        price: 38.99,
        image: '/pictures/m-399-cv-800.webp',
        quantity: 2,
      },
      {
        id: 'sh-10',
        title: 'Flat Shoe',
        category: 'Shoes & Knuckles',
        price: 10,
        image: '/pictures/sh-10-800.webp',
        quantity: 1,
      },
    ],
    total: 87.98,
    itemCount: 3,
  })
})

test('a saved cart comes back as it was', () => {
  const cart = cartOf([baluster, shoe])
  expect(readSavedCart(savedCartText(cart), findTestListing)).toEqual({ cart, problems: [] })
})

describe('an unreadable value is an empty cart with a problem', () => {
  test.each([
    '',
    'null',
    'true',
    '7',
    '"cart"',
    '[]',
    '[{"id":"sh-10","quantity":1}]',
    '{}',
    '{"items":null}',
    '{"items":"sh-10"}',
    '{"items":{"0":{"id":"sh-10","quantity":1}}}',
    '{"items":[{"id":"sh-10","quantity":1}',
    'undefined',
    '[object Object]',
    '\u0000',
  ])('%j', (text) => {
    const { cart, problems } = readSavedCart(text, findTestListing)
    expect(cart).toEqual(EMPTY_CART)
    expect(problems).toEqual(['not a saved cart'])
  })
})

describe('a line is dropped, and the others are kept, when it', () => {
  test.each([
    ['is null', null],
    ['is a list', [shoe]],
    ['is a text', 'sh-10'],
    ['is empty', {}],
    ['has no id', { quantity: 1 }],
    ['has a number for an id', { id: 399, quantity: 1 }],
    ['has no quantity', { id: 'sh-10' }],
    ['has a quantity of 0', { id: 'sh-10', quantity: 0 }],
    ['has a negative quantity', { id: 'sh-10', quantity: -3 }],
    ['has a fraction', { id: 'sh-10', quantity: 1.5 }],
    ['has a text for a quantity', { id: 'sh-10', quantity: '3' }],
    ['has null for a quantity', { id: 'sh-10', quantity: null }],
    ['has an absurd quantity', { id: 'sh-10', quantity: 1e12 }],
    ['is of an unknown product', { id: 'sh-11', quantity: 1 }],
    ['is of __proto__', { id: '__proto__', quantity: 1 }],
    ['is of constructor', { id: 'constructor', quantity: 1 }],
    ['names an unknown choice', { id: 'm-399:finish=gold', quantity: 1 }],
    ['lacks its species', { id: 'c-2005', quantity: 1 }],
  ])('%s', (_, line) => {
    const { cart, problems } = read([baluster, line, shoe])
    expect(cart).toEqual(cartOf([baluster, shoe]))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^dropped line 2: /)
  })

  test('is nested a hundred thousand deep', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const text = `{"items":[{"id":"sh-10","quantity":1},${deep}]}`
    const { cart, problems } = readSavedCart(text, findTestListing)
    expect(cart.itemCount).toBe(1)
    expect(problems).toHaveLength(1)
  })

  test('has an infinite quantity', () => {
    const text = '{"items":[{"id":"sh-10","quantity":1e999}]}'
    expect(readSavedCart(text, findTestListing).cart).toEqual(EMPTY_CART)
  })
})

test('title, category, picture and price come from the catalogue', () => {
  const changed = {
    ...shoe,
    title: '<b>Free</b>',
    price: 0.01,
    priceCents: 1,
    image: '//x.example',
  }
  expect(read([changed])).toEqual({ cart: cartOf([{ ...shoe, wasCents: 1 }]), problems: [] })
})

test('a line remembers what it cost, until its buyer has heard of the new price', () => {
  const { cart } = read([{ ...shoe, price: 9.5 }, baluster])
  expect(cart.items.map(({ priceCents, wasCents }) => [priceCents, wasCents])).toEqual([
    [1000, 950],
    [3899, undefined],
  ])
  const more = cartReducer(cart, { type: 'update-quantity', id: 'sh-10', quantity: 3 })
  const again = readSavedCart(savedCartText(more), findTestListing).cart
  expect(again.items).toMatchObject([{ quantity: 3, wasCents: 950 }, {}])
  const heard = cartReducer(again, { type: 'accept-prices' })
  expect(heard.totalCents).toBe(10_798)
  expect(readSavedCart(savedCartText(heard), findTestListing).cart.items).toEqual([
    { ...shoe, quantity: 3 },
    baluster,
  ])
})

test('what came back to its old price has nothing to tell', () => {
  expect(read([{ ...shoe, price: 9.5, was: 10 }]).cart).toEqual(cartOf([shoe]))
})

test('totals are counted again', () => {
  const text = JSON.stringify({ items: [shoe], total: -5, itemCount: 'many' })
  expect(readSavedCart(text, findTestListing).cart).toEqual(cartOf([shoe]))
})

test('a line of an older cart, without its choices, means the first of each group', () => {
  const { cart } = read([{ id: 'm-399', title: 'Baluster', price: 34.99, quantity: 4 }])
  expect(cart.items).toMatchObject([{ id: 'm-399:finish=sb', priceCents: 3499, quantity: 4 }])
})

test('doubles are added up, under whatever spelling of their id', () => {
  const { cart } = read([
    { id: 'm-399', quantity: 4 },
    { id: 'sh-10', quantity: 1 },
    { id: 'm-399:finish=sb', quantity: 3 },
  ])
  expect(cart.items.map((item) => [item.id, item.quantity])).toEqual([
    ['m-399:finish=sb', 7],
    ['sh-10', 1],
  ])
})

test('a sold-out product stays, so that the buyer is told', () => {
  expect(read([{ id: 'sh-0', quantity: 1 }]).cart.itemCount).toBe(1)
})

test('any whole quantity that can still be counted is kept', () => {
  expect(read([{ id: 'sh-10', quantity: 150_000 }]).cart.itemCount).toBe(150_000)
  const most = read(Array.from({ length: 3 }, () => ({ id: 'sh-10', quantity: 1_000_000_000 })))
  expect(most.cart).toMatchObject({ itemCount: 1_000_000_000, totalCents: 1_000_000_000_000 })
})

test('a megabyte of rubbish is read like any other', () => {
  expect(readSavedCart('x'.repeat(1_000_000), findTestListing).cart).toEqual(EMPTY_CART)
  const id = `sh-10${'0'.repeat(1_000_000)}`
  expect(read([{ id, quantity: 1 }]).problems).toEqual(['dropped line 1: unknown-product'])
})

test('whatever single value a field is replaced by, a cart comes back', () => {
  const values = [null, true, -1, 0.5, 1e300, '', 'x', '3', [], {}, [[]], { id: 1 }]
  for (const value of values) {
    for (const field of ['id', 'quantity', 'title', 'price', 'image', 'category']) {
      const { cart } = read([{ ...shoe, [field]: value }, baluster])
      expect(cart.items.at(-1)?.id).toBe(baluster.id)
    }
    expect(readSavedCart(JSON.stringify(value), findTestListing).cart).toEqual(EMPTY_CART)
  }
})
