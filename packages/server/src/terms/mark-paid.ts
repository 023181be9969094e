import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { centsToAmount, formatDollars } from '@millrun/commerce/dollars'
import { dueInWords } from '@millrun/commerce/terms/due-text'
import type { MarkPaid } from '@millrun/commerce/terms/mark-paid'
import { type Actor, keepAction } from '../desk/staff-actions.ts'
import { type Also, changeOrder } from '../orders/change-order.ts'
import { readOrder } from '../orders/find-order.ts'
import { paidAt } from '../orders/memory/order-terms.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { done, fail, type Outcome } from '../outcome.ts'
import { owedCents } from './owed-cents.ts'

/** Writes down, once, that what was owed of an order has come. */
export async function markPaid(
  books: OrderBooks,
  order: Order,
  payment: MarkPaid,
  actor: Actor,
): Promise<Outcome> {
  const { orderNumber } = order
  const refusal = refuse(books, order, payment)
  if (refusal !== undefined) return refusal
  const cents = owedCents(order)
  const changed = await changeOrder(books, order, {
    from: ['on_terms'],
    values: {
      status: 'paid',
      paid_at: paidAt(payment.on),
      captured_cents: order.totals.totalCents,
    },
    note: `${formatDollars(cents)} paid ${wayText(payment)} on ${payment.on}`,
    also: deedOf(books, cents, payment, actor),
  })
  // Something was taken off it meanwhile, or another window was faster.
  if (changed === undefined)
    return markPaid(books, await readOrder(books, order.id), payment, actor)
  return done(`Order ${orderNumber} is paid: ${formatDollars(cents)}, ${dueInWords(payment.on)}.`)
}

function refuse(books: OrderBooks, order: Order, { on }: MarkPaid): Outcome | undefined {
  const { orderNumber, status, terms, createdAt } = order
  if (terms === undefined)
    return fail(`Order ${orderNumber} is not on terms: PayPal says when it is paid.`)
  if (terms.paidOn !== undefined) {
    return done(`Order ${orderNumber} was marked as paid before, on ${dueInWords(terms.paidOn)}.`)
  }
  if (status !== 'on_terms')
    return fail(`Order ${orderNumber} is ${status}: nothing of it is owed.`)
  if (on > newJerseyDay(books.now()))
    return fail('This day has not come yet: please give the day on which the money came.')
  const placedOn = newJerseyDay(createdAt)
  if (on >= placedOn) return undefined
  return fail(
    `Order ${orderNumber} was placed on ${dueInWords(placedOn)}: it was not paid before that.`,
  )
}

function deedOf(
  books: OrderBooks,
  cents: number,
  { on, by, reference }: MarkPaid,
  actor: Actor,
): Also {
  return (transaction, { orderNumber }) =>
    keepAction(transaction, {
      actor,
      at: books.now(),
      deed: 'marked as paid',
      subject: orderNumber,
      before: { payment: 'on_terms', owed: centsToAmount(cents) },
      after: { payment: 'paid', on, by, reference },
    })
}

function wayText({ by, reference }: MarkPaid): string {
  const way = by === 'other' ? 'in another way' : `by ${by}`
  return reference === '' ? way : `${way} (${reference})`
}
