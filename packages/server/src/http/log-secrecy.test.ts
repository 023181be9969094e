import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listOrders } from '../orders/find-order.ts'
import { eventually } from '../testing/eventually.ts'
import { type MailServer, openMailServer } from '../testing/open-mail-server.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'

let folder: string
let mailServer: MailServer
let payPal: TestPayPal
let shop: TestShop

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrun-secrecy-'))
  mailServer = await openMailServer()
  payPal = await openPayPal()
  const variables = {
    PAYPAL_CLIENT_ID: 'millrun-test-client',
    PAYPAL_CLIENT_SECRET: 'millrun-test-secret',
    PAYPAL_WEBHOOK_ID: 'SECRETWEBHOOK',
    SMTP_URL: mailServer.url.replace('//', '//shopkeeper:mail-password@'),
  }
  shop = await openShop({ databaseUrl: undefined, dataDir: folder }, payPal, { variables })
  // It names the address that it refuses.
  mailServer.refuse(1)
  const url = `${shop.origin}/webhooks/paypal`
  await payPal.control('/webhooks', { url, id: 'SECRETWEBHOOK', isUnruly: true })
})

afterEach(async () => {
  await shop.close()
  await payPal.close()
  await mailServer.close()
  await rm(folder, { recursive: true })
})

async function buy(how: object): Promise<void> {
  const { body } = await shop.fn('create-paypal-order', sampleRequest())
  await payPal.control(`/approve/${String(body['orderID'])}`, how)
  await shop.fn('capture-paypal-order', {
    orderID: body['orderID'],
    orderData: sampleRequest().orderData,
  })
}

const trouble = (call: string, effect: object, times = 1) =>
  payPal.control('/scenarios', { call, effect, times })

test('the log of a whole run names no buyer, no secret and no address of a page', async () => {
  await buy({})
  await buy({ cardholder: 'CCREJECT-REFUSED' })
  await buy({ funding: 'pending-bank' })
  await buy({ funding: 'refused-bank' })
  await trouble('capture-order', { kind: 'takes', value: '1.00' })
  await buy({})
  await trouble('create-order', {
    kind: 'answers',
    status: 422,
    issue: 'SHIPPING_ADDRESS_INVALID',
  })
  await buy({})
  await trouble('create-order', { kind: 'drops' }, 3)
  await buy({})
  await payPal.control('/tokens/revoke', {})
  await buy({})
  const [order] = await listOrders(shop.books, { statuses: ['paid'] })
  const { pageToken = '', orderNumber = '' } = order ?? {}
  await shop.fn('order-status', { token: pageToken })
  for (const path of ['', '/', '/x', '?from=mail', '%']) {
    await fetch(`${shop.origin}/orders/${pageToken}${path}`)
    await fetch(`${shop.origin}/orders/${pageToken}${path}`, { method: 'POST' })
  }
  await shop.fn('send-order-mail', { orderNumber, email: 'ada@example.com' })
  await shop.fn('validate-address', sampleRequest().orderData.customerInfo)
  await shop.fn('capture-paypal-order', '{"email":"ada@example.com"')
  await shop.fn('create-paypal-order', { ...sampleRequest(), currency: 'EUR' })
  await fetch(`${shop.origin}/webhooks/paypal`, {
    method: 'POST',
    body: '{"id":"ada@example.com"}',
  })
  await eventually(() => expect(shop.log.join('')).toContain('a mail was not sent'))
  await eventually(() => expect(shop.log.join('')).toContain('event received'))
  const log = shop.log.join('')
  expect(log).toContain('an order needs review')
  for (const secret of [
    'ada@',
    'Ada',
    'Turner',
    '555-0100',
    'Main St',
    'Trenton',
    'millrun-test-secret',
    'mail-password',
    'SECRETWEBHOOK',
    'Bearer',
    'Basic ',
    pageToken,
  ]) {
    expect(log).not.toContain(secret)
  }
})
