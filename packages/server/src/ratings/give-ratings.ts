import { randomUUID } from 'node:crypto'
import type { GivenRating } from '@millrun/commerce/ratings/given-rating'
import type { Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { Refusal } from '../http/refusal.ts'
import { holdRow } from '../orders/note-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { rateableProducts } from './rateable-lines.ts'
import { keepRatingEvent } from './rating-events.ts'
import { decideBy, type Rating, ratingsOfOrder } from './rating-store.ts'

interface Given {
  readonly name: string
  readonly ratings: readonly GivenRating[]
}

/**
 * Keeps what a buyer says of an order's products, one rating for each product; what is said otherwise than before waits
 * for the desk again, and what is said once more changes nothing.
 */
export async function giveRatings(
  { database, now }: OrderBooks,
  order: Order,
  { name, ratings }: Given,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { email } = await holdRow(transaction, order.id)
    if (email === '') throw new Refusal(404, 'We do not know this link.')
    const bought = await rateableProducts(transaction, order)
    const before = await ratingsOfOrder(transaction, order.id)
    for (const given of ratings) {
      if (!bought.some(({ id }) => id === given.product)) {
        throw new Refusal(422, 'Only what was bought with this order can be rated here.')
      }
      const earlier = before.find(({ productId }) => productId === given.product)
      if (earlier === undefined) await write(transaction, order, { ...given, name }, now())
      else if (isOther(earlier, { ...given, name })) {
        await change(transaction, earlier, { ...given, name }, now())
      }
    }
  })
}

/** Takes back what a buyer has said of a product. It is shown no more, and can be written anew. */
export async function withdrawRating(
  { database, now }: OrderBooks,
  order: Order,
  productId: string,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await holdRow(transaction, order.id)
    const row = await transaction
      .updateTable('ratings')
      .set((is) => ({ status: 'withdrawn', version: is('version', '+', 1) }))
      .where('order_id', '=', order.id)
      .where('product_id', '=', productId)
      .where('status', '<>', 'withdrawn')
      .returningAll()
      .executeTakeFirst()
    if (row !== undefined) await keepRatingEvent(transaction, row, { what: 'withdrawn', at: now() })
  })
}

interface Named extends GivenRating {
  readonly name: string
}

function isOther({ stars, text, name, status }: Rating, given: Named): boolean {
  const isSame = stars === given.stars && text === given.text && name === given.name
  return !isSame || status === 'withdrawn'
}

async function write(
  transaction: Transaction<OrderTables>,
  order: Order,
  { product, stars, text, name }: Named,
  at: Date,
): Promise<void> {
  const row = await transaction
    .insertInto('ratings')
    .values({
      id: randomUUID(),
      order_id: order.id,
      product_id: product,
      stars,
      text,
      name,
      written_at: at.toISOString(),
      status: 'waiting',
      decide_by: decideBy(at),
      reason: null,
      answer: null,
      version: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await keepRatingEvent(transaction, row, { what: 'written', at })
}

/** The shop's answer was to other words, and goes with them; the history has it. */
async function change(
  transaction: Transaction<OrderTables>,
  { id }: Rating,
  { stars, text, name }: Named,
  at: Date,
): Promise<void> {
  const row = await transaction
    .updateTable('ratings')
    .set((is) => ({
      stars,
      text,
      name,
      written_at: at.toISOString(),
      status: 'waiting',
      decide_by: decideBy(at),
      reason: null,
      answer: null,
      version: is('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await keepRatingEvent(transaction, row, { what: 'changed', at })
}
