import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '@millrun/catalogue/catalogue'
import { completeChoices, speciesOf } from '@millrun/catalogue/choosing/choices'
import { lineOf } from '@millrun/catalogue/choosing/line-id'
import type { CreateOrderRequest } from '@millrun/commerce/functions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listOrders } from '../orders/find-order.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { SAMPLE_FORM, sampleRequest } from '../testing/sample-order.ts'

let dataDir: string
let payPal: TestPayPal
let shop: TestShop

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'millrun-refused-'))
  payPal = await openPayPal()
  shop = await openShop({ databaseUrl: undefined, dataDir }, payPal)
})

afterAll(async () => {
  await shop.close()
  await payPal.close()
  await rm(dataDir, { recursive: true })
})

const SENTENCE = expect.stringMatching(/^[A-Z"].{10,}[a-z\d.]$/)

function withLine(change: object): CreateOrderRequest {
  const request = sampleRequest()
  const [line] = request.orderData.items
  const items = [Object.assign({}, line, change)]
  return { ...request, orderData: { ...request.orderData, items } }
}

function withData(change: object): CreateOrderRequest {
  const request = sampleRequest()
  return { ...request, orderData: { ...request.orderData, ...change } }
}

function withCustomer(change: object): CreateOrderRequest {
  const { customerInfo } = sampleRequest().orderData
  return withData({ customerInfo: { ...customerInfo, ...change } })
}

function outOfStock(): CreateOrderRequest {
  const product = catalogue.find(({ inStock }) => !inStock)
  if (product === undefined) throw new Error('everything is in stock')
  const line = lineOf(
    product,
    completeChoices(product, { species: speciesOf(product)[0] ?? '' }) ?? {},
  )
  return sampleRequest({ [line.id]: 1 })
}

describe('what is refused with a sentence:', () => {
  test.each<[string, unknown]>([
    ['a lower price', withLine({ price: '0.01' })],
    ['a PO number of 10,000 characters', withData({ poNumber: 'p'.repeat(10_000) })],
    ['an address for papers that is none', withData({ invoiceEmail: 'bills' })],
    ['a negative price', withLine({ price: '-24.05' })],
    ['a price that is a number', withLine({ price: 24.05 })],
    ['a lower amount', { ...sampleRequest(), amount: '1.00' }],
    ['an amount with three decimals', { ...sampleRequest(), amount: '66.950' }],
    ['an amount that is no number', { ...sampleRequest(), amount: 'NaN' }],
    ['a quantity of 0', withLine({ quantity: 0 })],
    ['a quantity of -1', withLine({ quantity: -1 })],
    ['a quantity of 1.5', withLine({ quantity: 1.5 })],
    ['a quantity of 1e9', withLine({ quantity: 1e9 })],
    ['a quantity that is a text', withLine({ quantity: '2' })],
    ['another quantity than the sums are for', withLine({ quantity: 3 })],
    ['no tax', withData({ tax: '0.00' })],
    ['no shipping', withData({ shipping: '0.00' })],
    ['pickup, but shipping paid', withData({ pickup: true })],
    ['another subtotal', withData({ subtotal: '48.09' })],
    ['another total', withData({ total: '66.94' })],
    ['an unknown product', withLine({ id: 'gold-baluster' })],
    ['an unknown choice', withLine({ id: 'c-2005:species=ebony' })],
    ['a choice that is given twice', withLine({ id: 'c-2005:species=poplar,species=poplar' })],
    ['no species', withLine({ id: 'c-2005' })],
    ['the name of a property of all objects', withLine({ id: 'constructor' })],
    ['an empty id', withLine({ id: '' })],
    ['euros', { ...sampleRequest(), currency: 'EUR' }],
    ['no lines', withData({ items: [] })],
    [
      '201 lines',
      withData({ items: Array.from({ length: 201 }, () => withLine({}).orderData.items[0]) }),
    ],
    ['no e-mail', withCustomer({ email: '' })],
    ['an e-mail with a NUL in it', withCustomer({ email: 'ada\u0000@example.com' })],
    ['an e-mail with half a character', withCustomer({ email: 'ada\ud83d@example.com' })],
    ['an e-mail that is none', withCustomer({ email: 'ada' })],
    ['no street', withCustomer({ streetAddress: '' })],
    ['a state that is none', withCustomer({ state: 'XX' })],
    ['a ZIP code of four digits', withCustomer({ zipCode: '0860' })],
    ['a ZIP code of another state', withCustomer({ zipCode: '19103' })],
    ['a ZIP code that there is not', withCustomer({ zipCode: '00000' })],
    ['no ZIP code', withCustomer({ zipCode: '' })],
    ['an endless name', withCustomer({ firstName: 'x'.repeat(1000) })],
    ['no order data', { amount: '66.95', currency: 'USD' }],
    ['a body that is a list', []],
    ['a body that is null', 'null'],
    ['no body', ''],
    ['a body that is not JSON', '{"amount":'],
    ['a body that reaches for a prototype', '{"__proto__":{"isAdmin":true},"amount":"66.95"}'],
    ['one that does so through a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['a body of 300 kB', { ...sampleRequest(), padding: 'x'.repeat(300_000) }],
  ])('%s', async (_, body) => {
    const answer = await shop.fn('create-paypal-order', body)
    expect(answer).toEqual({ status: expect.any(Number), body: { error: SENTENCE } })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })

  test('a PO number of 129 characters, which is said to be too long', async () => {
    const poNumber = 'p'.repeat(129)
    expect(await shop.fn('create-paypal-order', withData({ poNumber }))).toEqual({
      status: 422,
      body: { error: 'PO number: Please use at most 128 characters.' },
    })
  })

  test('what is out of stock', async () => {
    expect(await shop.fn('create-paypal-order', outOfStock())).toEqual({
      status: 422,
      body: { error: expect.stringContaining('is out of stock') },
    })
  })

  test('a body of another type', async () => {
    const headers = { 'content-type': 'text/plain' }
    const answer = await shop.fn('create-paypal-order', sampleRequest(), headers)
    expect(answer).toEqual({ status: 415, body: { error: SENTENCE } })
  })

  test('a page of somebody else', async () => {
    const headers = { origin: 'https://evil.example' }
    const answer = await shop.fn('create-paypal-order', sampleRequest(), headers)
    expect(answer).toEqual({ status: 403, body: { error: SENTENCE } })
  })

  test.each(['ORDER-1', '../../v1/oauth2/token', '', 7])(
    'capture of the order id %j',
    async (orderID) => {
      const answer = await shop.fn('capture-paypal-order', { orderID })
      expect(answer).toEqual({ status: 400, body: { error: SENTENCE } })
    },
  )
})

test('of nothing that was refused anything was written or told to PayPal', async () => {
  const { body } = await payPal.control('/ledger')
  expect(body['orders']).toEqual([])
  expect(await listOrders(shop.books)).toEqual([])
})

describe('who may call', () => {
  test("the shop's own page, which is told so", async () => {
    const response = await fetch(`${shop.origin}/functions/v1/get-paypal-config`, {
      method: 'POST',
      headers: { origin: shop.origin },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe(shop.origin)
    expect(await response.json()).toEqual({
      clientId: 'millrun-test-client',
      sdkBase: payPal.origin,
    })
  })

  test('a preflight is answered, for its own page alone', async () => {
    const preflight = async (origin: string) => {
      const url = `${shop.origin}/functions/v1/create-paypal-order`
      return (await fetch(url, { method: 'OPTIONS', headers: { origin } })).status
    }
    expect(await preflight(shop.origin)).toBe(204)
    expect(await preflight('https://evil.example')).toBe(403)
    expect(await preflight('null')).toBe(403)
  })

  test('a function that there is not is not found', async () => {
    for (const name of ['delete-everything', '%zz', '..%c0%af..', '%00']) {
      expect(await shop.fn(name, {})).toEqual({ status: 404, body: { error: SENTENCE } })
    }
  })
})

describe('with a limit of three calls a minute', () => {
  let limited: TestShop
  beforeEach(async () => {
    const variables = { RATE_LIMIT_PER_MINUTE: '3' }
    limited = await openShop({ databaseUrl: undefined, dataDir }, payPal, { variables })
  })
  afterEach(() => limited.close())

  test('the fourth call is refused with a sentence, and pages are not limited', async () => {
    const codes: number[] = []
    for (let call = 0; call < 4; call += 1)
      codes.push((await limited.fn('get-paypal-config', {})).status)
    expect(codes).toEqual([200, 200, 200, 429])
    expect(await limited.fn('get-paypal-config', {})).toEqual({
      status: 429,
      body: { error: SENTENCE },
    })
    expect((await fetch(`${limited.origin}/healthz`)).status).toBe(200)
  })
})

test('the largest order there can be is taken', async () => {
  const many = Object.fromEntries(
    catalogue
      .flatMap((product) =>
        (product.species === undefined ? [''] : speciesOf(product)).map((species) => ({
          product,
          species,
        })),
      )
      .filter(({ product }) => product.inStock)
      .slice(0, 200)
      .map(({ product, species }) => [
        lineOf(product, completeChoices(product, { species }) ?? {}).id,
        100_000,
      ]),
  )
  const answer = await shop.fn(
    'create-paypal-order',
    sampleRequest(many, { ...SAMPLE_FORM, pickup: true }),
  )
  expect(answer).toEqual({ status: 200, body: { orderID: expect.any(String) } })
})
