import type { ShownReturn, ShownReturnLine } from '@millrun/commerce/desk/returns/shown-return'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { centsToAmount } from '@millrun/commerce/dollars'
import {
  CARRIER_NEEDS,
  carrierDeadline,
  carrierSentence,
} from '@millrun/commerce/returns/carrier-term'
import { returnSentence } from '@millrun/commerce/returns/return-words'
import type { OrderDatabase } from '../../database/order-database.ts'
import { readOrder } from '../../orders/find-order.ts'
import type { OrderBooks } from '../../orders/order-books.ts'
import type { Order } from '../../orders/order.ts'
import { meantRefund } from '../../refunds/meant-refund.ts'
import { refundStore } from '../../refunds/refund-store.ts'
import { whoDid } from '../../returns/return-deed.ts'
import { returnHistory } from '../../returns/return-events.ts'
import { dueOf, refundedPieces } from '../../returns/return-refunds.ts'
import { type KeptReturn, photographNumbers } from '../../returns/return-store.ts'
import { waitingRefund } from '../money/order-money.ts'
import { listRequests } from '../money/refund-requests.ts'
import { listedReturn } from './list-returns.ts'

/** A return with everything that the shop knows of it. */
export async function showReturn(books: OrderBooks, kept: KeptReturn): Promise<ShownReturn> {
  const { database, now } = books
  const order = await readOrder(books, kept.orderId)
  const waiting = await listRequests(database, { orderId: order.id, isOpen: true })
  const history = await returnHistory(database, kept.id)
  return {
    ...listedReturn(order, kept, now()),
    email: order.customer.email,
    words: kept.words,
    isKept: kept.isKept,
    lines: linesOf(order, kept, await refundedPieces(database, order, kept.id)),
    photographs: await photographNumbers(database, kept.id),
    carrier: carrierOf(kept, newJerseyDay(now())),
    due: await dueAmount(database, order, kept),
    requests: waiting
      .filter(({ wish }) => wish.returnId === kept.id)
      .map((request) => waitingRefund(order, request)),
    history: history.map((event) => ({
      at: event.at,
      sentence: returnSentence(event.kind, event.note),
      by: whoDid(event),
    })),
  }
}

/** Each line id once, in how many lines of the order it may stand. */
function linesOf(
  order: Order,
  kept: KeptReturn,
  refunded: ReadonlyMap<string, number>,
): ShownReturnLine[] {
  const byId = Map.groupBy(kept.lines, ({ number }) => order.lines[number - 1]?.id ?? '')
  return [...byId].map(([id, own]) => {
    const line = order.lines.find((one) => one.id === id)
    const sum = (count: (line: KeptReturn['lines'][number]) => number) =>
      own.reduce((total, one) => total + count(one), 0)
    return {
      id,
      item: line?.item ?? '',
      title: line?.title ?? id,
      quantity: sum(({ quantity }) => quantity),
      received: sum(({ received }) => received),
      toStock: sum(({ toStock }) => toStock),
      refunded: refunded.get(id) ?? 0,
      price: centsToAmount(line?.unitPriceCents ?? 0),
    }
  })
}

function carrierOf({ arrivedOn, noted }: KeptReturn, today: string): ShownReturn['carrier'] {
  if (arrivedOn === undefined) return null
  const sentence = carrierSentence(carrierDeadline(arrivedOn), today)
  return { sentence, arrivedOn, noted, needs: [...CARRIER_NEEDS] }
}

/** What the refund of this moment comes to; null where there is none. */
async function dueAmount(
  database: OrderDatabase,
  order: Order,
  kept: KeptReturn,
): Promise<string | null> {
  if (kept.status !== 'due') return null
  const lines = await dueOf(database, order, kept)
  if (lines.length === 0) return null
  const earlier = await refundStore(database).list(order.id)
  const meant = meantRefund({ order, cents: undefined, lines, isAgain: true }, earlier)
  return 'sentence' in meant || meant.cents === undefined ? null : centsToAmount(meant.cents)
}
