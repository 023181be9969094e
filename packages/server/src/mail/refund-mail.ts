import type { GoesBack } from '@millrun/commerce/desk/money/order-money'
import { formatDollars } from '@millrun/commerce/dollars'
import { orderPagePath } from '@millrun/commerce/order-page'
import type { Order } from '../orders/order.ts'
import { wentBack } from '../refunds/goes-back.ts'
import type { Refund } from '../refunds/refund-store.ts'
import type { Mail } from './mail.ts'
import { link, mailPage, paragraph, section } from './order-markup.ts'
import { dueSentence } from './order-news.ts'
import { orderHead } from './order-text.ts'

/** Tells the buyer what was given back, for which pieces, why, and how much that is in all. */
export function refundMail(
  order: Order,
  refunds: readonly Refund[],
  number: number,
  shopOrigin: string,
): Mail {
  const refund = refunds.find((one) => one.number === number)
  if (refund === undefined) throw new Error('there is no such refund of this order')
  const way = wentBack(order, refund)
  const { subject, title } = headOf(order, refund, way)
  const sentences = sentencesOf(order, refund, way)
  const pieces = piecesOf(order, refund)
  const sums = way === 'credit' ? owedText(order) : sumsOf(order, refunds, refund)
  const page = `${shopOrigin}${orderPagePath(order)}`
  return {
    to: order.customer.email,
    subject,
    text: [
      title,
      ...sentences,
      ...(pieces.length === 0 ? [] : [['For:', ...pieces].join('\n')]),
      sums,
      orderHead(order),
      `See your order: ${page}`,
      '',
    ].join('\n\n'),
    html: mailPage(
      title,
      ...sentences.map(paragraph),
      ...(pieces.length === 0 ? [] : [section('For', pieces)]),
      paragraph(sums),
      paragraph(orderHead(order)),
      link(page, 'See your order'),
    ),
  }
}

function headOf({ orderNumber, fulfilment }: Order, { lines }: Refund, way: GoesBack) {
  const isCancelled = fulfilment === 'cancelled' && lines.some((line) => line.isCancelled)
  if (isCancelled) {
    return { subject: `Your order ${orderNumber} is cancelled`, title: 'Your order is cancelled.' }
  }
  return way === 'credit'
    ? { subject: `A credit for your order ${orderNumber}`, title: 'You owe less for your order.' }
    : { subject: `A refund for your order ${orderNumber}`, title: 'Your money is on its way back.' }
}

/** What is done with the money, after its amount. */
const GIVEN: Readonly<Record<GoesBack, readonly [string, string]>> = {
  paypal: ['We have given back', ' to the way you paid; your bank may take some days to show it.'],
  by_hand: ['We give back', ' outside PayPal, as you paid.'],
  credit: ['We have taken', ' off what you owe.'],
}

function sentencesOf(order: Order, refund: Refund, way: GoesBack): readonly string[] {
  const { why, taxCents = 0, isTax, lines } = refund
  const tax = isTax
    ? ' It is the sales tax of your order.'
    : taxCents > 0
      ? ` ${formatDollars(taxCents)} of it is sales tax.`
      : ''
  const isLess = lines.some(({ isCancelled }) => isCancelled) && order.fulfilment !== 'cancelled'
  const [begin, end] = GIVEN[way]
  return [
    `${begin} ${formatDollars(centsOf(refund))}${end}${tax}`,
    ...(why === undefined ? [] : [`The reason: ${why}`]),
    ...(isLess ? ['These pieces will not be sent.'] : []),
  ]
}

/** The pieces by name; none for an amount. */
function piecesOf(order: Order, { lines }: Refund): readonly string[] {
  return lines.map(
    ({ number, quantity }) => `${quantity} × ${order.lines[number - 1]?.title ?? 'a part'}`,
  )
}

/** What is left to pay of an order on terms. */
function owedText(order: Order): string {
  const due = dueSentence(order)
  return due === '' ? 'Nothing is owed for this order any more.' : due
}

/** What had gone back in all with this refund, whatever went back since. */
function sumsOf(order: Order, refunds: readonly Refund[], refund: Refund): string {
  const isOwn = ({ captureId, status }: Refund) =>
    (captureId === undefined || captureId === order.captureId) &&
    (status === 'done' || status === 'pending')
  if (!isOwn(refund)) return 'It was a second payment for this order.'
  const later = refunds.filter((one) => isOwn(one) && one.number > refund.number)
  const gone = later.reduce((sum, one) => sum - centsOf(one), order.refundedCents)
  return `In all, ${formatDollars(gone)} of the ${formatDollars(order.capturedCents)} that you paid have gone back.`
}

function centsOf({ cents, askedCents }: Refund): number {
  return cents ?? askedCents ?? 0
}
