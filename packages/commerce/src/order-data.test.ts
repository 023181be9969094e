import { describe, expect, test } from 'vitest'
import { cartOf } from './cart.ts'
import { EMPTY_CHECKOUT_FORM } from './checkout-form.ts'
import { CreateOrderRequestSchema } from './functions.ts'
import { orderData } from './order-data.ts'

const cart = cartOf([
  {
    id: 'm-399:finish=cv',
    title: 'Plain Square Baluster, Copper Vein',
    category: 'Iron Balusters',
    priceCents: 3899,
    image: '/pictures/m-399-800.webp',
    quantity: 2,
  },
])
const form = {
  ...EMPTY_CHECKOUT_FORM,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '609-555-0142',
  pickup: false,
  streetAddress: '100 N Main St',
  secondaryAddress: 'Apt 4',
  city: 'Trenton',
  state: 'NJ',
  zipCode: '08608',
}

test('an order is sent with money as two-decimal strings: 77.98 + 15.00 + 6.24', () => {
  expect(orderData(cart, form)).toEqual({
    items: [
      {
        id: 'm-399:finish=cv',
        title: 'Plain Square Baluster, Copper Vein',
        category: 'Iron Balusters',
        price: '38.99',
        image: '/pictures/m-399-800.webp',
        quantity: 2,
      },
    ],
    customerInfo: {
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '609-555-0142',
      streetAddress: '100 N Main St',
      secondaryAddress: 'Apt 4',
      city: 'Trenton',
      state: 'NJ',
      zipCode: '08608',
    },
    subtotal: '77.98',
    shipping: '15.00',
    tax: '6.24',
    total: '99.22',
    pickup: false,
  })
})

test('with pickup it carries no address and no shipping', () => {
  const data = orderData(cart, { ...form, pickup: true })
  const { items, customerInfo, ...sums } = data
  expect(items).toEqual(orderData(cart, form).items)
  expect(sums).toEqual({
    subtotal: '77.98',
    shipping: '0.00',
    tax: '6.24',
    total: '84.22',
    pickup: true,
  })
  expect(customerInfo).toEqual({
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '609-555-0142',
    streetAddress: '',
    secondaryAddress: '',
    city: '',
    state: '',
    zipCode: '',
  })
})

test('it is what the function accepts', () => {
  const data = orderData(cart, form)
  const request = { amount: data.total, currency: 'USD', orderData: data }
  expect(CreateOrderRequestSchema.parse(request)).toEqual(request)
})

test.each([
  ['7f3c9a52-0b1e-4d7c-9a55-3e8f21c0d6b4', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['a b', false],
  ['', false],
])('it may say which cart it is, in up to 64 letters, digits and dashes: %s', (cartId, isRight) => {
  const data = { ...orderData(cart, form), cartId }
  const request = { amount: data.total, currency: 'USD', orderData: data }
  expect(CreateOrderRequestSchema.safeParse(request).success).toBe(isRight)
})

test('an order without references and truck is written as ever', () => {
  // Letter by letter what a checkout of before 2026-11-23 sent.
  expect(JSON.stringify(orderData(cart, form))).toBe(
    '{"items":[{"id":"m-399:finish=cv","title":"Plain Square Baluster, Copper Vein",' +
      '"category":"Iron Balusters","image":"/pictures/m-399-800.webp","quantity":2,"price":"38.99"}],' +
      '"customerInfo":{"email":"ada@example.com","firstName":"Ada","lastName":"Byron",' +
      '"phone":"609-555-0142","streetAddress":"100 N Main St","secondaryAddress":"Apt 4",' +
      '"city":"Trenton","state":"NJ","zipCode":"08608"},"subtotal":"77.98","tax":"6.24",' +
      '"shipping":"15.00","total":"99.22","pickup":false}',
  )
})

describe('an order for the papers of its buyer', () => {
  const named = { ...form, poNumber: '4711', invoiceEmail: 'bills@example.com' }

  test('carries what was filled in, and nothing for what was not', () => {
    const data = orderData(cart, named)
    expect(data).toMatchObject({ poNumber: '4711', invoiceEmail: 'bills@example.com' })
    expect(data).not.toHaveProperty('jobName')
    expect(data).not.toHaveProperty('truck')
  })
})

test('an order by truck carries what was answered', () => {
  const data = orderData(cart, { ...form, truckPlace: 'business', liftGate: true }, true)
  expect(data.truck).toEqual({ place: 'business', liftGate: true, limitedAccess: false })
  expect(data.customerInfo).toEqual(orderData(cart, form).customerInfo)
  const request = { amount: data.total, currency: 'USD', orderData: data }
  expect(CreateOrderRequestSchema.parse(request)).toEqual(request)
})

test('a truck goes to no other place than those that are asked for', () => {
  const data = orderData(cart, { ...form, truckPlace: 'business' }, true)
  const toABarn = { ...data, truck: { ...data.truck, place: 'barn' } }
  const request = { amount: data.total, currency: 'USD', orderData: toABarn }
  expect(CreateOrderRequestSchema.safeParse(request).success).toBe(false)
})
