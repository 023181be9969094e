import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { formatDollars } from '@millrun/commerce/dollars'
import { cutNotes } from '@millrun/commerce/line-note'
import { orderDate } from '@millrun/commerce/order-date'
import { orderSums } from '@millrun/commerce/order-sums'
import { taxName } from '@millrun/commerce/tax/applied-tax'
import { dueInWords } from '@millrun/commerce/terms/due-text'
import { howToPay } from '@millrun/commerce/terms/how-to-pay'
import { Refusal } from '../http/refusal.ts'
import { destination } from '../mail/order-text.ts'
import { isOver, stands } from '@millrun/commerce/desk/order-status'
import type { Order } from '../orders/order.ts'
import type { PaperSum } from '../papers/paper-sums.ts'
import type { TradePaper } from '../papers/trade-paper.ts'
import { owedCents } from './owed-cents.ts'

const DAY_MS = 86_400_000

/**
 * The invoice of an order that was sold, with the business that it is for where that is known. Throws a `Refusal` for an
 * order that is no sale.
 */
export function invoiceOf(order: Order, business: string | undefined): TradePaper {
  const { orderNumber, createdAt, references, status } = order
  if (!stands(status) && !isOver(status)) {
    throw new Refusal(409, `Order ${orderNumber} has no invoice: it is neither paid nor owed.`)
  }
  return {
    title: 'Invoice',
    name: `Invoice ${orderNumber}`,
    facts: [
      ['Order', orderNumber],
      ['Date', orderDate(createdAt)],
      ...fact('PO number', references.poNumber),
      ...fact('Job', references.jobName),
      ...fact('Terms', termsWords(order)),
    ],
    blocks: [{ title: 'Bill to', lines: billTo(order, business) }, shipTo(order)],
    lines: order.lines.map(({ id, item, title, quantity, unitPriceCents }) => {
      const [note] = cutNotes(id)
      return { item, title, quantity, unitPriceCents, note }
    }),
    sums: sumsOf(order),
    notes: status === 'on_terms' ? [howToPay(orderNumber)] : [],
  }
}

function fact(name: string, value: string): readonly (readonly [string, string])[] {
  return value === '' ? [] : [[name, value]]
}

/** `Net 30, due December 26, 2026`; empty for an order that was paid at once. */
function termsWords({ createdAt, terms }: Order): string {
  if (terms === undefined) return ''
  const days = (Date.parse(terms.dueOn) - Date.parse(newJerseyDay(createdAt))) / DAY_MS
  return `Net ${days}, due ${dueInWords(terms.dueOn)}`
}

function billTo({ customer, references }: Order, business = ''): readonly string[] {
  const { firstName, lastName, streetAddress, secondaryAddress, city, state, zipCode, email } =
    customer
  const place = city === '' ? '' : `${city}, ${state} ${zipCode}`
  const person = `${firstName} ${lastName}`.trim()
  const sentTo = references.invoiceEmail === '' ? email : references.invoiceEmail
  return [business, person, streetAddress, secondaryAddress, place, sentTo].filter(
    (line) => line !== '',
  )
}

function shipTo(order: Order): TradePaper['blocks'][number] {
  const { title, lines } = destination(order)
  return order.isPickup ? { title, lines: lines.slice(0, 2) } : { title: 'Ship to', lines }
}

/** The sums of the order, what was taken off or given back, and what is left to pay. */
function sumsOf(order: Order): readonly PaperSum[] {
  const { totals, tax, refundedCents, status, terms } = order
  const sums = orderSums(totals, taxName(tax)).map(([name, amount]) => ({ name, amount }))
  const isCredit = status === 'on_terms' || status === 'credited'
  const back = isCredit ? 'Credited' : terms === undefined ? 'Refunded' : 'Credited or given back'
  return [
    ...sums,
    ...(refundedCents === 0 ? [] : [{ name: back, amount: formatDollars(-refundedCents) }]),
    { ...endSum(order), isBold: true },
  ]
}

function endSum(order: Order): PaperSum {
  const { totals, refundedCents, terms, status, createdAt } = order
  if (status === 'on_terms' && terms !== undefined) {
    return {
      name: `Please pay by ${dueInWords(terms.dueOn)}`,
      amount: formatDollars(owedCents(order)),
    }
  }
  if (status === 'credited') return { name: 'Nothing is owed', amount: formatDollars(0) }
  const day = terms?.paidOn === undefined ? orderDate(createdAt) : dueInWords(terms.paidOn)
  return { name: `Paid ${day}`, amount: formatDollars(totals.totalCents - refundedCents) }
}
