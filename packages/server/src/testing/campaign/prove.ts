import type { BuyerStory } from './buyer.ts'

/** An order in the shop's books, as `npm run orders -- --json` tells of it. */
export interface BookedOrder {
  readonly orderNumber: string
  readonly status: string
  readonly paypalOrderId: string | null
  readonly captureId: string | null
  readonly total: string
}

/** A capture in PayPal's books. */
export interface LedgerCapture {
  readonly payPalOrderId: string
  readonly id: string
  readonly status: string
  readonly value: string
}

export interface Books {
  readonly orders: readonly BookedOrder[]
  readonly captures: readonly LedgerCapture[]
  /** Names of the files in the outbox. */
  readonly mails: readonly string[]
  readonly stories: readonly BuyerStory[]
  readonly log: string
}

/** What nobody may find in a log. */
const SECRETS = [/@example\.com/, /Main St/, /555-0100/, /Bearer /, /millrun-test-secret/]

/** Every sentence that the books contradict; none when no order is lost and nobody charged twice. */
export function findFaults(books: Books): readonly string[] {
  return [
    ...chargedTwice(books),
    ...capturesWithoutOrder(books),
    ...paidWithoutCapture(books),
    ...undecided(books),
    ...wrongMails(books),
    ...brokenPromises(books),
    ...SECRETS.filter((secret) => secret.test(books.log)).map((secret) => `the log says ${secret}`),
  ]
}

/** Money that was taken, or is under way. */
function isMoney({ status }: LedgerCapture): boolean {
  return status === 'COMPLETED' || status === 'PENDING'
}

function chargedTwice({ captures, stories }: Books): readonly string[] {
  const taken = captures.filter(isMoney)
  const twice = taken.filter((capture, index) =>
    taken.slice(0, index).some((other) => other.payPalOrderId === capture.payPalOrderId),
  )
  const orders = twice.map(
    ({ payPalOrderId }) => `PayPal order ${payPalOrderId} was captured twice`,
  )
  const payers = new Set(taken.map(({ payPalOrderId }) => payPalOrderId))
  const carts = stories
    .filter(({ payPalOrderIds }) => new Set(payPalOrderIds.filter((id) => payers.has(id))).size > 1)
    .map(({ cartId }) => `cart ${cartId} was charged twice`)
  return [...orders, ...carts]
}

function capturesWithoutOrder({ captures, orders }: Books): readonly string[] {
  const byPayPalOrder = new Map(orders.map((order) => [order.paypalOrderId, order]))
  return captures
    .filter(({ status }) => status === 'COMPLETED')
    .flatMap((capture) => {
      const order = byPayPalOrder.get(capture.payPalOrderId)
      if (order === undefined) return [`capture ${capture.id} belongs to no order`]
      const expected = order.total === capture.value ? 'paid' : 'needs_review'
      const isRight = order.status === expected && order.captureId === capture.id
      if (isRight) return []
      return [
        `order ${order.orderNumber} (${order.total}) is ${order.status}, and ${capture.value} were taken`,
      ]
    })
}

function paidWithoutCapture({ captures, orders }: Books): readonly string[] {
  const completed = new Set(
    captures.filter(({ status }) => status === 'COMPLETED').map(({ id }) => id),
  )
  return orders
    .filter(({ status, captureId }) => status === 'paid' && !completed.has(captureId ?? ''))
    .map(({ orderNumber }) => `order ${orderNumber} is paid without a capture`)
}

function undecided({ orders }: Books): readonly string[] {
  return orders
    .filter(({ status }) => status === 'capturing' || status === 'payment_pending')
    .map(({ orderNumber, status }) => `order ${orderNumber} is still ${status}`)
}

/** The mails that an order in this status has to have, and those that it may have got on the way. */
const MAILS: Readonly<Record<string, { readonly due: readonly string[]; readonly may: string[] }>> =
  {
    paid: { due: ['confirmation', 'notice'], may: ['received', 'failed', 'review'] },
    needs_review: { due: ['review'], may: ['received'] },
    declined: { due: [], may: ['received', 'failed', 'review'] },
  }

/** Each order has its mails and no others; doubled ones would have other names than these. */
function wrongMails({ orders, mails }: Books): readonly string[] {
  const named = (which: 'due' | 'may') =>
    new Set(
      orders.flatMap(({ orderNumber, status }) =>
        (MAILS[status]?.[which] ?? []).map((kind) => `${orderNumber}-${kind}.eml`),
      ),
    )
  const [expected, allowed] = [named('due'), named('may')]
  const sent = new Set(mails)
  const missing = [...expected].filter((mail) => !sent.has(mail))
  const others = mails.filter((mail) => !expected.has(mail) && !allowed.has(mail))
  return [
    ...missing.map((mail) => `${mail} is missing`),
    ...others.map((mail) => `${mail} should not have been sent`),
  ]
}

/** What buyers were told has to be true. */
function brokenPromises({ orders, captures, stories }: Books): readonly string[] {
  const paid = new Set(
    orders.filter(({ status }) => status === 'paid').map(({ paypalOrderId }) => paypalOrderId),
  )
  const taken = new Set(captures.filter(isMoney).map(({ payPalOrderId }) => payPalOrderId))
  return stories.flatMap(({ toldPaid, toldRefused }) => [
    ...toldPaid.filter((id) => !paid.has(id)).map((id) => `${id} was called paid and is not`),
    ...toldRefused
      .filter((id) => taken.has(id))
      .map((id) => `${id} was called refused, but money was taken`),
  ])
}
