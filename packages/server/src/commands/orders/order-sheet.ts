import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import { type ToldWindow, windowText } from '@millrun/commerce/delivery/shipping-window'
import { referencesText } from '@millrun/commerce/order-references'
import { orderSums } from '@millrun/commerce/order-sums'
import { taxName } from '@millrun/commerce/tax/applied-tax'
import { formatDollars } from '@millrun/commerce/dollars'
import { lineNote } from '@millrun/commerce/line-note'
import type { Delay } from '../../delays/delay-store.ts'
import type { Dispute } from '../../disputes/dispute-store.ts'
import { sentenceAbout } from '../../disputes/keep-dispute.ts'
import { deliveryParts, destination, lineTotal } from '../../mail/order-text.ts'
import { HOLDS } from '../../orders/hold.ts'
import { cartonText } from '../../orders/memory/carton-text.ts'
import { taxSource } from '../../orders/memory/tax-source.ts'
import type { Order } from '../../orders/order.ts'
import { orderPagePath } from '@millrun/commerce/order-page'
import { goesBack } from '../../refunds/goes-back.ts'
import { owedCents } from '../../terms/owed-cents.ts'
import type { Refund } from '../../refunds/refund-store.ts'

interface SheetParts {
  readonly order: Order
  readonly history: readonly {
    readonly at: string
    readonly status: string
    readonly note: string
    readonly trace: string | null
  }[]
  readonly refunds: readonly Refund[]
  readonly disputes: readonly Dispute[]
  readonly delays: readonly Delay[]
  readonly mails: readonly { readonly kind: string; readonly sent_at: string | null }[]
  readonly shopOrigin: string
}

/** Everything the shop knows of one order, as text. */
export function orderSheet({
  order,
  history,
  refunds,
  disputes,
  delays,
  mails,
  shopOrigin,
}: SheetParts): string {
  const { customer, refundedCents } = order
  const { title, lines } = destination(order)
  return [
    `Order ${order.orderNumber}: ${order.status}`,
    ...(order.hold === undefined ? [] : [HOLDS[order.hold]]),
    `Placed ${minute(order.createdAt.toISOString())} UTC`,
    ...paymentLines(order),
    `Page ${shopOrigin}${orderPagePath(order)}`,
    '',
    ...(customer.email === ''
      ? ['The buyer was forgotten']
      : [
          `${customer.firstName} ${customer.lastName}, ${customer.email}, ${customer.phone}`,
          `${title}: ${lines.slice(1).join(', ')}`,
        ]),
    ...paperLines(order),
    ...wayLines(order),
    '',
    ...order.lines.flatMap((line) => [
      `${line.title} (${line.id})`,
      `  ${lineNote(line)}: ${lineTotal(line)}`,
    ]),
    ...orderSums(order.totals, taxName(order.tax)).map(([name, amount]) => `${name}: ${amount}`),
    ...taxSource(order),
    ...(refundedCents > 0 ? [`${backWord(order)}: ${formatDollars(refundedCents)}`] : []),
    '',
    'History (UTC)',
    ...history.map(historyLine),
    ...section('Disputes at PayPal', disputes.map(sentenceAbout)),
    ...section('Later days that the buyer was asked for', delays.map(delayLine)),
    ...section('Refunds', refunds.map(refundLine)),
    ...section(
      'Mails',
      mails.map(({ kind, sent_at: at }) => `${kind}: ${at === null ? 'not sent' : minute(at)}`),
    ),
    '',
  ].join('\n')
}

/** Where its money is, or until when it is owed. */
function paymentLines(order: Order): readonly string[] {
  const { terms, payPalOrderId = 'none', captureId = 'none' } = order
  if (terms === undefined) return [`PayPal order ${payPalOrderId}, capture ${captureId}`]
  if (terms.paidOn !== undefined) return [`On terms, paid ${terms.paidOn}`]
  return [`On terms, due ${terms.dueOn}: ${formatDollars(owedCents(order))} owed`]
}

function backWord(order: Order): string {
  return goesBack(order) === 'credit' ? 'Credited' : 'Refunded'
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)]
}

/** What the buyer's own papers call it, and who gets a copy. */
function paperLines({ references }: Order): readonly string[] {
  const names = referencesText(references)
  return names === '' ? [] : [names]
}

/** How it travels, in which packages, and when. */
function wayLines(order: Order): readonly string[] {
  const { delivery, window, shippedAt } = order
  return [
    ...deliveryParts(order),
    ...(delivery?.cartons ?? []).map((carton) => `  ${cartonText(carton)}`),
    ...(window === undefined ? [] : [`Promised ${promisedText(window)}`]),
    ...(shippedAt === undefined ? [] : [`Shipped ${minute(shippedAt.toISOString())} UTC`]),
  ]
}

/** The days that were said at placing; of an order that was put off, the last of them. */
function promisedText({ from, to, isAgreed = false }: ToldWindow): string {
  return isAgreed ? `by ${dayInWords(from, true)}` : windowText({ from, to })
}

function delayLine({ newDay, askedAt, reason, answer }: Delay): string {
  return `${minute(askedAt.toISOString())}  ${newDay}: ${answer ?? 'no answer'} (${reason})`
}

function refundLine({ askedCents, isTax, status, note, createdAt }: Refund): string {
  const amount = askedCents === undefined ? 'all that was left' : formatDollars(askedCents)
  const what = isTax ? `${amount} of tax` : amount
  return `${minute(createdAt.toISOString())}  ${what}: ${status}${note === '' ? '' : ` (${note})`}`
}

/** With the trace by which the log of the servers is searched. */
function historyLine({ at, status, note, trace }: SheetParts['history'][number]): string {
  return `  ${minute(at)}  ${status}: ${note}${trace === null ? '' : ` (trace ${trace})`}`
}

function minute(at: string): string {
  return at.slice(0, 16).replace('T', ' ')
}
