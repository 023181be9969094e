import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findOrder } from '../orders/find-order.ts'
import { eventually } from '../testing/eventually.ts'
import { type DatabaseSettings, onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'
import { lastNight } from './night-watch.ts'

const DAY_MS = 24 * 60 * 60_000

test('the night is at eight in the morning UTC', () => {
  const night = '2026-11-22T08:00:00.000Z'
  expect(lastNight(new Date('2026-11-22T08:00:00.000Z')).toISOString()).toBe(night)
  expect(lastNight(new Date('2026-11-23T07:59:59.999Z')).toISOString()).toBe(night)
})

function tomorrow(): Date {
  return new Date(Date.now() + DAY_MS)
}

onEachDatabase((newDatabase) => {
  let database: DatabaseSettings
  let payPal: TestPayPal
  let shop: TestShop

  beforeEach(async () => {
    payPal = await openPayPal()
    database = await newDatabase()
    shop = await openShop(database, payPal)
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  /** An order of 66.95, and what the books know of it. */
  async function buy(how: object = {}) {
    const { body } = await shop.fn('create-paypal-order', sampleRequest())
    const orderID = String(body['orderID'])
    await payPal.control(`/approve/${orderID}`, how)
    await shop.fn('capture-paypal-order', { orderID })
    const order = await findOrder(shop.books, { payPalOrderId: orderID })
    if (order === undefined) throw new Error('there is no order')
    return order
  }

  const statusOf = async (orderNumber: string) =>
    (await findOrder(shop.books, { orderNumber }))?.status

  const refund = (captureId: string | undefined, value: string) =>
    payPal.rest(`/v2/payments/captures/${captureId}/refund`, {
      amount: { currency_code: 'USD', value },
    })

  test('books that agree with PayPal are said to agree', async () => {
    await buy()
    await buy({ cardholder: 'CCREJECT-REFUSED' })
    await shop.fn('create-paypal-order', sampleRequest())
    expect(await shop.orders('reconcile')).toEqual({
      text: '3 orders compared with PayPal: no difference.\n',
      isDone: true,
    })
  })

  test('what was given back at PayPal unheard is named, booked, and no difference the next time', async () => {
    const { captureId, orderNumber } = await buy()
    await refund(captureId, '10.00')
    expect(await shop.orders('reconcile')).toEqual({
      text:
        '1 orders compared with PayPal: 1 differ.\n' +
        `${orderNumber}: paid here, capture PARTIALLY_REFUNDED at PayPal: now paid\n`,
      isDone: false,
    })
    expect(await findOrder(shop.books, { orderNumber })).toMatchObject({ refundedCents: 1000 })
    expect((await shop.orders('reconcile')).isDone).toBe(true)
  })

  test('a refund that failed unheard is owed again', async () => {
    const { orderNumber } = await buy()
    const effect = { kind: 'ends', status: 'PENDING' }
    await payPal.control('/scenarios', { call: 'refund-capture', effect })
    await shop.orders('refund', orderNumber, '10.00')
    const refunds = JSON.stringify(await payPal.control('/ledger')).match(/refunds\/(\w+)/)
    await payPal.control(`/refunds/${refunds?.[1]}/settle`, { status: 'FAILED' })
    expect((await shop.orders('reconcile')).text).toContain(
      `${orderNumber}: $10.00 given back here, $0.00 at PayPal: now needs_review\n`,
    )
    expect(await statusOf(orderNumber)).toBe('needs_review')
  })

  test('a payment that PayPal shows no more needs review', async () => {
    const { orderNumber } = await buy()
    const effect = { kind: 'lags', status: 'APPROVED' }
    await payPal.control('/scenarios', { call: 'get-order', effect })
    expect((await shop.orders('reconcile')).text).toContain(
      `${orderNumber}: paid here, and PayPal shows no payment: now needs_review\n`,
    )
  })

  test('nothing is captured by comparing', async () => {
    const { body } = await shop.fn('create-paypal-order', sampleRequest())
    await payPal.control(`/approve/${String(body['orderID'])}`, {})
    expect((await shop.orders('reconcile')).isDone).toBe(true)
    expect(await payPal.captures(String(body['orderID']))).toEqual([])
  })

  test('while PayPal is away nothing changes, and it is said', async () => {
    const { orderNumber } = await buy()
    await payPal.close()
    expect((await shop.orders('reconcile')).text).toContain(
      `${orderNumber}: PayPal did not answer\n`,
    )
    expect(await statusOf(orderNumber)).toBe('paid')
    payPal = await openPayPal()
  }, 60_000)

  test('each order of the last week is compared once a night, without anybody asking', async () => {
    const { captureId, orderNumber } = await buy()
    await refund(captureId, '66.95')
    const later = await openShop(database, payPal, { app: { now: tomorrow } })
    await eventually(async () => expect(await statusOf(orderNumber)).toBe('refunded'))
    await eventually(() =>
      expect(later.log.join('')).toMatch(/"level":"error".*the books and PayPal differ/),
    )
    await later.close()
  })

  test('a report finds the payments that a restored backup does not know', async () => {
    const kept = await buy()
    const lost = await buy()
    await shop.close()
    shop = await openShop(await newDatabase(), payPal)
    const report = [
      '"Date","Type","Status","Currency","Gross","Transaction ID","Custom Number","Invoice Number"',
      `"11/20/2026","Express Checkout Payment","Completed","USD","66.95","${kept.captureId}","${kept.id}","${kept.orderNumber}"`,
      `"11/20/2026","Express Checkout Payment","Completed","USD","66.95","${lost.captureId}","","${lost.orderNumber}"`,
      '"11/20/2026","Payment Refund","Completed","USD","-12.00","9RE","",""',
      '"11/20/2026","Website Payment","Completed","USD","1,240.00","8XX","of another program","17"',
    ].join('\r\n')
    const file = join(database.dataDir, 'report.csv')
    await writeFile(file, `\uFEFF${report}\r\n`)
    expect((await shop.orders('reconcile', '--settlement', file)).text).toBe(
      '2 payments compared with PayPal: 2 differ.\n' +
        `${kept.orderNumber}: not here, $66.95 at PayPal: needs_review\n` +
        `${lost.orderNumber}: not here, $66.95 at PayPal: needs_review\n`,
    )
    const found = await findOrder(shop.books, { orderNumber: lost.orderNumber })
    expect(found).toMatchObject({
      id: lost.id,
      status: 'needs_review',
      hold: 'not_ours',
      lines: [],
    })
    expect(await shop.orders('reconcile', '--settlement', file)).toEqual({
      text: '2 payments compared with PayPal: no difference.\n',
      isDone: true,
    })
  })

  test('a settlement report in whole cents is read as well', async () => {
    const order = await buy()
    const report = [
      '"RH","2026/11/20","A"',
      '"CH","Transaction ID","Invoice ID","Transaction Event Code","Transaction Debit or Credit","Gross Transaction Amount","Gross Transaction Currency","Custom Field"',
      `"SB","${order.captureId}","${order.orderNumber}","T0006","CR","6695","USD","${order.id}"`,
      `"SB","7RF","${order.orderNumber}","T1107","DR","1000","USD","${order.id}"`,
    ].join('\n')
    const file = join(database.dataDir, 'report.csv')
    await writeFile(file, report)
    expect((await shop.orders('reconcile', '--settlement', file)).text).toBe(
      '1 payments compared with PayPal: no difference.\n',
    )
  })

  test('a file that is no report is refused with what to do', async () => {
    const file = join(database.dataDir, 'photo.csv')
    await writeFile(file, 'a,b\n1,2\n')
    await expect(shop.orders('reconcile', '--settlement', file)).rejects.toThrow(
      'Please download the activity or the settlement report as CSV.',
    )
    await expect(shop.orders('reconcile', '--settlement', '/nowhere.csv')).rejects.toThrow(
      'The file /nowhere.csv cannot be read.',
    )
  })
})
