import type { ShownOrder } from '@millrun/commerce/desk/shown-order'
import { centsToAmount } from '@millrun/commerce/dollars'
import { orderPagePath } from '@millrun/commerce/order-page'
import { taxName } from '@millrun/commerce/tax/applied-tax'
import type { OrderDatabase } from '../../database/order-database.ts'
import { withAgreedDays } from '../../delays/agreed-days.ts'
import { isOpen, disputeStore } from '../../disputes/dispute-store.ts'
import { sentenceAbout } from '../../disputes/keep-dispute.ts'
import { deliveryParts } from '../../mail/order-text.ts'
import { owedCents } from '../../terms/owed-cents.ts'
import { cartonText } from '../../orders/memory/carton-text.ts'
import { taxSource } from '../../orders/memory/tax-source.ts'
import type { OrderBooks } from '../../orders/order-books.ts'
import { readHistory } from '../../orders/order-history.ts'
import type { Order } from '../../orders/order.ts'
import { newestVersion } from '../../quotes/quote-store.ts'
import { refundStore } from '../../refunds/refund-store.ts'
import { returnsOf } from '../../returns/return-store.ts'
import { listShipments } from '../../shipments/list-shipments.ts'
import { listedOrder } from './list-orders.ts'
import { listedReturn } from '../returns/list-returns.ts'
import { listNotes } from './order-notes.ts'
import { goneOf } from '../../shipments/gone-pieces.ts'

/** An order with everything that the shop knows of it. */
export async function showOrder(books: OrderBooks, order: Order): Promise<ShownOrder> {
  const { database } = books
  const gone = await goneOf(database, [order])
  return {
    ...listedOrder(order, gone.get(order.id)),
    customer: order.customer,
    invoiceEmail: order.references.invoiceEmail,
    pageLink: orderPagePath(order),
    quote: await acceptedQuote(database, order),
    ...moneyOf(order),
    ...wayOf(order, await withAgreedDays(books, order)),
    history: await readHistory(books, order.id),
    notes: [...(await listNotes(database, order.id))],
    shipments: [...(await listShipments(database, order))],
    refunds: await shownRefunds(database, order),
    disputes: await shownDisputes(database, order),
    returns: (await returnsOf(database, order.id)).map((kept) =>
      listedReturn(order, kept, books.now()),
    ),
    mails: await shownMails(database, order),
  }
}

async function acceptedQuote(database: OrderDatabase, { quoteId }: Order): Promise<string | null> {
  if (quoteId === undefined) return null
  return (await newestVersion(database, quoteId)).number
}

function moneyOf(order: Order) {
  const { totals, capturedCents, payPalOrderId, captureId, terms } = order
  const isTaken = captureId !== undefined || terms?.paidOn !== undefined
  return {
    payPalOrderId: payPalOrderId ?? null,
    captureId: captureId ?? null,
    subtotal: centsToAmount(totals.subtotalCents),
    shipping: centsToAmount(totals.shippingCents),
    tax: centsToAmount(totals.taxCents),
    taxName: taxName(order.tax),
    taxSource: taxSource(order).join(' '),
    captured: centsToAmount(isTaken ? capturedCents : 0),
    terms: toldTerms(order),
  }
}

/** How it travels; `agreed` is the order with the days that its buyer knows of last. */
function wayOf(order: Order, agreed: Order) {
  const { delivery, truck, window, shippedAt, lines } = order
  const itemOf = (lineId: string) => lines.find(({ id }) => id === lineId)?.item ?? lineId
  return {
    way: [...deliveryParts(agreed)],
    cartons: (delivery?.cartons ?? []).map((carton) => ({
      count: carton.count,
      text: cartonText(carton),
      holds: carton.holds.map(({ lineId, pieces }) => ({ item: itemOf(lineId), pieces })),
    })),
    truck: truck ?? null,
    promisedFrom: window?.from ?? null,
    promisedTo: agreed.window?.to ?? null,
    shippedAt: shippedAt?.toISOString() ?? null,
  }
}

function toldTerms(order: Order): ShownOrder['terms'] {
  const { terms } = order
  if (terms === undefined) return null
  return {
    dueOn: terms.dueOn,
    owed: centsToAmount(owedCents(order)),
    paidOn: terms.paidOn ?? null,
  }
}

async function shownRefunds(database: OrderDatabase, { id }: Order) {
  const refunds = await refundStore(database).list(id)
  return refunds.map(({ createdAt, cents, askedCents, status, isTax, note }) => {
    const known = cents ?? askedCents
    return {
      createdAt: createdAt.toISOString(),
      amount: known === undefined ? null : centsToAmount(known),
      status,
      isTax,
      note,
    }
  })
}

async function shownDisputes(database: OrderDatabase, { id }: Order) {
  const disputes = await disputeStore(database).list(id)
  return disputes.map((dispute) => ({
    sentence: sentenceAbout(dispute),
    isOpen: isOpen(dispute),
    respondBy: dispute.respondBy ?? null,
  }))
}

async function shownMails(database: OrderDatabase, { id }: Order) {
  const rows = await database
    .selectFrom('mails')
    .leftJoin('bounces', 'bounces.mail_id', 'mails.id')
    .select(['mails.kind', 'mails.created_at', 'mails.sent_at', 'bounces.reason'])
    .where('mails.order_id', '=', id)
    .orderBy('mails.created_at')
    .execute()
  return rows.map(({ kind, created_at: createdAt, sent_at: sentAt, reason }) => ({
    kind,
    createdAt,
    sentAt,
    bounced: reason,
  }))
}
