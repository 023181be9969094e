import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '@millrun/commerce/desk/order-status'
import { buyerForgottenBefore, recordsDeletedBefore } from './retention-rule.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')

test.each([
  ['created', '2026-10-22T12:00:00.000Z'],
  ['declined', '2026-10-22T12:00:00.000Z'],
  ['paid', '2019-11-21T12:00:00.000Z'],
  ['refunded', '2019-11-21T12:00:00.000Z'],
] as const)('the buyer of an order that is %s since before %s is forgotten', (status, since) => {
  expect(buyerForgottenBefore(status, NOW)?.toISOString()).toBe(since)
})

test('the buyer of any other order is never forgotten', () => {
  const kept = ORDER_STATUSES.filter((status) => buyerForgottenBefore(status, NOW) === undefined)
  expect(kept).toEqual(expect.arrayContaining(['capturing', 'payment_pending', 'needs_review']))
})

test('seven years after a 29th of February end on the 1st of March', () => {
  const leapDay = new Date('2024-02-29T00:00:00.000Z')
  expect(buyerForgottenBefore('paid', leapDay)?.toISOString()).toBe('2017-03-01T00:00:00.000Z')
})

test('mails and events that are done with go after 90 days', () => {
  expect(recordsDeletedBefore(NOW).toISOString()).toBe('2026-08-23T12:00:00.000Z')
})
