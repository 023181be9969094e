import type { LateOrder, MoneyDesk, OpenDispute } from '@millrun/commerce/desk/money/money-desk'
import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import { centsToAmount } from '@millrun/commerce/dollars'
import type { AskedDelay } from '../../delays/delay-terms.ts'
import { type LateOrder as Late, lateOrders } from '../../delays/late-orders.ts'
import { listOrders } from '../../orders/find-order.ts'
import type { OrderBooks } from '../../orders/order-books.ts'
import type { Order } from '../../orders/order.ts'
import { latestComparison } from '../../reconcile/comparisons.ts'
import { readOrders, reviewSentence } from '../orders/list-orders.ts'
import { waitingRefund } from './order-money.ts'
import { listRequests } from './refund-requests.ts'

/** What of the shop's money waits for a person; `resolutionCenter` is where PayPal shows disputes. */
export async function moneyDesk(books: OrderBooks, resolutionCenter: string): Promise<MoneyDesk> {
  const { database } = books
  const reviews = await listOrders(books, { statuses: ['needs_review'] })
  return {
    requests: await waiting(books),
    reviews: reviews.toReversed().map((order) => ({
      ...named(order),
      review: reviewSentence(order) ?? '',
      placedAt: order.createdAt.toISOString(),
    })),
    disputes: await openDisputes(books, resolutionCenter),
    late: (await lateOrders(books)).map(lateOrder),
    unfinished: await unfinished(books),
    night: wire(await latestComparison(database, 'night')),
    asked: wire(await latestComparison(database, 'asked')),
  }
}

function named({ orderNumber, customer, totals }: Order) {
  const buyer = `${customer.firstName} ${customer.lastName}`.trim()
  return { orderNumber, buyer, total: centsToAmount(totals.totalCents) }
}

function wire(found: Awaited<ReturnType<typeof latestComparison>>): MoneyDesk['night'] {
  return found && { ...found, differences: [...found.differences] }
}

async function waiting({ database }: OrderBooks): Promise<MoneyDesk['requests']> {
  const requests = await listRequests(database, { isOpen: true })
  const orders = await readOrders(
    database,
    requests.map(({ orderId }) => orderId),
  )
  return requests.flatMap((request) => {
    const order = orders.find(({ id }) => id === request.orderId)
    return order === undefined ? [] : [waitingRefund(order, request)]
  })
}

/** Disputes that are not resolved, those first that have to be answered first. */
async function openDisputes(
  { database }: OrderBooks,
  resolutionCenter: string,
): Promise<OpenDispute[]> {
  const rows = await database
    .selectFrom('disputes')
    .leftJoin('orders', 'orders.id', 'disputes.order_id')
    .select(['disputes.id', 'orders.order_number', 'reason', 'cents', 'disputes.status'])
    .select(['opened_at', 'respond_by'])
    .where('disputes.status', '!=', 'RESOLVED')
    .orderBy('opened_at')
    .execute()
  const open = rows.map((row) => ({
    id: row.id,
    orderNumber: row.order_number,
    reason: row.reason ?? '',
    amount: row.cents === null ? null : centsToAmount(row.cents),
    status: row.status,
    openedAt: row.opened_at,
    respondBy: row.respond_by,
    link: `${resolutionCenter}/${encodeURIComponent(row.id)}`,
  }))
  return open.toSorted((one, other) => deadline(one) - deadline(other))
}

function deadline({ respondBy }: OpenDispute): number {
  const at = respondBy === null ? Number.NaN : Date.parse(respondBy)
  return Number.isNaN(at) ? Number.MAX_SAFE_INTEGER : at
}

function lateOrder({ order, promisedTo, agreedTo, asked, isRefundDue }: Late): LateOrder {
  return {
    ...named(order),
    isPickup: order.isPickup,
    promisedTo,
    agreedTo,
    asked: asked.map(askedSentence),
    isRefundDue,
  }
}

function askedSentence({ newDay, answer, silence, answerBy }: AskedDelay): string {
  const asked = `Asked to wait until ${dayInWords(newDay, true)}`
  if (answer === 'wait') return `${asked}: the buyer waits.`
  if (answer === 'cancel') return `${asked}: the buyer cancels.`
  return silence === 'wait'
    ? `${asked}: no answer, which is a yes.`
    : `${asked}: no answer, which is a no after ${dayInWords(answerBy, true)}.`
}

/** Refunds whose end PayPal has not said. */
async function unfinished({ database }: OrderBooks): Promise<MoneyDesk['unfinished']> {
  const rows = await database
    .selectFrom('refunds')
    .select(['order_id', 'asked_cents', 'cents', 'status', 'created_at'])
    .where('status', 'in', ['asked', 'pending'])
    .orderBy('created_at')
    .execute()
  const orders = await readOrders(
    database,
    rows.map((row) => row.order_id),
  )
  return rows.flatMap((row) => {
    const order = orders.find(({ id }) => id === row.order_id)
    if (order === undefined || (row.status !== 'asked' && row.status !== 'pending')) return []
    const cents = row.cents ?? row.asked_cents
    return [
      {
        ...named(order),
        amount: cents === null ? null : centsToAmount(cents),
        status: row.status,
        since: row.created_at,
      },
    ]
  })
}
