import {
  readLineId,
  SPECIES_REQUIRED,
  type Line,
  type LineResult,
} from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { BuyerSchema } from './checkout-form.ts'
import { NO_ADDRESS } from './customer.ts'
import { cutRefusal } from './limits/cut-refusal.ts'
import { amountToCents, formatDollars } from './dollars.ts'
import type { CreateOrderRequest, CustomerInfo, OrderLine } from './functions.ts'
import { checkReferences, type OrderReferences } from './order-references.ts'
import type { OrderTotals } from './order-totals.ts'
import { pricedTogether } from './trade/priced-together.ts'
import { type AppliedTax, SPECIFIED_TAXING, taxedTotals, type Taxing } from './tax/applied-tax.ts'
import { outOfStock } from './line-note.ts'
import {
  isOrderQuantity,
  MAX_LINES,
  quantityRefusal,
  TOO_MANY_LINES,
} from './limits/order-limits.ts'
import { sampleLimitProblem } from './limits/sample-limit.ts'

export interface PricedLine extends Line {
  readonly quantity: number
}

/** An order as the shop itself prices it; nothing in it is taken from the browser on trust. */
export interface PricedOrder {
  readonly lines: readonly PricedLine[]
  readonly customer: CustomerInfo
  readonly isPickup: boolean
  readonly references: OrderReferences
  readonly totals: OrderTotals
  readonly tax: AppliedTax
}

/** What a check gives, or the sentence that says why it gives nothing. */
type Checked<T> =
  | ({ readonly ok: true } & T)
  | {
      readonly ok: false
      readonly error: string
      /** A line was shown at another price than it has. */
      readonly isOtherPrice?: true
    }

const NOTHING_AGREED: ReadonlyMap<string, number> = new Map()

export type PricedOrderResult = Checked<{ readonly order: PricedOrder }>

/**
 * Prices an order from the catalogue and compares it with what the buyer saw. Any difference is
 * refused with a sentence that says what to do: nobody pays a price that was not shown. `taxing` says by which table, on
 * which day and with which certificate it is taxed; `agreed` what was agreed for a piece of some lines, in cents by their
 * ids: of that and the catalogue's price the lower is charged.
 */
export function priceOrder(
  request: CreateOrderRequest,
  findProduct: (productId: string) => Listing | undefined,
  taxing: Taxing = SPECIFIED_TAXING,
  agreed: ReadonlyMap<string, number> = NOTHING_AGREED,
): PricedOrderResult {
  const { orderData } = request
  if (request.currency !== 'USD') return refusal(`We charge in USD, not in ${request.currency}.`)
  const lines = priceLines(orderData.items, findProduct, agreed)
  if (!lines.ok) return lines
  const tooMany = sampleLimitProblem(lines.lines, findProduct)
  if (tooMany !== undefined) return refusal(tooMany)
  const customer = checkCustomer(orderData.customerInfo, orderData.pickup)
  if (!customer.ok) return customer
  const checked = checkReferences(orderData)
  if (!checked.ok) return checked
  const subtotal = lines.lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0)
  const sale = {
    subtotalCents: subtotal,
    isPickup: orderData.pickup,
    state: customer.customer.state,
  }
  const { totals, tax } = taxedTotals(sale, taxing)
  const difference = findDifference(request, totals)
  if (difference !== undefined) return refusal(difference)
  const order = {
    lines: lines.lines,
    customer: customer.customer,
    isPickup: orderData.pickup,
    references: checked.references,
    totals,
    tax,
  }
  return { ok: true, order }
}

function priceLines(
  items: readonly OrderLine[],
  findProduct: (productId: string) => Listing | undefined,
  agreed: ReadonlyMap<string, number>,
): Checked<{ readonly lines: readonly PricedLine[] }> {
  if (items.length === 0) return refusal('Your cart is empty.')
  if (items.length > MAX_LINES) return refusal(TOO_MANY_LINES)
  const read: { readonly line: Line; readonly quantity: number; readonly price: string }[] = []
  for (const item of items) {
    const result = readLine(item, findProduct)
    if (!result.ok) return result
    read.push({ ...item, line: result.line })
  }
  const priced = pricedTogether(read).map((one) => ({ ...one, line: atAgreed(one.line, agreed) }))
  const other = priced.find(({ line, price }) => amountToCents(price) !== line.unitPriceCents)
  if (other !== undefined) return { ...refusal(otherPrice(other.line)), isOtherPrice: true }
  return { ok: true, lines: priced.map(({ line, quantity }) => ({ ...line, quantity })) }
}

function atAgreed(line: Line, agreed: ReadonlyMap<string, number>): Line {
  const cents = agreed.get(line.id) ?? line.unitPriceCents
  return cents < line.unitPriceCents ? { ...line, unitPriceCents: cents } : line
}

function otherPrice({ title, unitPriceCents }: Line): string {
  return `The price of ${title} is ${formatDollars(unitPriceCents)}; please reload the page and try again.`
}

function readLine(
  item: OrderLine,
  findProduct: (productId: string) => Listing | undefined,
): Checked<{ readonly line: Line }> {
  const found = readLineId(item.id, findProduct)
  if (!found.ok) return refusal(unreadSentence(item, found))
  const { line } = found
  if (!line.product.inStock) {
    return refusal(outOfStock(line.title, line.product.backOn))
  }
  const { quantity } = item
  if (!isOrderQuantity(quantity)) return refusal(quantityRefusal(line.title))
  return { ok: true, line }
}

function unreadSentence(
  { id }: OrderLine,
  unread: Extract<LineResult, { readonly ok: false }>,
): string {
  const told = id.slice(0, 60)
  switch (unread.reason) {
    case 'unknown-product':
      return `We do not sell "${told}"; please remove it from the cart.`
    case 'unknown-choice':
      return `"${told}" names a choice that this product does not have; please add it to the cart again.`
    case 'unknown-cut':
      return cutRefusal(unread.product, unread.named)
    case 'species-required':
      return SPECIES_REQUIRED
  }
}

function checkCustomer(
  info: CustomerInfo,
  pickup: boolean,
): Checked<{ readonly customer: CustomerInfo }> {
  const parsed = BuyerSchema.safeParse({ ...info, pickup })
  if (!parsed.success) {
    return refusal(parsed.error.issues[0]?.message ?? 'Please check your details.')
  }
  const { pickup: _, ...customer } = parsed.data
  return { ok: true, customer: pickup ? { ...customer, ...NO_ADDRESS } : customer }
}

function findDifference(request: CreateOrderRequest, totals: OrderTotals): string | undefined {
  const { orderData } = request
  const shown: readonly (readonly [string, string, number])[] = [
    ['subtotal', orderData.subtotal, totals.subtotalCents],
    ['shipping', orderData.shipping, totals.shippingCents],
    ['tax', orderData.tax, totals.taxCents],
    ['total', orderData.total, totals.totalCents],
    ['amount', request.amount, totals.totalCents],
  ]
  const wrong = shown.find(([, amount, cents]) => amountToCents(amount) !== cents)
  if (wrong === undefined) return undefined
  return `The ${wrong[0]} of this order is ${formatDollars(wrong[2])}; please reload the page and try again.`
}

function refusal(error: string): { readonly ok: false; readonly error: string } {
  return { ok: false, error }
}
