import { orderSums } from '@millrun/commerce/order-sums'
import { taxName } from '@millrun/commerce/tax/applied-tax'
import { formatDollars } from '@millrun/commerce/dollars'
import { lineNote } from '@millrun/commerce/line-note'
import type { Dispute } from '../disputes/dispute-store.ts'
import { sentenceAbout } from '../disputes/keep-dispute.ts'
import { destination, lineTotal } from '../mail/order-text.ts'
import { HOLDS } from '../orders/hold.ts'
import type { Order } from '../orders/order.ts'
import { orderPagePath } from '@millrun/commerce/order-page'
import type { Refund } from '../refunds/refund-store.ts'

interface SheetParts {
  readonly order: Order
  readonly history: readonly {
    readonly at: string
    readonly status: string
    readonly note: string
  }[]
  readonly refunds: readonly Refund[]
  readonly disputes: readonly Dispute[]
  readonly mails: readonly { readonly kind: string; readonly sent_at: string | null }[]
  readonly shopOrigin: string
}

/** Everything the shop knows of one order, as text. */
export function orderSheet({
  order,
  history,
  refunds,
  disputes,
  mails,
  shopOrigin,
}: SheetParts): string {
  const { customer, refundedCents } = order
  const { title, lines } = destination(order)
  return [
    `Order ${order.orderNumber}: ${order.status}`,
    ...(order.hold === undefined ? [] : [HOLDS[order.hold]]),
    `Placed ${minute(order.createdAt.toISOString())} UTC`,
    `PayPal order ${order.payPalOrderId ?? 'none'}, capture ${order.captureId ?? 'none'}`,
    `Page ${shopOrigin}${orderPagePath(order)}`,
    '',
    ...(customer.email === ''
      ? ['The buyer was forgotten']
      : [
          `${customer.firstName} ${customer.lastName}, ${customer.email}, ${customer.phone}`,
          `${title}: ${lines.slice(1).join(', ')}`,
        ]),
    '',
    ...order.lines.flatMap((line) => [
      `${line.title} (${line.id})`,
      `  ${lineNote(line)}: ${lineTotal(line)}`,
    ]),
    ...orderSums(order.totals, taxName(order.tax)).map(([name, amount]) => `${name}: ${amount}`),
    ...(refundedCents > 0 ? [`Refunded: ${formatDollars(refundedCents)}`] : []),
    '',
    'History (UTC)',
    ...history.map(({ at, status, note }) => `  ${minute(at)}  ${status}: ${note}`),
    ...section('Disputes at PayPal', disputes.map(sentenceAbout)),
    ...section('Refunds', refunds.map(refundLine)),
    ...section(
      'Mails',
      mails.map(({ kind, sent_at: at }) => `${kind}: ${at === null ? 'not sent' : minute(at)}`),
    ),
    '',
  ].join('\n')
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)]
}

function refundLine({ askedCents, status, note, createdAt }: Refund): string {
  const amount = askedCents === undefined ? 'all that was left' : formatDollars(askedCents)
  return `${minute(createdAt.toISOString())}  ${amount}: ${status}${note === '' ? '' : ` (${note})`}`
}

function minute(at: string): string {
  return at.slice(0, 16).replace('T', ' ')
}
