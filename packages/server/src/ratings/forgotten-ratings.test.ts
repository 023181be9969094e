import { afterEach, beforeEach, expect, test } from 'vitest'
import { eraseOrders } from '../retention/erase-orders.ts'
import { exportedRecords } from '../customers/exported-records.ts'
import { bookOrder } from '../desk/testing/book-order.ts'
import { openBooks } from '../open-books.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { openOrderDatabase, type OrderDatabase } from '../database/order-database.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { askForRatings } from './ask-for-ratings.ts'
import { giveRatings, withdrawRating } from './give-ratings.ts'
import { shownRatingsReader } from './read-shown-ratings.ts'

const LINE = { item: '', title: '', unitPriceCents: 100, quantity: 1 }
const LINES = ['m-399:finish=cv', 'c-2005:species=white-oak'].map((id) => ({ ...LINE, id }))
const WORDS = 'The balusters came straight and needed no sanding.'
const ADA = { accountId: 'a-1', email: 'ada@example.com' }

onEachDatabase((newDatabase) => {
  let database: OrderDatabase
  let books: OrderBooks
  let clock: Date

  beforeEach(async () => {
    database = await openOrderDatabase(await newDatabase())
    clock = new Date('2026-12-20T15:00:00Z')
    books = openBooks(database, { now: () => clock })
  })

  afterEach(() => database.destroy())

  /** Buys, gets the parts and says something of both. */
  async function rated() {
    const at = '2026-11-23T15:00:00Z'
    const order = await bookOrder(books, { at, goods: 200, shipping: 0, tax: 16, lines: LINES })
    await database
      .updateTable('orders')
      .set({ fulfilment: 'shipped', shipped_at: '2026-12-01T15:00:00Z' })
      .execute()
    expect(await askForRatings(books, new AbortController().signal)).toBe(1)
    const ratings = ['m-399', 'c-2005'].map((product) => ({ product, stars: 2, text: WORDS }))
    await giveRatings(books, order, { name: 'Ada T.', ratings })
    await withdrawRating(books, order, 'c-2005')
    return order
  }

  test('of who is forgotten the words stay, without name, order and links; what was taken back is gone', async () => {
    await rated()
    clock = new Date('2027-01-20T15:00:00Z')
    expect(await eraseOrders(database, ADA.email, clock)).toEqual({ forgotten: 1, underWay: 0 })
    const ratings = await database
      .selectFrom('ratings')
      .select(['product_id', 'order_id', 'name', 'text', 'stars'])
      .orderBy('product_id')
      .execute()
    expect(ratings).toEqual([
      { product_id: 'c-2005', order_id: null, name: '', text: '', stars: 2 },
      { product_id: 'm-399', order_id: null, name: '', text: WORDS, stars: 2 },
    ])
    expect(await database.selectFrom('rating_asks').selectAll().execute()).toEqual([])
    const events = await database
      .selectFrom('rating_events')
      .select(['what', 'text'])
      .where('what', '<>', 'writer forgotten')
      .execute()
    expect(events.map(({ text }) => text)).toEqual(['', '', ''])
    const due = await database
      .selectFrom('mails')
      .select('id')
      .where('kind', '=', 'rating')
      .where('next_try_at', 'is not', null)
      .execute()
    expect(due).toEqual([])
  })

  test('pages hear that a name is gone', async () => {
    await rated()
    clock = new Date('2027-01-20T15:00:00Z')
    const read = shownRatingsReader(database)
    expect((await read(clock)).map(({ name }) => name)).toEqual(['Ada T.'])
    await eraseOrders(database, ADA.email, clock)
    expect((await read(clock)).map(({ name }) => name)).toEqual([''])
  })

  test('an export of all that is kept has what somebody has said', async () => {
    await rated()
    const { reviews, isAskedForReviews } = await exportedRecords(books, ADA, {})
    expect(reviews).toMatchObject([
      { name: 'Ada T.', stars: 2, text: WORDS },
      { name: 'Ada T.', stars: 2, text: WORDS },
    ])
    expect(isAskedForReviews).toBe(true)
  })
})
