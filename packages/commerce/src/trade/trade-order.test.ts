import { catalogue, findProduct } from '@millrun/catalogue/catalogue'
import { completeChoices, speciesOf } from '@millrun/catalogue/choosing/choices'
import { lineOf } from '@millrun/catalogue/choosing/line-id'
import { unitPrice } from '@millrun/catalogue/choosing/unit-price'
import type { Product } from '@millrun/catalogue/product'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartItem } from '../cart-item.ts'
import { cartOf } from '../cart.ts'
import { EMPTY_CHECKOUT_FORM } from '../checkout-form.ts'
import { orderData } from '../order-data.ts'
import { priceOrder } from '../price-order.ts'
import type { PriceRow } from './price-row.ts'
import { tradeCart } from './trade-cart.ts'
import { tradeProduct } from './trade-product.ts'

const PARTS = catalogue.filter(({ inStock, family }) => inStock && family !== 'samples')
const FEW = PARTS.filter((_, at) => at % 17 === 0)
const FORM = {
  ...EMPTY_CHECKOUT_FORM,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Turner',
  phone: '(609) 555-0100',
  pickup: true,
}
const CARTS = 10_000

const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values)

const aRow: fc.Arbitrary<PriceRow> = fc
  .record({
    product: oneOf(FEW),
    isFamily: fc.boolean(),
    min: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 60 })),
    percent: fc.integer({ min: 70, max: 100 }),
    cents: fc.integer({ min: 1, max: 40_000 }),
    isPercent: fc.boolean(),
  })
  .map(({ product, isFamily, min, percent, cents, isPercent }) => ({
    target: isFamily ? { family: product.family } : { product: product.id },
    min,
    price: isFamily || isPercent ? { percent } : { cents },
  }))

const aLine = fc
  .record({ product: oneOf(FEW), pick: fc.nat(20), quantity: fc.integer({ min: 1, max: 40 }) })
  .map(({ product, pick, quantity }) => ({ product, choices: choicesOf(product, pick), quantity }))

function choicesOf(product: Product, pick: number) {
  const wanted: Record<string, string> = {}
  const woods = speciesOf(product)
  const wood = woods[pick % Math.max(1, woods.length)]
  if (wood !== undefined) wanted['species'] = wood
  for (const { id, options } of product.optionGroups) {
    wanted[id] = (options[pick % options.length] ?? options[0]).code.toLowerCase()
  }
  return completeChoices(product, wanted) ?? {}
}

interface Line {
  readonly product: Product
  readonly choices: Readonly<Record<string, string>>
  readonly quantity: number
}

/** What a line costs by the words of the rule: the lowest row that holds, and 70 % of everybody's price at the least. */
function expectedCents(line: Line, lines: readonly Line[], rows: readonly PriceRow[]): number {
  const { product, choices } = line
  const bases = rows
    .filter(({ target, min }) => {
      const counted = lines.filter(({ product: other }) =>
        'product' in target
          ? other.id === target.product && product.id === target.product
          : other.family === target.family && product.family === target.family,
      )
      return counted.reduce((sum, { quantity }) => sum + quantity, 0) >= min && counted.length > 0
    })
    .map(({ price }) =>
      'cents' in price ? price.cents : Math.round((product.priceCents * price.percent) / 100),
    )
  const least = Math.ceil((product.priceCents * 70) / 100)
  const base = Math.max(least, Math.min(product.priceCents, ...bases))
  const everybodys = unitPrice(product, choices)
  const own = unitPrice({ ...product, priceCents: base }, choices)
  return Math.min(everybodys, Math.max(own, Math.ceil((everybodys * 70) / 100)))
}

test(`cart and server agree to the cent, and with the rule, for ${CARTS} random carts and lists`, () => {
  fc.assert(
    fc.property(
      fc.array(aRow, { maxLength: 8 }),
      fc.uniqueArray(aLine, {
        minLength: 1,
        maxLength: 6,
        selector: ({ product, choices }) => lineOf(product, choices).id,
      }),
      (rows, lines) => {
        const findTrade = (id: string) => {
          const product = findProduct(id)
          return product && tradeProduct(product, rows)
        }
        const plain = cartOf(
          lines.map(({ product, choices, quantity }) => ({
            ...cartItem(lineOf(product, choices)),
            quantity,
          })),
        )
        const cart = tradeCart(plain, findTrade)
        expect(cart.items.map(({ priceCents }) => priceCents)).toEqual(
          lines.map((line) => expectedCents(line, lines, rows)),
        )
        const data = orderData(cart, FORM)
        const request = { amount: data.total, currency: 'USD', orderData: data }
        const priced = priceOrder(request, findTrade)
        expect(priced.ok ? priced.order.totals.subtotalCents : priced.error).toBe(cart.totalCents)
      },
    ),
    { numRuns: CARTS, seed: 16 },
  )
}, 120_000)
