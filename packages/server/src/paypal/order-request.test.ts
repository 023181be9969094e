import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProduct } from '@millrun/catalogue/catalogue'
import { cartOf } from '@millrun/commerce/cart'
import { amountToCents } from '@millrun/commerce/dollars'
import { orderData } from '@millrun/commerce/order-data'
import { NO_REFERENCES } from '@millrun/commerce/order-references'
import { priceOrder } from '@millrun/commerce/price-order'
import { createStandIn } from '@millrun/paypal-stand-in/app'
import type { AnySchema, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { newOrderRow, orderOf } from '../orders/order-row.ts'
import type { Order } from '../orders/order.ts'
import { chanceFrom, type Chance } from '../testing/campaign/chance.ts'
import { randomForm, randomItems } from '../testing/random-cart.ts'
import { orderRequest } from './order-request.ts'
import { payPalClient, refundRequest } from './paypal-client.ts'
import { readEnvironment } from '../environment.ts'

const CARTS = 400
const SEED = 20_261_121

/** An order as it is frozen for a random cart. */
function randomOrder(chance: Chance): Order {
  const data = orderData(cartOf(randomItems(chance)), randomForm(chance))
  const request = { amount: data.total, currency: 'USD', orderData: data }
  const priced = priceOrder(request, findProduct)
  if (!priced.ok) throw new Error(priced.error)
  const lines = priced.order.lines.map((line) => ({ ...line, item: line.product.itemNumber }))
  return orderOf(newOrderRow({ ...priced.order, lines }, new Date()), lines)
}

const FROZEN: Order = {
  id: 'order-1',
  orderNumber: 'MR-1',
  status: 'created',
  currency: 'USD',
  payPalOrderId: undefined,
  captureId: undefined,
  terms: undefined,
  createAttempt: 1,
  captureTries: 0,
  captureAttempt: 1,
  checks: 0,
  capturedCents: 6695,
  refundedCents: 0,
  hold: undefined,
  accepted: undefined,
  shippedAt: undefined,
  fulfilment: 'open',
  references: NO_REFERENCES,
  refusedAs: undefined,
  hasCart: true,
  buyerKey: undefined,
  quoteId: undefined,
  changedAt: new Date(0),
  pageToken: 'page',
  createdAt: new Date(0),
  lines: [
    {
      id: 'm-399:finish=cv',
      item: 'M-399',
      title: 'Single Basket Iron Baluster, Copper Vein',
      quantity: 3,
      unitPriceCents: 3899,
    },
    {
      id: 'c-2005:species=white-oak',
      item: 'C-2005',
      title: 'Classic Square Top Baluster, White Oak',
      quantity: 1,
      unitPriceCents: 2405,
    },
  ],
  customer: {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '609-555-0142',
    streetAddress: '100 N Main St',
    secondaryAddress: 'Apt 4',
    city: 'Trenton',
    state: 'NJ',
    zipCode: '08608',
  },
  isPickup: false,
  totals: { subtotalCents: 14_102, shippingCents: 0, taxCents: 1128, totalCents: 15_230 },
}

function validator(name: string): ValidateFunction {
  const file = join(import.meta.dirname, `../testing/paypal-schemas/${name}.json`)
  const schema: AnySchema = JSON.parse(readFileSync(file, 'utf8'))
  // Some of PayPal's patterns are not written for the newer kind of regular expression.
  const ajv = new Ajv2020({ strict: false, allErrors: true, unicodeRegExp: false })
  addFormats.default(ajv)
  return ajv.compile(schema)
}

function cents({ value }: { readonly value: string }): number {
  const found = amountToCents(value)
  if (found === undefined) throw new Error(`${value} is no amount`)
  return found
}

test('an order is sent as it was frozen: 3 × 38.99 + 24.05 = 141.02, shipped free, 11.28 tax', () => {
  expect(orderRequest(FROZEN)).toEqual({
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: 'order-1',
        invoice_id: 'MR-1',
        amount: {
          currency_code: 'USD',
          value: '152.30',
          breakdown: {
            item_total: { currency_code: 'USD', value: '141.02' },
            shipping: { currency_code: 'USD', value: '0.00' },
            tax_total: { currency_code: 'USD', value: '11.28' },
          },
        },
        items: [
          {
            name: 'Single Basket Iron Baluster, Copper Vein',
            sku: 'm-399:finish=cv',
            unit_amount: { currency_code: 'USD', value: '38.99' },
            quantity: '3',
            category: 'PHYSICAL_GOODS',
          },
          {
            name: 'Classic Square Top Baluster, White Oak',
            sku: 'c-2005:species=white-oak',
            unit_amount: { currency_code: 'USD', value: '24.05' },
            quantity: '1',
            category: 'PHYSICAL_GOODS',
          },
        ],
        shipping: {
          name: { full_name: 'Ada Byron' },
          address: {
            address_line_1: '100 N Main St',
            address_line_2: 'Apt 4',
            admin_area_2: 'Trenton',
            admin_area_1: 'NJ',
            postal_code: '08608',
            country_code: 'US',
          },
        },
      },
    ],
    application_context: {
      brand_name: 'Millrun Stair Parts',
      user_action: 'PAY_NOW',
      shipping_preference: 'SET_PROVIDED_ADDRESS',
      payment_method: { payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
    },
  })
})

test('one that is picked up is shipped nowhere, and a later attempt has an invoice of its own', () => {
  const { purchase_units: units, application_context: context } = orderRequest({
    ...FROZEN,
    isPickup: true,
    createAttempt: 2,
  })
  expect(units.map((unit) => [unit.invoice_id, 'shipping' in unit])).toEqual([['MR-1-2', false]])
  expect(context.shipping_preference).toBe('NO_SHIPPING')
})

test("every order fits PayPal's schema, and its sums are right to the cent", () => {
  const chance = chanceFrom(SEED)
  const validate = validator('orders.order_request')
  for (let cart = 0; cart < CARTS; cart += 1) {
    const order = randomOrder(chance)
    const request = orderRequest(order)
    validate(request)
    expect(validate.errors, `cart ${cart}`).toBeNull()
    const [unit] = request.purchase_units
    const { breakdown } = unit?.amount ?? {}
    if (unit === undefined || breakdown === undefined) throw new Error('there is no unit')
    const ofItems = unit.items.map((item) => cents(item.unit_amount) * Number(item.quantity))
    expect(cents(breakdown.item_total)).toBe(ofItems.reduce((sum, one) => sum + one, 0))
    expect(cents(unit.amount)).toBe(
      cents(breakdown.item_total) + cents(breakdown.shipping) + cents(breakdown.tax_total),
    )
    expect(cents(unit.amount)).toBe(order.totals.totalCents)
    expect(cents(breakdown.shipping)).toBe(order.totals.shippingCents)
    for (const item of unit.items) expect(item.name).not.toMatch(/\p{Cc}/u)
  }
})

test('the schema refuses what is wrong', () => {
  const validate = validator('orders.order_request')
  const request = orderRequest(randomOrder(chanceFrom(1)))
  expect(validate({ ...request, intent: 'TAKE' })).toBe(false)
  expect(validate({ ...request, purchase_units: [] })).toBe(false)
})

test('PayPal takes such orders, with the request that is sent for their capture', async () => {
  const standIn = createStandIn({ control: true })
  const origin = await standIn.listen({ port: 0, host: '127.0.0.1' })
  const read = readEnvironment({ PAYPAL_API_BASE: origin })
  if (!read.ok) throw new Error(read.problems.join())
  const client = payPalClient({ settings: read.environment.payPal })
  const chance = chanceFrom(SEED)
  for (let cart = 0; cart < 40; cart += 1) {
    expect(await client.createOrder(randomOrder(chance))).toMatch(/^[A-Z0-9]{17}$/)
  }
  expect(validator('orders.order_capture_request')({})).toBe(true)
  await standIn.close()
})

test("refunds in part and in full fit PayPal's schema", () => {
  const validate = validator('payments.refund_request')
  const chance = chanceFrom(SEED)
  for (let refund = 0; refund < 50; refund += 1) {
    const order = randomOrder(chance)
    const part = chance.whole(1, order.totals.totalCents)
    for (const refundedCents of [part, undefined]) {
      validate(refundRequest({ id: 'r', order, cents: refundedCents }))
      expect(validate.errors).toBeNull()
    }
  }
})
