import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { unfinishedPayment } from './unfinished-payment.ts'

const payment = {
  orderID: 'A1B2',
  order: {
    items: [],
    customerInfo: {
      email: 'ann@example.com',
      firstName: 'Ann',
      lastName: 'Miller',
      phone: '6095550100',
      streetAddress: '',
      secondaryAddress: '',
      city: '',
      state: '',
      zipCode: '',
    },
    subtotal: '10.00',
    tax: '0.80',
    shipping: '0.00',
    total: '10.80',
    pickup: true,
  },
  isAccepted: false,
}

beforeEach(() => vi.stubGlobal('window', { sessionStorage: memoryStorage() }))
afterEach(() => vi.unstubAllGlobals())

test('a payment is remembered until it is forgotten', () => {
  expect(unfinishedPayment.read()).toBeUndefined()
  unfinishedPayment.keep(payment)
  expect(unfinishedPayment.read()).toEqual(payment)
  unfinishedPayment.forget()
  expect(unfinishedPayment.read()).toBeUndefined()
})
