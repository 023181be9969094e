import { randomUUID } from 'node:crypto'
import { business } from '@millrun/commerce/business'
import { dayInWords, newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { type AskReturn, SAY_ARRIVAL } from '@millrun/commerce/returns/ask-return'
import { judgeReturn } from '@millrun/commerce/returns/judge-return'
import { madeForBuyer } from '@millrun/commerce/returns/made-for-buyer'
import type { Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { Refusal } from '../http/refusal.ts'
import { findOrder } from '../orders/find-order.ts'
import { holdRow } from '../orders/note-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { spokenCode } from '../orders/order-number.ts'
import type { Order } from '../orders/order.ts'
import { takePieces, type TakenPieces } from '../shipments/left-lines.ts'
import { addReturnEvent } from './return-events.ts'
import { returnsOf } from './return-store.ts'
import { arrivalsOf, firstLeft, returnableLines } from './returnable-lines.ts'
import { type Photograph, readPhotograph } from './sent-photograph.ts'

/** Nobody has more to return of one order. */
const MOST_RETURNS = 10

/**
 * Keeps what a buyer returns or reports, once for one sending, however often that arrives; gives its number. Throws a
 * `Refusal` that says what to do for what cannot be.
 */
export async function askReturn(books: OrderBooks, asked: AskReturn): Promise<string> {
  const photographs = asked.photographs.map(readPhotograph)
  const found = await findOrder(books, { pageToken: asked.token })
  if (found === undefined) throw new Refusal(404, 'We do not know this order.')
  return inTransaction(books.database, async (transaction) => {
    await holdRow(transaction, found.id)
    const order = await findOrder({ database: transaction }, { orderId: found.id })
    if (order === undefined) throw new Error('the order is gone')
    const before = await transaction
      .selectFrom('returns')
      .select('number')
      .where('order_id', '=', order.id)
      .where('asked_key', '=', asked.key)
      .executeTakeFirst()
    if (before !== undefined) return before.number
    const within = { ...books, database: transaction }
    const judged = await judge(within, order, asked)
    return keep(transaction, { order, asked, photographs, ...judged, at: books.now() })
  })
}

interface Judged {
  readonly taken: readonly TakenPieces[]
  readonly isLate: boolean
}

async function judge(books: OrderBooks, order: Order, asked: AskReturn): Promise<Judged> {
  const taken = await takeAsked(books, order, asked)
  const today = newJerseyDay(books.now())
  await refuseProof(books, order, asked, today)
  const arrivals = await arrivalsOf(books, order)
  let isAnyLate = false
  for (const { id } of asked.lines) {
    const counted = arrivals(id)
    // What came later than we count is counted from the day on which it came.
    const arrivedBy = comesByTruck(order) ? later(counted, asked.arrivedOn) : counted
    const title = order.lines.find((line) => line.id === id)?.title ?? id
    const line = { title, madeFor: madeForBuyer(id) ?? null, arrivedBy }
    const judged = judgeReturn(line, asked.reason, today)
    if (!judged.ok) throw new Refusal(422, judged.problem)
    isAnyLate ||= judged.isLate
  }
  return { taken, isLate: isAnyLate }
}

async function takeAsked(
  { database }: OrderBooks,
  order: Order,
  { lines }: AskReturn,
): Promise<readonly TakenPieces[]> {
  const earlier = await returnsOf(database, order.id)
  if (earlier.length >= MOST_RETURNS) {
    throw new Refusal(422, `Please call us about this order, ${business.phone}.`)
  }
  const result = takePieces(await returnableLines(database, order), lines)
  if (result.ok) return result.taken
  const title = order.lines.find(({ id }) => id === result.id)?.title ?? result.id.slice(0, 80)
  const number = order.lines.findIndex(({ id }) => id === result.id) + 1
  const last = earlier.findLast((one) => one.lines.some((line) => line.number === number))
  const named = last === undefined ? '' : ` You have asked about others in return ${last.number}.`
  throw new Refusal(
    409,
    result.left === 0
      ? `No piece of ${title} is left to return.${named}`
      : `Of ${title} ${result.left} can still be returned, not ${result.asked}.${named}`,
  )
}

/** Damage needs a photograph, and of a truck the day on which it came. */
async function refuseProof(
  { database }: OrderBooks,
  order: Order,
  { reason, photographs, arrivedOn }: AskReturn,
  today: string,
): Promise<void> {
  if (reason !== 'damaged') return
  if (photographs.length === 0) {
    throw new Refusal(
      422,
      `Please add a photograph of the damage. Without a camera, please call us: ${business.phone}.`,
    )
  }
  if (!comesByTruck(order)) return
  if (arrivedOn === undefined) throw new Refusal(422, SAY_ARRIVAL)
  if (arrivedOn > today) {
    throw new Refusal(422, 'The day on which the truck came is still to come; please correct it.')
  }
  const left = await firstLeft(database, order)
  if (arrivedOn < left) {
    throw new Refusal(
      422,
      `Your order left us on ${dayInWords(left, true)}: please give the day on which the truck came after that.`,
    )
  }
}

function comesByTruck({ isPickup, delivery }: Order): boolean {
  return !isPickup && delivery?.mode === 'freight'
}

function later(counted: string, arrivedOn = ''): string {
  return arrivedOn > counted ? arrivedOn : counted
}

interface Keeping extends Judged {
  readonly order: Order
  readonly asked: AskReturn
  readonly photographs: readonly Photograph[]
  readonly at: Date
}

async function keep(transaction: Transaction<OrderTables>, keeping: Keeping): Promise<string> {
  const { order, asked, photographs, taken, isLate, at } = keeping
  const id = randomUUID()
  const number = `R-${spokenCode()}`
  const isFreightDamage = asked.reason === 'damaged' && comesByTruck(order)
  await transaction
    .insertInto('returns')
    .values({
      id,
      number,
      order_id: order.id,
      asked_key: asked.key,
      status: 'asked',
      reason: asked.reason,
      words: asked.words,
      is_late: isLate ? 1 : 0,
      is_kept: 0,
      arrived_on: isFreightDamage ? (asked.arrivedOn ?? null) : null,
      noted: isFreightDamage && asked.noted ? 1 : 0,
      asked_at: at.toISOString(),
    })
    .execute()
  const own = { return_id: id, received: 0, to_stock: 0 }
  await transaction
    .insertInto('return_lines')
    .values(taken.map((one) => ({ ...own, line_number: one.number, quantity: one.quantity })))
    .execute()
  await keepPhotographs(transaction, id, photographs)
  const kept = { id, number }
  await addReturnEvent(transaction, { order, kept, kind: 'asked', note: '', at })
  return number
}

async function keepPhotographs(
  transaction: Transaction<OrderTables>,
  id: string,
  photographs: readonly Photograph[],
): Promise<void> {
  for (const [index, { bytes, mediaType }] of photographs.entries()) {
    const content = bytes.toString('base64')
    await transaction
      .insertInto('return_photographs')
      .values({ return_id: id, number: index + 1, media_type: mediaType, content })
      .execute()
  }
}
