import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createStandIn } from '../app.ts'
import { openMerchant, type Merchant } from '../testing/merchant.ts'
import { sampleOrder } from '../testing/sample-order.ts'

let standIn: ReturnType<typeof createStandIn>
let merchant: Merchant
let orderId: string

const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  merchant.call(path, { method: 'POST', body, headers })

beforeEach(async () => {
  standIn = createStandIn({ control: true })
  merchant = await openMerchant(standIn)
  const created = await post('/v2/checkout/orders', sampleOrder)
  orderId = z.object({ id: z.string() }).parse(created.body).id
  await post(`/stand-in/approve/${orderId}`)
})

afterEach(() => standIn.close())

const capture = () =>
  post(`/v2/checkout/orders/${orderId}/capture`, {}, { 'paypal-request-id': `capture:${orderId}` })

const arrange = (effect: object) => post('/stand-in/scenarios', { call: 'capture-order', effect })

const status = async () => (await merchant.call(`/v2/checkout/orders/${orderId}`)).body

it('answers 500 without doing the work', async () => {
  await arrange({ kind: 'answers', status: 500 })
  expect(await capture()).toMatchObject({ status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } })
  expect(await status()).toMatchObject({ status: 'APPROVED' })
})

it('answers 500 after doing the work, and the repeated request tells the truth', async () => {
  await arrange({ kind: 'answers', status: 500, moment: 'after' })
  expect(await capture()).toMatchObject({ status: 500 })
  expect(await status()).toMatchObject({ status: 'COMPLETED' })
  expect(await capture()).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })
})

it.each([
  ['before', 'APPROVED'],
  ['after', 'COMPLETED'],
])('drops the connection %s the work', async (moment, left) => {
  await arrange({ kind: 'drops', moment })
  await expect(capture()).rejects.toThrow('fetch failed')
  expect(await status()).toMatchObject({ status: left })
})

it.each([
  ['before', 'APPROVED'],
  ['after', 'COMPLETED'],
])('answers with a page of HTML %s the work', async (moment, left) => {
  await arrange({ kind: 'garbles', as: 'html', moment })
  await expect(capture()).rejects.toThrow('JSON')
  expect(await status()).toMatchObject({ status: left })
})

it('answers with half of an answer', async () => {
  await arrange({ kind: 'garbles', as: 'json', moment: 'after' })
  await expect(capture()).rejects.toThrow('JSON')
  expect(await status()).toMatchObject({ status: 'COMPLETED' })
})

it('answers with an issue of choice', async () => {
  await arrange({ kind: 'answers', status: 422, issue: 'PAYER_CANNOT_PAY' })
  expect(await capture()).toMatchObject({
    status: 422,
    body: { details: [{ issue: 'PAYER_CANNOT_PAY' }] },
  })
})

it('says when to come back after too many requests', async () => {
  await arrange({ kind: 'answers', status: 429 })
  const answer = await capture()
  expect(answer).toMatchObject({ status: 429, body: { name: 'RATE_LIMIT_REACHED' } })
  expect(answer.headers.get('retry-after')).toBe('1')
})

it.each([
  [
    { kind: 'ends', status: 'PENDING' },
    { status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } },
  ],
  [
    { kind: 'ends', status: 'DECLINED', responseCode: '0500' },
    { status: 'DECLINED', processor_response: { response_code: '0500' } },
  ],
  [
    { kind: 'takes', value: '1.00' },
    { status: 'COMPLETED', amount: { value: '1.00' } },
  ],
])('ends a capture as %j says', async (effect, expected) => {
  await arrange(effect)
  expect((await capture()).body).toMatchObject({
    purchase_units: [{ payments: { captures: [expected] } }],
  })
})

it('shows an order as it was before the capture', async () => {
  const effect = { kind: 'lags', status: 'APPROVED' }
  await capture()
  await post('/stand-in/scenarios', { call: 'get-order', effect })
  const lagging = await status()
  expect(lagging).toMatchObject({ id: orderId, status: 'APPROVED' })
  expect(JSON.stringify(lagging)).not.toContain('captures')
  expect(await status()).toMatchObject({ status: 'COMPLETED' })
})

it('answers late', async () => {
  await arrange({ kind: 'delays', delayMs: 30 })
  expect(await capture()).toMatchObject({ status: 201 })
})

it('has no more trouble after a word of calm', async () => {
  await arrange({ kind: 'drops' })
  await post('/stand-in/calm')
  expect(await capture()).toMatchObject({ status: 201 })
})

it('forgets its tokens when told', async () => {
  await post('/stand-in/tokens/revoke')
  expect(await capture()).toMatchObject({ status: 401, body: { error: 'invalid_token' } })
})

it('refuses a scenario it does not know', async () => {
  expect(await arrange({ kind: 'explodes' })).toMatchObject({ status: 400 })
})

it('has no control unless a test asks for it', async () => {
  const plain = createStandIn()
  const shop = await openMerchant(plain)
  expect(await shop.call('/stand-in/ledger')).toMatchObject({ status: 404 })
  await plain.close()
})
