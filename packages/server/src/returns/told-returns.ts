import type { ToldReturn } from '@millrun/commerce/returns/told-return'
import { returnSentence } from '@millrun/commerce/returns/return-words'
import type { OrderStatusResponse } from '@millrun/commerce/functions'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { returnHistory } from './return-events.ts'
import { type KeptReturn, returnsOf } from './return-store.ts'
import { toldReturnable } from './returnable-lines.ts'

/** What the buyer of an order returns or reports, and what can be; nothing before anything has left. */
export async function toldReturns(
  books: OrderBooks,
  order: Order,
): Promise<Pick<OrderStatusResponse, 'returns' | 'returnable'>> {
  if (order.fulfilment === 'open') return {}
  const returnable = await toldReturnable(books, order)
  const kept = await returnsOf(books.database, order.id)
  const returns = await Promise.all(kept.map((one) => toldReturn(books, order, one)))
  return {
    ...(returns.length > 0 && { returns }),
    ...(returnable.length > 0 && { returnable }),
  }
}

async function toldReturn(
  { database }: OrderBooks,
  { lines }: Order,
  kept: KeptReturn,
): Promise<ToldReturn> {
  const { number, status, reason, isLate } = kept
  const history = await returnHistory(database, kept.id)
  return {
    number,
    status,
    reason,
    isLate,
    comesBack: comesBack(kept),
    lines: kept.lines.map((line) => ({
      title: lines[line.number - 1]?.title ?? '',
      quantity: line.quantity,
      received: line.received,
    })),
    history: history.map(({ at, kind, note }) => ({ at, sentence: returnSentence(kind, note) })),
  }
}

/** Whether its pieces are to be sent to us now. */
export function comesBack({ status, isKept, lines }: KeptReturn): boolean {
  const isOpen = status === 'approved' || status === 'due'
  return isOpen && !isKept && lines.some(({ quantity, received }) => received < quantity)
}
