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
  purchase_units: z.array(
    z.object({ payments: z.object({ captures: z.array(z.looseObject({ id: z.string() })) }) }),
  ),
})

const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  merchant.call(path, { method: 'POST', body, headers })

async function createOrder(): Promise<string> {
  return idSchema.parse((await post('/v2/checkout/orders', sampleOrder)).body).id
}

async function approvedOrder(approval: object = {}): Promise<string> {
  const id = await createOrder()
  await post(`/stand-in/approve/${id}`, approval)
  return id
}

const capture = (id: string, headers: Record<string, string> = {}) =>
  post(`/v2/checkout/orders/${id}/capture`, {}, headers)

async function capturedPayment(approval: object = {}) {
  const answer = await capture(await approvedOrder(approval))
  return onlyCapture(answer.body)
}

function onlyCapture(order: unknown) {
  const found = capturedSchema.parse(order).purchase_units[0]?.payments.captures[0]
  if (!found) throw new Error('nothing captured')
  return found
}

const refused = (issue: string) => ({ status: 422, body: { details: [{ issue }] } })

it('takes the money of an approved order and says what the fee leaves', async () => {
  const answer = await capture(await approvedOrder())
  expect(answer).toMatchObject({ status: 201, body: { status: 'COMPLETED' } })
  // 3.49 % of 95.44 is 3.330856, so 3.33; with the fixed 0.49 it is 3.82, and 91.62 is left
  expect(onlyCapture(answer.body)).toMatchObject({
    status: 'COMPLETED',
    invoice_id: 'MR-1001',
    custom_id: 'MR-1001',
    final_capture: true,
    amount: { currency_code: 'USD', value: '95.44' },
    seller_receivable_breakdown: {
      gross_amount: { value: '95.44' },
      paypal_fee: { value: '3.82' },
      net_amount: { value: '91.62' },
    },
  })
})

it('captures nothing before the buyer approves', async () => {
  expect(await capture(await createOrder())).toMatchObject(refused('ORDER_NOT_APPROVED'))
})

it('captures once', async () => {
  const id = await approvedOrder()
  await capture(id)
  expect(await capture(id)).toMatchObject(refused('ORDER_ALREADY_CAPTURED'))
})

it('answers a repeated capture with the same payment', async () => {
  const id = await approvedOrder()
  const headers = { 'paypal-request-id': `capture:${id}` }
  const first = await capture(id, headers)
  const again = await capture(id, headers)
  expect([first.status, again.status]).toEqual([201, 200])
  expect(again.body).toEqual(first.body)
})

it('takes an invoice number once, and again after it is patched', async () => {
  await capture(await approvedOrder())
  const second = await approvedOrder()
  expect(await capture(second)).toMatchObject(refused('DUPLICATE_INVOICE_ID'))
  const patched = await merchant.call(`/v2/checkout/orders/${second}`, {
    method: 'PATCH',
    body: [
      {
        op: 'replace',
        path: "/purchase_units/@reference_id=='default'/invoice_id",
        value: 'MR-1001-2',
      },
    ],
  })
  expect(patched.status).toBe(204)
  expect(onlyCapture((await capture(second)).body)).toMatchObject({ invoice_id: 'MR-1001-2' })
})

it('patches nothing of a completed order', async () => {
  const id = await approvedOrder()
  await capture(id)
  const answer = await merchant.call(`/v2/checkout/orders/${id}`, {
    method: 'PATCH',
    body: [
      { op: 'replace', path: "/purchase_units/@reference_id=='default'/invoice_id", value: 'X' },
    ],
  })
  expect(answer).toMatchObject(refused('ORDER_ALREADY_COMPLETED'))
})

it.each([
  ['CCREJECT-REFUSED', '0500'],
  ['CCREJECT-SF', '9500'],
  ['CCREJECT-EC', '5400'],
  ['CCREJECT-IRC', '5180'],
  ['CCREJECT-IF', '5120'],
  ['CCREJECT-LS', '9520'],
  ['CCREJECT-IA', '1330'],
  ['CCREJECT-BANK_ERROR', '5100'],
  ['CCREJECT-CVV_F', '00N7'],
])('completes the order of %s with a declined capture, code %s', async (cardholder, code) => {
  const answer = await capture(await approvedOrder({ cardholder }))
  expect(answer).toMatchObject({ status: 201, body: { status: 'COMPLETED' } })
  const declined = onlyCapture(answer.body)
  expect(declined).toMatchObject({
    status: 'DECLINED',
    processor_response: { response_code: code },
  })
  expect(declined).toMatchObject({ links: [{ rel: 'self' }, { rel: 'up' }] })
})

it('leaves the invoice number of a declined card free', async () => {
  await capture(await approvedOrder({ cardholder: 'CCREJECT-REFUSED' }))
  expect(await capturedPayment({ cardholder: 'Ann Carpenter' })).toMatchObject({
    status: 'COMPLETED',
  })
})

it('refuses the instrument of a wallet whose bank refuses, until another one is chosen', async () => {
  const id = await approvedOrder({ funding: 'refused-bank' })
  const headers = { 'paypal-request-id': `capture:${id}` }
  expect(await capture(id, headers)).toMatchObject(refused('INSTRUMENT_DECLINED'))
  await post(`/stand-in/approve/${id}`)
  expect(await capture(id, headers)).toMatchObject(refused('INSTRUMENT_DECLINED'))
  const second = await capture(id, { 'paypal-request-id': `capture:${id}:2` })
  expect(second).toMatchObject({ status: 201, body: { status: 'COMPLETED' } })
})

it('leaves a payment from the pending bank open, with its reason', async () => {
  const pending = await capturedPayment({ funding: 'pending-bank' })
  expect(pending).toMatchObject({ status: 'PENDING', status_details: { reason: 'ECHECK' } })
  expect(pending).not.toHaveProperty('seller_receivable_breakdown')
  expect(await post(`/v2/payments/captures/${pending.id}/refund`)).toMatchObject(
    refused('PENDING_CAPTURE'),
  )
  await post(`/stand-in/captures/${pending.id}/settle`, { status: 'COMPLETED' })
  expect(await merchant.call(`/v2/payments/captures/${pending.id}`)).toMatchObject({
    body: { status: 'COMPLETED', payee: { merchant_id: 'MERCHANTTEST2' } },
  })
})

it('refunds in parts until nothing is left', async () => {
  const { id } = await capturedPayment()
  const refund = (body: object) =>
    post(`/v2/payments/captures/${id}/refund`, body, { prefer: 'return=representation' })
  const part = await refund({ amount: { currency_code: 'USD', value: '20.00' } })
  expect(part).toMatchObject({ status: 201, body: { status: 'COMPLETED' } })
  expect(await merchant.call(`/v2/payments/captures/${id}`)).toMatchObject({
    body: { status: 'PARTIALLY_REFUNDED' },
  })
  const tooMuch = await refund({ amount: { currency_code: 'USD', value: '75.45' } })
  expect(tooMuch).toMatchObject(refused('REFUND_AMOUNT_EXCEEDED'))
  const rest = await refund({})
  // 95.44 - 20.00 is 75.44
  expect(rest.body).toMatchObject({
    amount: { value: '75.44' },
    seller_payable_breakdown: { total_refunded_amount: { value: '95.44' } },
  })
  expect(await refund({})).toMatchObject(refused('CAPTURE_FULLY_REFUNDED'))
  const { id: refundId } = idSchema.parse(rest.body)
  expect((await merchant.call(`/v2/payments/refunds/${refundId}`)).body).toEqual(rest.body)
})

it('refunds only in the currency that was paid', async () => {
  const { id } = await capturedPayment()
  const body = { amount: { currency_code: 'EUR', value: '1.00' } }
  expect(await post(`/v2/payments/captures/${id}/refund`, body)).toMatchObject(
    refused('REFUND_CAPTURE_CURRENCY_MISMATCH'),
  )
})
