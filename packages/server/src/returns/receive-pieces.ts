import type { ReceivedPieces } from '@millrun/commerce/desk/returns/return-deeds'
import type { Transaction } from 'kysely'
import type { OrderTables } from '../database/order-tables.ts'
import { type Actor, keepAction } from '../desk/staff-actions.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { done, fail, type Outcome } from '../outcome.ts'
import { putBack } from '../shelf/put-back.ts'
import { deedOnReturn, latestDeed } from './return-deed.ts'
import { addReturnEvent } from './return-events.ts'
import { piecesOf } from './return-pieces.ts'
import { keepStanding } from './return-refunds.ts'
import type { KeptReturn } from './return-store.ts'

/** Writes down pieces of a return that are here again, and puts those onto the shelf that can be sold once more. */
export function receivePieces(
  books: OrderBooks,
  found: KeptReturn,
  { lines, seen }: ReceivedPieces,
  actor: Actor,
): Promise<Outcome> {
  return deedOnReturn(books, found, seen, async ({ transaction, order, kept, at }) => {
    if (kept.status === 'asked') {
      return fail('Please approve or refuse this return first, then receive its pieces.')
    }
    if (kept.isKept || kept.status === 'refused' || kept.status === 'closed') {
      return fail(await latestDeed(transaction, kept))
    }
    const judged = hereAgain(order, kept, lines)
    if ('sentence' in judged) return judged
    await addReceived(transaction, kept, judged.here)
    const toShelf = lines
      .filter(({ toStock }) => toStock > 0)
      .map(({ id, toStock: quantity }) => ({ id, quantity }))
    await putBack(transaction, { orderId: order.id, lines: toShelf, actor: actor.email, at })
    const note = piecesOf(order, judged.here).join(', ')
    await addReturnEvent(transaction, { order, kept, kind: 'received', note, actor, at })
    await keepStanding(transaction, order, kept)
    await keepAction(transaction, {
      actor,
      at,
      deed: 'received returned pieces',
      subject: order.orderNumber,
      before: { return: kept.number, lines: kept.lines },
      after: { return: kept.number, lines: judged.here },
    })
    return done(`Received ${note}. The refund is the next step.`)
  })
}

interface HereAgain {
  readonly number: number
  readonly quantity: number
  readonly toStock: number
}

/** Which lines of the order the pieces are of, the first lines first; or why they cannot be. */
function hereAgain(
  order: Order,
  kept: KeptReturn,
  lines: ReceivedPieces['lines'],
): { readonly here: readonly HereAgain[] } | Outcome {
  const here: HereAgain[] = []
  for (const { id, quantity, toStock } of lines.filter((line) => line.quantity > 0)) {
    let rest = quantity
    let toShelf = toStock
    for (const { number, quantity: asked, received } of kept.lines) {
      if (order.lines[number - 1]?.id !== id) continue
      const pieces = Math.min(rest, asked - received)
      if (pieces <= 0) continue
      const shelved = Math.min(toShelf, pieces)
      here.push({ number, quantity: pieces, toStock: shelved })
      rest -= pieces
      toShelf -= shelved
    }
    if (rest === 0) continue
    const title = order.lines.find((line) => line.id === id)?.title ?? id.slice(0, 80)
    return fail(
      `Of ${title} ${quantity - rest} ${quantity - rest === 1 ? 'is' : 'are'} still to come back with return ${kept.number}, not ${quantity}.`,
    )
  }
  return { here }
}

async function addReceived(
  transaction: Transaction<OrderTables>,
  { id }: KeptReturn,
  here: readonly HereAgain[],
): Promise<void> {
  for (const { number, quantity, toStock } of here) {
    await transaction
      .updateTable('return_lines')
      .set((is) => ({
        received: is('received', '+', quantity),
        to_stock: is('to_stock', '+', toStock),
      }))
      .where('return_id', '=', id)
      .where('line_number', '=', number)
      .execute()
  }
}
