import { catalogue, findProduct } from '@millrun/catalogue/catalogue'
import { speciesOf } from '@millrun/catalogue/choosing/choices'
import { cutText, stickIn } from '@millrun/catalogue/choosing/cut'
import { type Line, lineOf } from '@millrun/catalogue/choosing/line-id'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesForParcel } from '../delivery/cut-for-parcel.ts'
import { type PricedLine, priceOrder } from '../price-order.ts'
import { orderDelivery } from './order-delivery.ts'

const IN_STOCK = catalogue.filter(({ inStock }) => inStock)
const SAMPLES = IN_STOCK.filter(({ family }) => family === 'samples')
const STICKS = IN_STOCK.filter((product) => stickIn(product, {}) !== undefined)

const CUSTOMER = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '609-555-0142',
  streetAddress: '1 Main St',
  secondaryAddress: '',
  city: 'Trenton',
  state: 'NJ',
  zipCode: '08608',
}

test('10,000 carts cost 15.00 to ship, or nothing over 100.00 or picked up, however they travel', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(carts(), fc.boolean(), (lines, isPickup) => {
      const cents = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0)
      const shippingCents = isPickup || cents > 10_000 ? 0 : 1500
      const taxCents = Math.round((cents * 8) / 100)
      const result = priceOrder(
        request(lines, isPickup, cents, shippingCents, taxCents),
        findProduct,
      )
      if (!result.ok) throw new Error(result.error)
      const placing = { isPickup, placedAt: new Date('2026-11-23T15:00:00Z'), truck: undefined }
      const { mode } = orderDelivery(result.order.lines, placing).delivery
      seen.add(`${mode} ${shippingCents}`)
    }),
    { numRuns: 10_000 },
  )
  expect([...seen].toSorted()).toEqual([
    'freight 0',
    'freight 1500',
    'letter 1500',
    'parcel 0',
    'parcel 1500',
    'pickup 0',
  ])
})

function request(
  lines: readonly PricedLine[],
  pickup: boolean,
  cents: number,
  shippingCents: number,
  taxCents: number,
) {
  const total = dollars(cents + shippingCents + taxCents)
  const orderData = {
    items: lines.map(({ id, unitPriceCents, quantity }) => ({
      id,
      title: '',
      category: '',
      image: '',
      price: dollars(unitPriceCents),
      quantity,
    })),
    customerInfo: CUSTOMER,
    subtotal: dollars(cents),
    shipping: dollars(shippingCents),
    tax: dollars(taxCents),
    total,
    pickup,
  }
  return { amount: total, currency: 'USD', orderData }
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** Anything that is sold, sticks whole and cut, and eight samples at most. */
function carts(): fc.Arbitrary<readonly PricedLine[]> {
  const part = fc.tuple(picked(IN_STOCK.filter((one) => !SAMPLES.includes(one))), upTo(3))
  const stick = fc.tuple(picked(STICKS), upTo(2))
  const sample = fc.tuple(picked(SAMPLES), upTo(2))
  return fc.oneof(
    fc.array(fc.oneof(part, stick, sample), { minLength: 1, maxLength: 4 }).map(priced),
    fc.array(sample, { minLength: 1, maxLength: 4 }).map(priced),
  )
}

function upTo(max: number): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max })
}

function priced(lines: readonly (readonly [Line, number])[]): readonly PricedLine[] {
  return lines.map(([line, count]) => ({ ...line, quantity: count }))
}

function picked(products: typeof IN_STOCK): fc.Arbitrary<Line> {
  return fc
    .tuple(fc.constantFrom(...products), fc.nat(), fc.nat(), fc.boolean())
    .map(([product, woodAt, optionAt, isCut]) => {
      const woods = speciesOf(product)
      const species = woods[woodAt % Math.max(1, woods.length)]
      const wanted: Record<string, string> = species === undefined ? {} : { species }
      for (const { id, options } of product.optionGroups) {
        wanted[id] = options[optionAt % options.length]?.code.toLowerCase() ?? ''
      }
      const lengthIn = isCut ? stickIn(product, wanted) : undefined
      const cut = lengthIn === undefined ? {} : { cut: cutText(piecesForParcel(lengthIn)) }
      return lineOf(product, { ...wanted, ...cut })
    })
}
