import { dayInWords, newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { formatDollars } from '@millrun/commerce/dollars'
import type { LateOrder } from '../../delays/late-orders.ts'
import type { AskedDelay } from '../../delays/delay-terms.ts'

/** What is late, as text: what was promised, asked and answered, and what is to be done now. */
export function lateListing(late: readonly LateOrder[]): string {
  if (late.length === 0) return 'Nothing is late.\n'
  return late.map((one) => `${orderText(one)}\n`).join('')
}

function orderText(late: LateOrder): string {
  const { order, promisedTo, asked } = late
  const { orderNumber, totals, customer, isPickup } = order
  const buyer = `${customer.firstName} ${customer.lastName}, ${customer.email}`
  const head = `${orderNumber}  ${formatDollars(totals.totalCents)}  ${buyer}`
  const what = isPickup ? 'promised for pickup by' : 'promised by'
  const lines = [
    `${what} ${dayInWords(promisedTo, true)}`,
    ...asked.map(questionText),
    ...toDo(late).map(([why, command]) => `${why}: npm run orders -- ${command}`),
  ]
  return [head, ...lines.map((line) => `  ${line}`)].join('\n')
}

/** Why something is to be done, and the command that does it. */
function toDo({ order, agreedTo, isRefundDue }: LateOrder): readonly (readonly [string, string])[] {
  const { orderNumber, status, isPickup } = order
  const since = `late since ${dayInWords(agreedTo, true)}`
  const unless = isPickup ? 'if it is not ready today' : 'if it does not leave today'
  return [
    isRefundDue
      ? ['refund now', `refund ${orderNumber}`]
      : [`${since}; ${unless}`, `delay ${orderNumber} DAY "why"`],
    ...(status === 'needs_review' ? ([['needs review', `show ${orderNumber}`]] as const) : []),
  ]
}

function questionText({ newDay, askedAt, answer, silence, answerBy }: AskedDelay): string {
  const asked = `asked ${newJerseyDay(askedAt)} for ${dayInWords(newDay, true)}`
  if (answer === 'wait') return `${asked}: the buyer waits`
  if (answer === 'cancel') return `${asked}: the buyer cancels`
  return silence === 'wait'
    ? `${asked}: no answer, which is a yes`
    : `${asked}: no answer, which is a no after ${dayInWords(answerBy, true)}`
}

/** The same, one JSON object a line. */
export function lateJson(late: readonly LateOrder[]): string {
  return late.map((one) => `${JSON.stringify(jsonOf(one))}\n`).join('')
}

function jsonOf({ order, promisedTo, agreedTo, asked, isRefundDue }: LateOrder) {
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    pickup: order.isPickup,
    email: order.customer.email,
    promisedTo,
    agreedTo,
    refundNow: isRefundDue,
    asked: asked.map(({ newDay, askedAt, reason, answer, answeredAt, silence, answerBy }) => ({
      newDay,
      reason,
      askedAt: askedAt.toISOString(),
      answer: answer ?? null,
      answeredAt: answeredAt?.toISOString() ?? null,
      silence,
      answerBy,
    })),
  }
}
