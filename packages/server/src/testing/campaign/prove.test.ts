import { expect, test } from 'vitest'
import type { BuyerStory } from './buyer.ts'
import { findFaults, type Books } from './prove.ts'

const WHOLE = {
  hold: null,
  refundedCents: 0,
  accepted: null,
  taxCents: 74,
  lines: [{ number: 1, quantity: 2 }],
  refunds: [],
}
const REFUND = { number: 1, status: 'done', taxCents: 37, lines: [{ number: 1, quantity: 1 }] }

const RIGHT: Books = {
  orders: [
    {
      orderNumber: 'MR-1',
      status: 'paid',
      paypalOrderId: 'P1',
      captureId: 'C1',
      total: '10.00',
      ...WHOLE,
    },
    {
      orderNumber: 'MR-2',
      status: 'declined',
      paypalOrderId: 'P2',
      captureId: 'C2',
      total: '5.00',
      ...WHOLE,
    },
    {
      orderNumber: 'MR-3',
      status: 'needs_review',
      paypalOrderId: 'P3',
      captureId: 'C3',
      total: '7.00',
      ...WHOLE,
    },
  ],
  captures: [
    { payPalOrderId: 'P1', id: 'C1', status: 'COMPLETED', value: '10.00', refundedCents: 0 },
    { payPalOrderId: 'P2', id: 'C2', status: 'DECLINED', value: '5.00', refundedCents: 0 },
    { payPalOrderId: 'P3', id: 'C3', status: 'COMPLETED', value: '1.00', refundedCents: 0 },
  ],
  mails: [
    'MR-1-confirmation.eml',
    'MR-1-notice.eml',
    'MR-1-received.eml',
    'MR-2-failed.eml',
    'MR-3-review.eml',
  ],
  approved: [],
  stories: [
    {
      cartId: 'A',
      payPalOrderIds: ['P1', 'P2'],
      toldPaid: ['P1'],
      toldRefused: ['P2'],
      approvedAgain: [],
    },
  ],
  log: '{"orderNumber":"MR-1","status":"paid"}',
}

function withOrder(change: object): Books {
  const [first, ...others] = RIGHT.orders
  return first === undefined ? RIGHT : { ...RIGHT, orders: [{ ...first, ...change }, ...others] }
}

function withCapture(change: object): Books {
  const [first, ...others] = RIGHT.captures
  return first === undefined ? RIGHT : { ...RIGHT, captures: [{ ...first, ...change }, ...others] }
}

function storyOf(change: Partial<BuyerStory>): BuyerStory {
  const silent = { toldPaid: [], toldRefused: [], approvedAgain: [] }
  return { cartId: 'A', payPalOrderIds: ['P1'], ...silent, ...change }
}

test('an order that is held for a person may be anything but final', () => {
  expect(findFaults(withOrder({ status: 'needs_review', hold: 'disputed' }))).toEqual([
    'MR-1-review.eml is missing',
  ])
})

test('right books are right', () => {
  expect(findFaults(RIGHT)).toEqual([])
})

const second = {
  payPalOrderId: 'P1',
  id: 'C9',
  status: 'PENDING',
  value: '10.00',
  refundedCents: 0,
}
test.each<[string, Books]>([
  ['PayPal order P1 was captured twice', { ...RIGHT, captures: [...RIGHT.captures, second] }],
  [
    'cart A was charged twice',
    { ...RIGHT, captures: [...RIGHT.captures, { ...second, payPalOrderId: 'P2' }] },
  ],
  ['capture C1 belongs to no order', { ...RIGHT, orders: RIGHT.orders.slice(1), mails: [] }],
  ['order MR-1 (10.00) is declined, and 10.00 were taken', withOrder({ status: 'declined' })],
  ['order MR-1 (10.01) is paid, and 10.00 were taken', withOrder({ total: '10.01' })],
  ['order MR-1 is paid without a capture', { ...RIGHT, captures: RIGHT.captures.slice(1) }],
  ['order MR-1 is still capturing', withOrder({ status: 'capturing' })],
  ['MR-3-review.eml is missing', { ...RIGHT, mails: RIGHT.mails.slice(0, 3) }],
  ['MR-1-notice.eml is missing', { ...RIGHT, mails: ['MR-1-confirmation.eml'] }],
  [
    'MR-2-confirmation.eml should not have been sent',
    { ...RIGHT, mails: [...RIGHT.mails, 'MR-2-confirmation.eml'] },
  ],
  ['P1 was called paid and is not', withOrder({ status: 'needs_review' })],
  [
    'P1 was called refused, but money was taken',
    {
      ...RIGHT,
      stories: [storyOf({ toldRefused: ['P1'] })],
    },
  ],
  [
    'order MR-1 has 0 cents given back, PayPal 100',
    withCapture({ status: 'PARTIALLY_REFUNDED', refundedCents: 100 }),
  ],
  ['order MR-1 (10.00) is paid, and 10.00 were taken', withCapture({ status: 'REFUNDED' })],
  ['the buyer of MR-1 was not told of refund 1', withOrder({ refunds: [REFUND] })],
  [
    'line 1 of MR-1 was given back twice',
    withOrder({ refunds: [REFUND, REFUND, { ...REFUND, status: 'pending' }] }),
  ],
  [
    'MR-1 gave back 75 cents of 74 tax',
    withOrder({ refunds: [REFUND, { ...REFUND, taxCents: 38 }] }),
  ],
  ['refund 1 of MR-1 has no end', withOrder({ refunds: [{ ...REFUND, status: 'asked' }] })],
  [
    'P4 was approved again and never captured',
    {
      ...RIGHT,
      approved: ['P4'],
      stories: [storyOf({ payPalOrderIds: ['P4'], approvedAgain: ['P4'] })],
    },
  ],
  ['the log says /@example\\.com/', { ...RIGHT, log: 'to buyer-1@example.com' }],
])('wrong books are found out: %s', (fault, books) => {
  expect(findFaults(books)).toContain(fault)
})
