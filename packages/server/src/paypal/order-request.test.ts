import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProduct } from '@millrun/catalogue/catalogue'
import { cartOf } from '@millrun/commerce/cart'
import { amountToCents } from '@millrun/commerce/dollars'
import { orderData } from '@millrun/commerce/order-data'
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
  return orderOf(newOrderRow(priced.order, new Date()))
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

test("every order fits PayPal's schema, and its sums are right to the cent", () => {
  const chance = chanceFrom(SEED)
  const validate = validator('orders.order_request')
  for (let cart = 0; cart < CARTS; cart += 1) {
    const request = orderRequest(randomOrder(chance))
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
