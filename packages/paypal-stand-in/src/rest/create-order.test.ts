import { afterEach, beforeEach, expect, it } from 'vitest'
import { createStandIn } from '../app.ts'
import { fetchToken, openMerchant, type Merchant } from '../testing/merchant.ts'
import { sampleOrder, sampleUnit } from '../testing/sample-order.ts'

let standIn: ReturnType<typeof createStandIn>
let merchant: Merchant

beforeEach(async () => {
  standIn = createStandIn()
  merchant = await openMerchant(standIn)
})

afterEach(() => standIn.close())

function create(unit: object, headers: Record<string, string> = {}) {
  const body = { intent: 'CAPTURE', purchase_units: [unit] }
  return merchant.call('/v2/checkout/orders', { method: 'POST', body, headers })
}

function issue(name: string, field: string) {
  return { details: [{ issue: name, field }] }
}

function sendHalfABody(type: string): Promise<Response> {
  return fetch(`${merchant.base}/v1/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: '{"intent":',
  })
}

const unitField = "/purchase_units/@reference_id=='default'"
const usd = (value: string) => ({ currency_code: 'USD', value })

it('gives a token of nine hours for the right credentials', async () => {
  const answer = await fetchToken(merchant.base, 'millrun-test-client:millrun-test-secret')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 32_400 })
})

it('refuses wrong credentials in the shape of OAuth', async () => {
  const answer = await fetchToken(merchant.base, 'millrun-test-client:guess')
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({
    error: 'invalid_client',
    error_description: 'Client Authentication failed',
  })
})

it('refuses a call without a token, and with one it never gave', async () => {
  const without = await merchant.call('/v2/checkout/orders/X', { headers: { authorization: '' } })
  expect(without).toMatchObject({ status: 401, body: { name: 'AUTHENTICATION_FAILURE' } })
  const wrong = await merchant.call('/v2/checkout/orders/X', {
    headers: { authorization: 'Bearer made-up' },
  })
  expect(wrong).toMatchObject({ status: 401, body: { error: 'invalid_token' } })
})

it('answers id, status and links, and the whole order when asked', async () => {
  const minimal = await create(sampleUnit)
  expect(minimal).toMatchObject({ status: 201, body: { status: 'CREATED' } })
  expect(minimal.body).not.toHaveProperty('purchase_units')
  expect(minimal.body).toHaveProperty('id', expect.stringMatching(/^[A-Z0-9]{17}$/))
  const whole = await create(sampleUnit, { prefer: 'return=representation' })
  expect(whole.body).toMatchObject({
    intent: 'CAPTURE',
    purchase_units: [
      { ...sampleUnit, reference_id: 'default', payee: { merchant_id: 'MERCHANTTEST2' } },
    ],
  })
})

it('waits for the payer when the order carries the context of the wallet', async () => {
  const answer = await merchant.call('/v2/checkout/orders', {
    method: 'POST',
    headers: { 'paypal-request-id': 'create:1:1' },
    body: {
      ...sampleOrder,
      payment_source: { paypal: { experience_context: { user_action: 'PAY_NOW' } } },
    },
  })
  expect(answer.body).toMatchObject({
    status: 'PAYER_ACTION_REQUIRED',
    links: [{ rel: 'self' }, { rel: 'payer-action' }, { rel: 'update' }, { rel: 'capture' }],
  })
})

it('wants a request id as soon as there is a payment source', async () => {
  const answer = await merchant.call('/v2/checkout/orders', {
    method: 'POST',
    body: { ...sampleOrder, payment_source: { paypal: {} } },
  })
  expect(answer).toMatchObject({
    status: 400,
    body: { details: [{ issue: 'PAYPAL_REQUEST_ID_REQUIRED' }] },
  })
})

it('takes no card number from a server', async () => {
  const answer = await merchant.call('/v2/checkout/orders', {
    method: 'POST',
    body: { ...sampleOrder, payment_source: { card: { number: '4012888888881881' } } },
  })
  expect(answer).toMatchObject({
    status: 403,
    body: { name: 'NOT_AUTHORIZED', details: [{ issue: 'NOT_ENABLED_FOR_CARD_PROCESSING' }] },
  })
})

it('answers the same request id with the same order, 200 the second time', async () => {
  const headers = { 'paypal-request-id': 'create:1:1' }
  const first = await create(sampleUnit, headers)
  const again = await create(sampleUnit, headers)
  expect([first.status, again.status]).toEqual([201, 200])
  expect(again.body).toEqual(first.body)
})

it('refuses a missing field with its pointer', async () => {
  const answer = await create({ amount: { currency_code: 'USD' } })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({
    name: 'INVALID_REQUEST',
    debug_id: answer.headers.get('paypal-debug-id'),
    ...issue('MISSING_REQUIRED_PARAMETER', '/purchase_units/0/amount/value'),
  })
})

it.each([
  ['a total that is not a number', { amount: usd('12,50') }, 'INVALID_PARAMETER_SYNTAX'],
  ['an invoice number of 128 characters', { invoice_id: 'x'.repeat(128) }, 'INVALID_STRING_LENGTH'],
  [
    'a quantity of none',
    { items: [{ ...sampleUnit.items[0], quantity: '0' }] },
    'INVALID_PARAMETER_SYNTAX',
  ],
])('refuses %s as malformed', async (_what, change, name) => {
  const answer = await create({ ...sampleUnit, ...change })
  expect(answer).toMatchObject({ status: 400, body: { details: [{ issue: name }] } })
})

it('refuses a body that is not JSON', async () => {
  const broken = await sendHalfABody('application/json')
  expect(await broken.json()).toMatchObject({ details: [{ issue: 'MALFORMED_REQUEST_JSON' }] })
  const plain = await sendHalfABody('text/plain')
  expect(plain.status).toBe(415)
  expect(await plain.json()).toMatchObject({ name: 'UNSUPPORTED_MEDIA_TYPE' })
})

it.each([
  // 74.48 + 5.96 + 15.00 is 95.44, not 95.43
  ['AMOUNT_MISMATCH', { value: '95.43' }, '/amount/value'],
  ['DECIMAL_PRECISION', { value: '95.440' }, '/amount/value'],
  ['CANNOT_BE_ZERO_OR_NEGATIVE', { value: '0.00' }, '/amount/value'],
  ['INVALID_CURRENCY_CODE', { currency_code: 'XXX' }, '/amount/currency_code'],
])('refuses an amount with %s', async (name, change, field) => {
  const answer = await create({ ...sampleUnit, amount: { ...sampleUnit.amount, ...change } })
  expect(answer).toMatchObject({ status: 422, body: { name: 'UNPROCESSABLE_ENTITY' } })
  expect(answer.body).toMatchObject({
    details: expect.arrayContaining([
      expect.objectContaining({ issue: name, field: `${unitField}${field}` }),
    ]),
  })
})

it('refuses items that do not add up to the item total', async () => {
  const items = [{ ...sampleUnit.items[0], quantity: '3' }]
  const answer = await create({ ...sampleUnit, items })
  expect(answer.body).toMatchObject(
    issue('ITEM_TOTAL_MISMATCH', `${unitField}/amount/breakdown/item_total/value`),
  )
})

it('refuses items without an item total', async () => {
  const answer = await create({ ...sampleUnit, amount: usd('95.44') })
  expect(answer.body).toMatchObject(
    issue('ITEM_TOTAL_REQUIRED', `${unitField}/amount/breakdown/item_total/value`),
  )
})

it('refuses taxed items whose taxes are not the tax total', async () => {
  const items = sampleUnit.items.map((item) => ({ ...item, tax: usd('1.00') }))
  const answer = await create({ ...sampleUnit, items })
  expect(answer.body).toMatchObject(
    issue('TAX_TOTAL_MISMATCH', `${unitField}/amount/breakdown/tax_total/value`),
  )
})

it('refuses two currencies in one order', async () => {
  const shipping = { currency_code: 'EUR', value: '15.00' }
  const breakdown = { ...sampleUnit.amount.breakdown, shipping }
  const answer = await create({ ...sampleUnit, amount: { ...sampleUnit.amount, breakdown } })
  expect(answer.body).toMatchObject(
    issue('MULTI_CURRENCY_ORDER', `${unitField}/amount/breakdown/shipping/currency_code`),
  )
})

it('wants a city and a postal code in the United States', async () => {
  const shipping = { address: { address_line_1: '100 N Main St', country_code: 'US' } }
  const answer = await create({ ...sampleUnit, shipping })
  expect(answer).toMatchObject({
    status: 422,
    body: { details: [{ issue: 'CITY_REQUIRED' }, { issue: 'POSTAL_CODE_REQUIRED' }] },
  })
})

it("refuses another merchant's account as the payee", async () => {
  const answer = await create({ ...sampleUnit, payee: { merchant_id: 'SQMEBQDYELSE2' } })
  expect(answer).toMatchObject({
    status: 422,
    body: { details: [{ issue: 'PAYEE_ACCOUNT_INVALID' }] },
  })
})

it('does not know an order that was never made', async () => {
  const answer = await merchant.call('/v2/checkout/orders/5O190127TN364715T')
  expect(answer).toMatchObject({
    status: 404,
    body: { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] },
  })
})
