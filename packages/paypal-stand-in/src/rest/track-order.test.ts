import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createStandIn } from '../app.ts'
import { openMerchant, type Merchant } from '../testing/merchant.ts'
import { sampleOrder } from '../testing/sample-order.ts'

let standIn: ReturnType<typeof createStandIn>
let merchant: Merchant

beforeEach(async () => {
  standIn = createStandIn({ control: true })
  merchant = await openMerchant(standIn)
})

afterEach(() => standIn.close())

const idSchema = z.object({ id: z.string() })
const capturedSchema = z.object({
  purchase_units: z.array(z.object({ payments: z.object({ captures: z.array(idSchema) }) })),
})

const post = (path: string, body: unknown = {}) => merchant.call(path, { method: 'POST', body })

/** A paid order, with the id of its capture. */
async function paidOrder(approval: object = {}) {
  const { id } = idSchema.parse((await post('/v2/checkout/orders', sampleOrder)).body)
  await post(`/stand-in/approve/${id}`, approval)
  const { body } = await post(`/v2/checkout/orders/${id}/capture`)
  const capture = capturedSchema.parse(body).purchase_units[0]?.payments.captures[0]?.id ?? ''
  return { id, capture }
}

const track = (id: string, capture: string, more: object = {}) =>
  post(`/v2/checkout/orders/${id}/track`, {
    capture_id: capture,
    transaction_id: capture,
    status: 'SHIPPED',
    tracking_number: '1Z999AA10123456784',
    carrier: 'UPS',
    notify_payer: false,
    items: [{ name: 'Twist baluster', quantity: '2', sku: 'm-399' }],
    ...more,
  })

const refused = (issue: string) => ({ status: 422, body: { details: [{ issue }] } })
const faulty = (issue: string) => ({ status: 400, body: { details: [{ issue }] } })

const TRACKERS = [{ status: 'SHIPPED', items: [{ sku: 'm-399', quantity: '2' }] }]

it('keeps what travels under a number, and shows it with the order and in the ledger', async () => {
  const { id, capture } = await paidOrder()
  const shown = { purchase_units: [{ shipping: { trackers: TRACKERS } }] }
  expect(await track(id, capture)).toMatchObject({ status: 201, body: { id, ...shown } })
  expect((await merchant.call(`/v2/checkout/orders/${id}`)).body).toMatchObject(shown)
  expect((await merchant.call('/stand-in/ledger')).body).toMatchObject({ orders: [shown] })
})

it('keeps the same number once', async () => {
  const { id, capture } = await paidOrder()
  await track(id, capture)
  const again = await track(id, capture)
  expect(again.status).toBe(200)
  expect(JSON.stringify(again.body).match(/"rel":"update"/g)).toHaveLength(1)
  expect((await track(id, capture, { tracking_number: 'other' })).status).toBe(201)
})

it('refuses what does not fit the order, as PayPal does', async () => {
  const { id, capture } = await paidOrder()
  expect(await track(id, 'ELSEWHERE')).toMatchObject(refused('CAPTURE_ID_NOT_FOUND'))
  const items = [{ name: 'Flat shoe', quantity: '1', sku: 'shoe-2' }]
  expect(await track(id, capture, { items })).toMatchObject(refused('ITEM_SKU_MISMATCH'))
})

it('refuses a tracker of money that has not come', async () => {
  const { id, capture } = await paidOrder({ funding: 'pending-bank' })
  expect(await track(id, capture)).toMatchObject({
    status: 422,
    body: { details: [{ issue: 'CAPTURE_STATUS_NOT_VALID' }] },
  })
})

it('refuses a body that does not fit the description, and an order that nobody knows', async () => {
  const { id, capture } = await paidOrder()
  expect(await track(id, capture, { capture_id: undefined })).toMatchObject(
    faulty('MISSING_REQUIRED_PARAMETER'),
  )
  expect(await track(id, capture, { status: 'GONE' })).toMatchObject(
    faulty('INVALID_PARAMETER_VALUE'),
  )
  expect(await track(id, capture, { tracking_number: 'x'.repeat(65) })).toMatchObject(
    faulty('INVALID_STRING_LENGTH'),
  )
  expect((await track('NOSUCHORDER', capture)).status).toBe(404)
})
