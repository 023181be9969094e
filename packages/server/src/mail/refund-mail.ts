import { formatDollars } from '@millrun/commerce/dollars'
import { orderPagePath } from '@millrun/commerce/order-page'
import type { Order } from '../orders/order.ts'
import type { Refund } from '../refunds/refund-store.ts'
import type { Mail } from './mail.ts'
import { link, mailPage, paragraph, section } from './order-markup.ts'
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
  const { subject, title } = headOf(order, refund)
  const sentences = sentencesOf(order, refund)
  const pieces = piecesOf(order, refund)
  const sums = sumsOf(order, refunds, refund)
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

function headOf({ orderNumber, fulfilment }: Order, { lines }: Refund) {
  const isCancelled = fulfilment === 'cancelled' && lines.some((line) => line.isCancelled)
  return isCancelled
    ? { subject: `Your order ${orderNumber} is cancelled`, title: 'Your order is cancelled.' }
    : { subject: `A refund for your order ${orderNumber}`, title: 'Your money is on its way back.' }
}

function sentencesOf(order: Order, refund: Refund): readonly string[] {
  const { why, taxCents = 0, isTax, lines } = refund
  const tax = isTax
    ? ' It is the sales tax of your order.'
    : taxCents > 0
      ? ` ${formatDollars(taxCents)} of it is sales tax.`
      : ''
  const isLess = lines.some(({ isCancelled }) => isCancelled) && order.fulfilment !== 'cancelled'
  return [
    `We have given back ${formatDollars(centsOf(refund))} to the way you paid; your bank may take some days to show it.${tax}`,
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
