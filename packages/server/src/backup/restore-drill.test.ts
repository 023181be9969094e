import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findOrder, listOrders } from '../orders/find-order.ts'
import type { Order } from '../orders/order.ts'
import { eventually } from '../testing/eventually.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'
import { POSTGRES_WITH_BACKUP } from './testing/archived-postgres.ts'
import { type DrilledDatabase, drilledPostgres, drilledSqlite } from './testing/drilled-database.ts'
import { openOffice } from './testing/office.ts'
import { activityReport, readPayments } from './testing/payments-at-paypal.ts'

const WEBHOOK = 'TESTWEBHOOK1'
/** Programs of the shop start six times. */
const PATIENCE_MS = 240_000

let payPal: TestPayPal
let shop: TestShop
let database: DrilledDatabase

beforeEach(async () => {
  payPal = await openPayPal()
})

afterEach(async () => {
  await shop.close()
  await payPal.close()
  await database.close()
})

test(
  'on SQLite, what the last copy does not know is found at PayPal, and nothing is lost or doubled',
  { timeout: PATIENCE_MS },
  async () => {
    database = await drilledSqlite(payPal.origin)
    await drill()
    expect(await moneyInBooks()).toEqual(await moneyAtPayPal())
  },
)

const missing =
  POSTGRES_WITH_BACKUP.length === 0 ? ' (left out: its programs are not installed)' : ''
describe.skipIf(POSTGRES_WITH_BACKUP.length === 0)(`on PostgreSQL${missing}`, () => {
  test.for(POSTGRES_WITH_BACKUP)(
    'by the programs in %s, what was bought after the moment is found at PayPal, and nothing is lost or doubled',
    { timeout: PATIENCE_MS },
    async (programs) => {
      database = await drilledPostgres(programs)
      await drill()
      expect(await moneyInBooks()).toEqual(await moneyAtPayPal())
    },
  )
})

/** A shop that loses its database after a day of work, and gets back what it was at a moment before. */
async function drill(): Promise<void> {
  await open()
  const longAgo = [await shop.buy(), await shop.buy(), await shop.buy()]
  await database.backUp()
  const justBefore = await shop.buy()
  const placed = await place()
  const moment = await database.mark()

  const [givenBack, ...untouched] = [...longAgo, justBefore]
  await payFor(placed)
  const [told, silent] = [await shop.buy(), await shop.buy()]
  await place()
  await shop.orders('refund', givenBack?.orderNumber ?? '', '10.00')
  await shop.close()
  await database.lose()
  await database.restore(moment)

  await open()
  expect(await Promise.all([told, silent].map(known))).toEqual([undefined, undefined])
  expect(await Promise.all(untouched.map(known))).toEqual(untouched)
  await hearAgainOf(told)
  await compareBooks(moment, givenBack)
  await compareReport(moment, silent)
  expect(await Promise.all(untouched.map(known))).toEqual(untouched)
  expect(await known(told)).toMatchObject({ status: 'needs_review', capturedCents: 6695 })
  expect(await known(silent)).toMatchObject({ status: 'needs_review', capturedCents: 6695 })
}

async function open(): Promise<void> {
  const variables = { PAYPAL_WEBHOOK_ID: WEBHOOK }
  shop = await openShop(database.settings, payPal, { variables })
  await payPal.control('/webhooks', { url: `${shop.origin}/webhooks/paypal`, id: WEBHOOK })
}

const known = ({ id }: Order) => findOrder(shop.books, { orderId: id })

async function place(): Promise<string> {
  const { body } = await shop.fn('create-paypal-order', sampleRequest())
  return String(body['orderID'])
}

async function payFor(payPalOrderId: string): Promise<void> {
  await payPal.control(`/approve/${payPalOrderId}`, {})
  await shop.fn('capture-paypal-order', { orderID: payPalOrderId })
}

/** PayPal sends once more what it had sent about a payment. */
async function hearAgainOf(order: Order): Promise<void> {
  const resource = (await readPayments(payPal)).find(({ id }) => id === order.captureId)
  await payPal.control('/events', { type: 'PAYMENT.CAPTURE.COMPLETED', resource })
  await eventually(async () =>
    expect(await known(order)).toMatchObject({ status: 'needs_review', hold: 'not_ours' }),
  )
}

async function compareBooks(moment: string, givenBack: Order | undefined): Promise<void> {
  const office = openOffice(database.settings, payPal.origin)
  const found = await office('compare', { RESTORE_TO: moment })
  expect(found.code).toBe(1)
  expect(found.text).toContain(
    `${givenBack?.orderNumber}: paid here, capture PARTIALLY_REFUNDED at PayPal: now paid\n`,
  )
  expect(await findOrder(shop.books, { orderId: givenBack?.id })).toMatchObject({
    status: 'paid',
    refundedCents: 1000,
  })
  const again = await office('compare', { RESTORE_TO: moment })
  expect(again).toEqual({ code: 0, text: expect.stringMatching(/: no difference\.\n$/) })
}

async function compareReport(moment: string, silent: Order): Promise<void> {
  const office = openOffice(database.settings, payPal.origin)
  await mkdir(database.settings.dataDir, { recursive: true })
  const report = join(database.settings.dataDir, 'report.csv')
  await writeFile(report, activityReport(await readPayments(payPal)))
  const variables = { RESTORE_TO: moment, REPORT: report }
  const found = await office('compare-report', variables)
  expect(found.text).toContain(
    '7 payments compared with PayPal: 1 differ.\n' +
      `${silent.orderNumber}: not here, $66.95 at PayPal: needs_review\n`,
  )
  expect(found.code).toBe(1)
  const again = await office('compare-report', variables)
  expect(again).toEqual({ code: 0, text: expect.stringMatching(/: no difference\.\n$/) })
}

/** The payments of all orders that are paid, or that somebody looks into. */
async function moneyInBooks(): Promise<readonly string[]> {
  const statuses = ['paid', 'needs_review'] as const
  const orders = await listOrders(shop.books, { statuses })
  return orders.flatMap(({ captureId }) => captureId ?? []).toSorted()
}

async function moneyAtPayPal(): Promise<readonly string[]> {
  return (await readPayments(payPal)).map(({ id }) => id).toSorted()
}
