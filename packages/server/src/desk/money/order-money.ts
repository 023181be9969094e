import { aloneUpTo } from '@millrun/commerce/desk/money/refund-limits'
import type { Staff } from '@millrun/commerce/desk/desk-api'
import type { GivenRefund, MoneyLine, OrderMoney } from '@millrun/commerce/desk/money/order-money'
import type { WaitingRefund } from '@millrun/commerce/desk/money/refund-request'
import { centsToAmount } from '@millrun/commerce/dollars'
import type { OrderBooks } from '../../orders/order-books.ts'
import type { Order } from '../../orders/order.ts'
import { cancelledOf } from '../../refunds/cancelled-pieces.ts'
import { goesBack, hasMoney } from '../../refunds/goes-back.ts'
import { type Refund, refundStore } from '../../refunds/refund-store.ts'
import { goneCents, piecesBack, refundBooks, standingOf } from '../../refunds/standing-refunds.ts'
import { shippedOf, type ShippedLines } from '../orders/shipped-lines.ts'
import { type KeptRequest, listRequests } from './refund-requests.ts'

/** What can go back of an order and what has, as somebody at the desk may decide about it. */
export async function orderMoney(
  { database }: OrderBooks,
  order: Order,
  { role }: Staff,
): Promise<OrderMoney> {
  const refunds = await refundStore(database).list(order.id)
  const standing = standingOf(order, refunds)
  const shipped = (await shippedOf(database, [order])).get(order.id) ?? new Map<number, number>()
  const cancelled =
    (await cancelledOf(database, [order.id])).get(order.id) ?? new Map<number, number>()
  const { capturedCents, refundedCents, captureId, orderNumber, fulfilment } = order
  const way = goesBack(order)
  const paidCents = way === 'paypal' && captureId === undefined ? 0 : capturedCents
  const leftCents = Math.max(0, paidCents - refundedCents)
  const upTo = aloneUpTo(role)
  const canGoBack = hasMoney(order)
  return {
    orderNumber,
    captured: centsToAmount(paidCents),
    goesBack: way,
    refunded: centsToAmount(refundedCents),
    left: centsToAmount(canGoBack ? leftCents : 0),
    alone:
      upTo === undefined ? null : centsToAmount(Math.max(0, upTo - goneCents(order, standing))),
    books: booksOf(order, standing),
    lines: linesOf(order, { back: piecesBack(standing), shipped, cancelled }),
    refunds: refunds.map((refund) => givenRefund(order, refund)),
    requests: (await listRequests(database, { orderId: order.id })).map((request) =>
      waitingRefund(order, request),
    ),
    canCancel: canGoBack && leftCents > 0 && fulfilment === 'open' && shipped.size === 0,
  }
}

function booksOf(order: Order, standing: readonly Refund[]): OrderMoney['books'] {
  const books = refundBooks(order, standing)
  return {
    tax: centsToAmount(books.taxCents),
    base: centsToAmount(books.baseCents),
    goods: centsToAmount(books.goodsCents),
    goodsTax: centsToAmount(books.goodsTaxCents),
    taxAlone: centsToAmount(books.taxAloneCents),
  }
}

interface Counted {
  readonly back: ShippedLines
  readonly shipped: ShippedLines
  readonly cancelled: ShippedLines
}

/** Each id once, in how many lines of the order it may stand. */
function linesOf({ lines }: Order, { back, shipped, cancelled }: Counted): MoneyLine[] {
  const byId = new Map<string, MoneyLine>()
  for (const [index, { id, title, unitPriceCents, quantity }] of lines.entries()) {
    const before = byId.get(id)
    const number = index + 1
    byId.set(id, {
      id,
      title,
      price: centsToAmount(unitPriceCents),
      quantity: quantity + (before?.quantity ?? 0),
      refunded: (back.get(number) ?? 0) + (before?.refunded ?? 0),
      shipped: (shipped.get(number) ?? 0) + (before?.shipped ?? 0),
      cancelled: (cancelled.get(number) ?? 0) + (before?.cancelled ?? 0),
    })
  }
  return [...byId.values()]
}

function givenRefund(order: Order, refund: Refund): GivenRefund {
  const { number, createdAt, cents, askedCents, taxCents, status, isTax, why, actor } = refund
  const known = cents ?? askedCents
  return {
    number,
    createdAt: createdAt.toISOString(),
    amount: known === undefined ? null : centsToAmount(known),
    tax: taxCents === undefined ? null : centsToAmount(taxCents),
    status,
    isTax,
    reason: why ?? '',
    by: actor?.email ?? null,
    lines: refund.lines.map(({ number: line, quantity, restock }) => ({
      id: order.lines[line - 1]?.id ?? '',
      title: order.lines[line - 1]?.title ?? '',
      quantity,
      restock,
    })),
  }
}

/** A wish as the desk shows it. */
export function waitingRefund(order: Order, request: KeptRequest): WaitingRefund {
  const { id, wish, cents, askedBy, askedAt, decision, decidedBy, decidedAt } = request
  const { lines = [] } = wish
  return {
    id,
    orderNumber: order.orderNumber,
    amount: centsToAmount(cents),
    kind: kindOf(wish),
    lines: lines.map((pieces) => ({
      ...pieces,
      title: order.lines.find((line) => line.id === pieces.id)?.title ?? pieces.id,
    })),
    reason: wish.why,
    restock: wish.isRestocked,
    askedBy,
    askedAt,
    decision,
    decidedBy,
    decidedAt,
  }
}

function kindOf({ cancels, lines, cents }: KeptRequest['wish']): WaitingRefund['kind'] {
  if (cancels === 'order') return 'cancel'
  if (lines !== undefined) return 'pieces'
  return cents === undefined ? 'all' : 'amount'
}
