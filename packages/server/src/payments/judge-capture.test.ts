import { expect, test } from 'vitest'
import type { PayPalCapture, PayPalOrder } from '../paypal/paypal-order.ts'
import { SAMPLE_FORM } from '../testing/sample-order.ts'
import { judgeCapture } from './judge-capture.ts'
import { newOrderRow, orderOf } from '../orders/order-row.ts'

const { pickup: _, ...customer } = SAMPLE_FORM
const totals = { subtotalCents: 4810, shippingCents: 1500, taxCents: 385, totalCents: 6695 }
const order = orderOf(
  newOrderRow({ lines: [], customer, isPickup: false, totals }, new Date(0)),
  [],
)

function capture(status: string, more: Partial<PayPalCapture> = {}): PayPalCapture {
  const money = { value: '66.95', currency: 'USD' }
  const bare = { customId: order.id, reason: undefined, refunds: [] }
  return { id: `2GG${status}`, status, ...money, ...bare, ...more }
}

const RECORD: PayPalOrder = {
  id: '5O1',
  status: 'COMPLETED',
  merchantId: 'ABCDEFGH23456',
  customId: order.id,
  invoiceId: order.orderNumber,
  captures: [],
  buyer: { email: '', firstName: '', lastName: '' },
  items: [],
  changedAt: undefined,
}

function judge(captures: readonly PayPalCapture[], more: Partial<PayPalOrder> = {}) {
  return judgeCapture(order, { ...RECORD, captures, ...more }, 'ABCDEFGH23456')?.status
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
  for (const status of ['CREATED', 'APPROVED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']) {
    expect(judge([], { status })).toBeUndefined()
  }
})

test('an order that PayPal shows as void is declined', () => {
  expect(judge([], { status: 'VOIDED' })).toBe('declined')
})

test('of two captures of which one was given back, the other decides', () => {
  const returned = capture('REFUNDED', { id: '3HH' })
  expect(judge([capture('COMPLETED'), returned])).toBe('paid')
  expect(judge([returned, capture('COMPLETED', { value: '66.94' })])).toBe('needs_review')
  expect(judge([returned, capture('REFUNDED')])).toBe('refunded')
})

test('what was given back in part before anybody saw the payment leaves the order paid', () => {
  const captured = capture('PARTIALLY_REFUNDED', { refunds: ['10.00', '5.50'] })
  expect(judgeCapture(order, { ...RECORD, captures: [captured] }, undefined)).toEqual({
    status: 'paid',
    note: 'capture PARTIALLY_REFUNDED',
    captureId: '2GGPARTIALLY_REFUNDED',
    capturedCents: 6695,
    refundedCents: 1550,
  })
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
