import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedHeaders } from '@millrun/paypal-stand-in/webhooks/signed-headers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { listOrders } from '../orders/find-order.ts'
import {
  type CertificateHost,
  type Certificates,
  daysFromNow,
  openCertificateHost,
} from '../testing/certificate-host.ts'
import { eventually } from '../testing/eventually.ts'
import { openPayPal, openShop, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'

const WEBHOOK_ID = 'TESTWEBHOOK1'
const variables = { PAYPAL_WEBHOOK_ID: WEBHOOK_ID }
const EVENT = JSON.stringify({ id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED' })

let certificates: CertificateHost
let folder: string
let shop: TestShop

beforeAll(async () => {
  certificates = await openCertificateHost()
})
afterAll(() => certificates.close())

// The shop takes the host of the certificates for its PayPal.
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrun-webhooks-'))
  shop = await openShop({ databaseUrl: undefined, dataDir: folder }, certificates, { variables })
})

afterEach(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const signed = (name: keyof Certificates, body = EVENT, time?: string) =>
  signedHeaders(certificates.of[name], body, {
    webhookId: WEBHOOK_ID,
    certificateUrl: certificates.address(name),
    ...(time !== undefined && { time }),
  })

test("PayPal's signature on exactly these bytes is believed", async () => {
  expect(await send(shop, EVENT, signed('right'))).toEqual({ status: 200, error: undefined })
  const odd = '{ "event_type":"A",\n"id" : "WH-2","resource":{"amount":1.0,"x":{}} }'
  expect(await send(shop, odd, signed('right', odd))).toEqual({ status: 200, error: undefined })
  expect(await send(shop, odd.replace('1.0', '1'), signed('right', odd))).toEqual({
    status: 400,
    error: 'This signature is wrong.',
  })
})

test('a certificate is fetched once', async () => {
  const before = certificates.fetches()
  await send(shop, EVENT, signed('right'))
  await send(shop, EVENT, signed('right'))
  expect(certificates.fetches() - before).toBe(1)
})

test.each(['otherName', 'expired', 'notYet', 'otherIssuer', 'selfIssued', 'rubbish'] as const)(
  'a certificate of another kind is not: %s',
  async (name) => {
    expect((await send(shop, EVENT, signed(name))).status).toBe(400)
  },
)

test.each([
  ['another host', 'https://evil.example/v1/notifications/certs/right'],
  ['a host that begins alike', 'http://127.0.0.1.evil.example/v1/notifications/certs/right'],
  ['another path', '/certs/right'],
  ['a path that climbs', '/v1/notifications/certs/../../../right'],
  ['a query', '/v1/notifications/certs/right?x'],
  ['nothing at all', ''],
])('a certificate at %s is not even fetched', async (_, address) => {
  const before = certificates.fetches()
  const url = address.startsWith('/') ? `${certificates.origin}${address}` : address
  const headers = { ...signed('right'), 'paypal-cert-url': url }
  expect((await send(shop, EVENT, headers)).status).toBe(400)
  expect(certificates.fetches()).toBe(before)
})

test.each([
  'paypal-transmission-id',
  'paypal-transmission-time',
  'paypal-transmission-sig',
  'paypal-cert-url',
  'paypal-auth-algo',
])('without %s an event is refused', async (name) => {
  expect(await send(shop, EVENT, { ...signed('right'), [name]: undefined })).toEqual({
    status: 400,
    error: expect.stringContaining(name),
  })
})

test('other algorithms, other webhooks and very old events are refused', async () => {
  const weaker = { ...signed('right'), 'paypal-auth-algo': 'SHA1withRSA' }
  expect((await send(shop, EVENT, weaker)).status).toBe(400)
  const otherWebhook = signedHeaders(certificates.of.right, EVENT, {
    webhookId: 'ANOTHER',
    certificateUrl: certificates.address('right'),
  })
  expect((await send(shop, EVENT, otherWebhook)).status).toBe(400)
  expect(
    (await send(shop, EVENT, signed('right', EVENT, daysFromNow(-5).toISOString()))).status,
  ).toBe(400)
  expect(
    (await send(shop, EVENT, signed('right', EVENT, daysFromNow(-3).toISOString()))).status,
  ).toBe(200)
})

test('when the certificate cannot be had, PayPal is asked to come again', async () => {
  expect((await send(shop, EVENT, signed('broken'))).status).toBe(503)
  expect((await send(shop, EVENT, signed('huge'))).status).toBe(503)
  expect((await send(shop, EVENT, signed('elsewhere'))).status).toBe(503)
})

test('made-up certificates do not make the shop call PayPal without end', async () => {
  const before = certificates.fetches()
  for (let number = 0; number < 15; number += 1) {
    const url = `${certificates.origin}/v1/notifications/certs/made-up-${number}`
    const { status } = await send(shop, EVENT, { ...signed('right'), 'paypal-cert-url': url })
    expect(status).toBe(503)
  }
  expect(certificates.fetches() - before).toBe(10)
})

test('whoever keeps sending what cannot be believed is not heard for a minute', async () => {
  const proxied = await openShop(
    { databaseUrl: undefined, dataDir: join(folder, 'proxied') },
    certificates,
    { variables: { ...variables, TRUST_PROXY: '1' } },
  )
  const from = (ip: string, body = EVENT) =>
    send(proxied, EVENT, { ...signed('right', body), 'x-forwarded-for': ip })
  for (let number = 0; number < 20; number += 1) {
    expect((await from('203.0.113.7', 'another body')).status).toBe(400)
  }
  expect(await from('203.0.113.7', 'another body')).toEqual({
    status: 429,
    error: 'Too many events from this address; please send them again in a minute.',
  })
  expect((await from('203.0.113.7')).status).toBe(429)
  expect((await from('203.0.113.8')).status).toBe(200)
  await proxied.close()
})

test('of one address ten times as many events are taken as function calls', async () => {
  const limited = await openShop(
    { databaseUrl: undefined, dataDir: join(folder, 'limited') },
    certificates,
    { variables: { ...variables, RATE_LIMIT_PER_MINUTE: '30' } },
  )
  const statuses = new Map<number, number>()
  const sendOne = async () => {
    const { status } = await send(limited, EVENT, signed('right'))
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  for (let batch = 0; batch < 13; batch += 1) {
    await Promise.all(Array.from({ length: 25 }, sendOne))
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 300, 429: 25 })
  await limited.close()
})

test('what is signed and yet no event is refused', async () => {
  for (const body of ['no json', '[]', '{"event_type":"A"}']) {
    expect((await send(shop, body, signed('right', body))).status).toBe(400)
  }
})

test.each([
  null,
  [],
  { id: 7, custom_id: 'c'.repeat(255), links: [{ href: 'https://api.paypal.com/' }] },
  { id: 'nul\u0000', purchase_units: 'none', supplementary_data: { related_ids: { order_id: 9 } } },
])('what is signed is taken, whatever it is about: %j', async (resource) => {
  const event = JSON.stringify({ id: 'WH-odd', event_type: 'CUSTOMER.DISPUTE.CREATED', resource })
  expect((await send(shop, event, signed('right', event))).status).toBe(200)
})

test('a true event about a payment that PayPal knows nothing of moves no money', async () => {
  const payPal = await openPayPal()
  const database = { databaseUrl: undefined, dataDir: join(folder, 'orders') }
  const first = await openShop(database, payPal)
  const { body } = await first.fn('create-paypal-order', sampleRequest())
  await first.close()
  await payPal.close()
  const { orderID } = body
  certificates.orders.set(String(orderID), { id: orderID, status: 'CREATED' })
  const listening = await openShop(database, certificates, { variables })
  const event = JSON.stringify({
    id: 'WH-9',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { id: 'CAP1', supplementary_data: { related_ids: { order_id: orderID } } },
  })
  const { status } = await send(listening, event, signed('right', event))
  expect(status).toBe(200)
  await eventually(() => expect(certificates.ordersRead()).toEqual([orderID]))
  await listening.close()
  const reopened = await openShop(database, certificates)
  expect((await listOrders(reopened.books)).map((order) => order.status)).toEqual(['created'])
  await reopened.close()
})

test('without PAYPAL_WEBHOOK_ID nothing is believed, and the log is loud', async () => {
  const deaf = await openShop(
    { databaseUrl: undefined, dataDir: join(folder, 'deaf') },
    certificates,
    { variables: { PAYPAL_CLIENT_ID: 'a-client', PAYPAL_CLIENT_SECRET: 'a-secret' } },
  )
  expect((await send(deaf, EVENT, signed('right'))).status).toBe(503)
  await deaf.close()
  expect(deaf.log.join('')).toMatch(/"level":"error".*PAYPAL_WEBHOOK_ID is not set/)
})

async function send(
  { origin }: TestShop,
  body: string,
  headers: Record<string, string | undefined>,
): Promise<{ readonly status: number; readonly error: unknown }> {
  const set = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  )
  const response = await fetch(`${origin}/webhooks/paypal`, {
    method: 'POST',
    headers: set,
    body,
  })
  const answer: unknown = await response.json()
  return { status: response.status, error: Object(answer)['error'] }
}
