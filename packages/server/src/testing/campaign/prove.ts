import type { BuyerStory } from './buyer.ts'

/** An order in the shop's books, as `npm run orders -- --json` tells of it. */
export interface BookedOrder {
  readonly orderNumber: string
  readonly status: string
  readonly paypalOrderId: string | null
  readonly captureId: string | null
  readonly total: string
  /** Why a person has to decide about it. */
  readonly hold: string | null
  readonly refundedCents: number
  /** What somebody has accepted although it does not fit. */
  readonly accepted: string | null
  readonly taxCents: number
  readonly lines: readonly { readonly number: number; readonly quantity: number }[]
  /** What the books know of what was given back of its own payment. */
  readonly refunds: readonly BookedRefund[]
}

/** A refund in the shop's books. */
export interface BookedRefund {
  readonly number: number
  readonly status: string
  readonly taxCents: number
  readonly lines: readonly { readonly number: number; readonly quantity: number }[]
}

/** A capture in PayPal's books. */
export interface LedgerCapture {
  readonly payPalOrderId: string
  readonly id: string
  readonly status: string
  readonly value: string
  readonly refundedCents: number
}

export interface Books {
  readonly orders: readonly BookedOrder[]
  readonly captures: readonly LedgerCapture[]
  /** PayPal's orders that were approved, and whose money nobody took. */
  readonly approved: readonly string[]
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
    ...wrongRefundLines(books),
    ...wrongMails(books),
    ...brokenPromises(books),
    ...forgottenApprovals(books),
    ...SECRETS.filter((secret) => secret.test(books.log)).map((secret) => `the log says ${secret}`),
  ]
}

/** Money that was taken, or is under way. */
function isMoney({ status }: LedgerCapture): boolean {
  return isTaken(status) || status === 'PENDING'
}

/** Money that was taken, whether or not it was given back since. */
function isTaken(status: string): boolean {
  return status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED'
}

function chargedTwice({ captures, stories }: Books): readonly string[] {
  // What was given back in full may be bought again.
  const taken = captures.filter((capture) => isMoney(capture) && capture.status !== 'REFUNDED')
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
    .filter(({ status }) => isTaken(status))
    .flatMap((capture) => {
      const order = byPayPalOrder.get(capture.payPalOrderId)
      if (order === undefined) return [`capture ${capture.id} belongs to no order`]
      if (order.status === expectedStatus(order, capture) && order.captureId === capture.id) {
        return wrongRefunds(order, capture)
      }
      return [
        `order ${order.orderNumber} (${order.total}) is ${order.status}, and ${capture.value} were taken`,
      ]
    })
}

/** Who holds an order for a person has told why; everything else follows from the capture. */
function expectedStatus(order: BookedOrder, capture: LedgerCapture): string {
  if (order.hold !== null) return 'needs_review'
  if (capture.status === 'REFUNDED') return 'refunded'
  return order.total === capture.value || order.accepted !== null ? 'paid' : 'needs_review'
}

function wrongRefunds(order: BookedOrder, capture: LedgerCapture): readonly string[] {
  if (order.hold !== null || order.refundedCents === capture.refundedCents) return []
  return [
    `order ${order.orderNumber} has ${order.refundedCents} cents given back, PayPal ${capture.refundedCents}`,
  ]
}

/** No piece is given back twice, nor more tax than there was, and the buyer is told of each refund. */
function wrongRefundLines({ orders, mails }: Books): readonly string[] {
  const sent = new Set(mails)
  return orders.flatMap(({ orderNumber, refunds, lines, taxCents }) => {
    const standing = refunds.filter(({ status }) => status !== 'failed')
    const back = standing.flatMap((refund) => refund.lines)
    const twice = lines.filter(
      ({ number, quantity }) =>
        back.filter((one) => one.number === number).reduce((sum, one) => sum + one.quantity, 0) >
        quantity,
    )
    const tax = standing.reduce((sum, refund) => sum + refund.taxCents, 0)
    // Of an order whose lines nobody knows its buyer is told nothing.
    const told = lines.length === 0 ? [] : refunds
    const untold = told.filter(({ status, number }) => {
      const copy = number === 1 ? '' : `-${number}`
      return status === 'done' && !sent.has(`${orderNumber}-refund${copy}.eml`)
    })
    return [
      ...twice.map(({ number }) => `line ${number} of ${orderNumber} was given back twice`),
      ...(tax > taxCents ? [`${orderNumber} gave back ${tax} cents of ${taxCents} tax`] : []),
      ...untold.map(({ number }) => `the buyer of ${orderNumber} was not told of refund ${number}`),
      ...standing
        .filter(({ status }) => status === 'asked')
        .map(({ number }) => `refund ${number} of ${orderNumber} has no end`),
    ]
  })
}

function paidWithoutCapture({ captures, orders }: Books): readonly string[] {
  const completed = new Set(captures.filter(({ status }) => isTaken(status)).map(({ id }) => id))
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
    needs_review: { due: ['review'], may: ['confirmation', 'notice', 'received', 'failed'] },
    declined: { due: [], may: ['received', 'failed', 'review'] },
    refunded: { due: [], may: ['confirmation', 'notice', 'received', 'failed', 'review'] },
  }
/** A person may be called more than once. */
const ANOTHER_CALL = /-review-\d+\.eml$/
/** Each refund has a mail of its own. */
const REFUND = /-refund(?:-\d+)?\.eml$/

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
  const others = mails.filter(
    (mail) =>
      !expected.has(mail) && !allowed.has(mail) && !ANOTHER_CALL.test(mail) && !REFUND.test(mail),
  )
  return [
    ...missing.map((mail) => `${mail} is missing`),
    ...others.map((mail) => `${mail} should not have been sent`),
  ]
}

/** What buyers were told has to be true. */
function brokenPromises({ orders, captures, stories }: Books): readonly string[] {
  const paid = new Set(
    orders
      .filter(({ status, hold }) => status === 'paid' || status === 'refunded' || hold !== null)
      .map(({ paypalOrderId }) => paypalOrderId),
  )
  const taken = new Set(captures.filter(isMoney).map(({ payPalOrderId }) => payPalOrderId))
  return stories.flatMap(({ toldPaid, toldRefused }) => [
    ...toldPaid.filter((id) => !paid.has(id)).map((id) => `${id} was called paid and is not`),
    ...toldRefused
      .filter((id) => taken.has(id))
      .map((id) => `${id} was called refused, but money was taken`),
  ])
}

/** Who has approved once more and walked away has bought all the same, unless the cart went into another order. */
function forgottenApprovals({ stories, approved }: Books): readonly string[] {
  const open = new Set(approved)
  return stories
    .filter(({ payPalOrderIds }) => new Set(payPalOrderIds).size === 1)
    .flatMap(({ approvedAgain }) => approvedAgain.filter((id) => open.has(id)))
    .map((id) => `${id} was approved again and never captured`)
}
