import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { centsToAmount } from '@millrun/commerce/dollars'
import { taxedTotals } from '@millrun/commerce/tax/applied-tax'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findOrder } from '../orders/find-order.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { SAMPLE_FORM, sampleRequest } from '../testing/sample-order.ts'

let dataDir: string
let payPal: TestPayPal
let shop: TestShop
let now: Date

beforeEach(async () => {
  now = new Date()
  dataDir = await mkdtemp(join(tmpdir(), 'millrun-tax-'))
  payPal = await openPayPal()
  shop = await openShop({ databaseUrl: undefined, dataDir }, payPal, {
    variables: { TAX_TABLE: 'destination' },
    app: { now: () => now },
  })
})

afterEach(async () => {
  await shop.close()
  await payPal.close()
  await rm(dataDir, { recursive: true })
})

/** The sample order, 48.10 and 15.00 shipping, as a browser sums it up on that day. */
function requestOn(day: string, state = 'NJ') {
  const { orderData } = sampleRequest(undefined, { ...SAMPLE_FORM, state })
  const sale = { subtotalCents: 4810, isPickup: false, state }
  const { totals } = taxedTotals(sale, { table: 'destination', day })
  const sums = {
    tax: centsToAmount(totals.taxCents),
    total: centsToAmount(totals.totalCents),
  }
  return { amount: sums.total, currency: 'USD', orderData: { ...orderData, ...sums } }
}

async function create(request: object): Promise<string> {
  const { body } = await shop.fn('create-paypal-order', request)
  return String(body['orderID'] ?? body['error'])
}

async function pay(orderID: string) {
  await payPal.control(`/approve/${orderID}`, {})
  await shop.fn('capture-paypal-order', { orderID })
  return findOrder(shop.books, { payPalOrderId: orderID })
}

test('the browser is told by which table it is to sum up', async () => {
  expect((await shop.fn('get-paypal-config', {})).body).toMatchObject({ taxTable: 'destination' })
})

test('goods and delivery to New Jersey are taxed with 6.625 %, and the rate stays with the order', async () => {
  const request = requestOn('2026-11-23')
  // 63.10 × 6.625 % is 4.180375.
  expect(request.orderData).toMatchObject({ tax: '4.18', total: '67.28' })
  const order = await pay(await create(request))
  expect(order?.status).toBe('paid')
  expect(order?.tax).toEqual({ rowId: 'nj-2018', rateThousandths: 6625, baseCents: 6310 })
  const { text } = await shop.orders('show', order?.orderNumber ?? '')
  expect(text).toContain('Tax (6.625%): $4.18')
})

test('8 % of the subtotal is refused where the table says otherwise', async () => {
  expect(await create(sampleRequest())).toMatch(/4\.18/)
})

test('an order of the second before a rate begins keeps its own, though paid for after', async () => {
  // Midnight in New Jersey before 2018-01-01, on which its row begins.
  now = new Date('2018-01-01T04:59:59.000Z')
  const before = await create(requestOn('2017-12-31'))
  now = new Date('2018-01-01T05:00:00.000Z')
  expect(await create(requestOn('2017-12-31'))).toMatch(/4\.18/)
  const order = await pay(before)
  expect(order).toMatchObject({ status: 'paid', totals: { taxCents: 0, totalCents: 6310 } })
  expect(order?.tax).toEqual({ rowId: undefined, rateThousandths: 0, baseCents: 0 })
})
