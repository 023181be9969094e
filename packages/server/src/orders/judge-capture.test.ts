import { expect, test } from 'vitest'
import type { PayPalCapture, PayPalOrder } from '../paypal/paypal-order.ts'
import { SAMPLE_FORM } from '../testing/sample-order.ts'
import { judgeCapture } from './judge-capture.ts'
import { newOrderRow, orderOf } from './order-row.ts'

const { pickup: _, ...customer } = SAMPLE_FORM
const totals = { subtotalCents: 4810, shippingCents: 1500, taxCents: 385, totalCents: 6695 }
const order = orderOf(newOrderRow({ lines: [], customer, isPickup: false, totals }, new Date(0)))

function capture(status: string, more: Partial<PayPalCapture> = {}): PayPalCapture {
  const money = { value: '66.95', currency: 'USD' }
  return { id: `2GG${status}`, status, ...money, customId: order.id, reason: undefined, ...more }
}

function judge(captures: readonly PayPalCapture[], more: Partial<PayPalOrder> = {}) {
  const record = { id: '5O1', status: 'COMPLETED', merchantId: 'ABCDEFGH23456', refunds: [] }
  return judgeCapture(order, { ...record, captures, ...more }, 'ABCDEFGH23456')?.status
}

test('the capture decides, wherever it stands among those that failed', () => {
  expect(judge([capture('COMPLETED')])).toBe('paid')
  expect(judge([capture('DECLINED'), capture('COMPLETED'), capture('FAILED')])).toBe('paid')
  expect(judge([capture('DECLINED'), capture('FAILED')])).toBe('declined')
  expect(judge([capture('PENDING')])).toBe('payment_pending')
  expect(judge([capture('REFUNDED')])).toBe('refunded')
  expect(judge([capture('NEWS')])).toBe('needs_review')
})

test('without a capture nothing is decided, whatever the order itself is called', () => {
  for (const status of ['CREATED', 'APPROVED', 'COMPLETED', 'VOIDED']) {
    expect(judge([], { status })).toBeUndefined()
  }
})

test('two captures of one order are looked into by somebody', () => {
  expect(judge([capture('COMPLETED'), capture('COMPLETED', { id: '3HH' })])).toBe('needs_review')
  expect(judge([capture('PENDING'), capture('COMPLETED')])).toBe('needs_review')
})

test('what was given back in full needs no review, whatever was wrong with it', () => {
  expect(judge([capture('REFUNDED', { value: '1.00' })])).toBe('refunded')
  expect(judge([capture('PARTIALLY_REFUNDED', { value: '1.00' })])).toBe('needs_review')
})

test.each([
  ['a cent less', [capture('COMPLETED', { value: '66.94' })], {}],
  ['a cent more', [capture('COMPLETED', { value: '66.96' })], {}],
  ['another currency', [capture('COMPLETED', { currency: 'CAD' })], {}],
  ['another order', [capture('COMPLETED', { customId: 'another' })], {}],
  ['no order', [capture('COMPLETED', { customId: undefined })], {}],
  ['another account', [capture('COMPLETED')], { merchantId: 'JKLMNPQRS2345' }],
  ['no account', [capture('COMPLETED')], { merchantId: undefined }],
] as const)('%s is looked into by somebody', (_name, captures, more) => {
  expect(judge(captures, more)).toBe('needs_review')
})
