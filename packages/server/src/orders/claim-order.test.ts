import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOrderDatabase, type OrderDatabase } from '../database/order-database.ts'
import { openBooks } from '../open-books.ts'
import type { Order } from '../orders/order.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { SAMPLE_FORM } from '../testing/sample-order.ts'
import { beginCapture } from './begin-capture.ts'
import { checkSoon, claimUndecided, claimUnpaid } from './claim-order.ts'
import { keepPayPalOrder } from './keep-paypal-order.ts'
import type { OrderBooks } from './order-books.ts'
import { placeOrder } from './place-order.ts'
import { settleOrder } from './settle-order.ts'

const { pickup: _, ...customer } = SAMPLE_FORM
const totals = { subtotalCents: 4810, shippingCents: 1500, taxCents: 385, totalCents: 6695 }
const START = Date.parse('2026-11-20T10:00:00.000Z')
const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

onEachDatabase((newDatabase) => {
  let database: OrderDatabase
  let books: OrderBooks
  let seconds: number
  let placed: number

  beforeEach(async () => {
    database = await openOrderDatabase(await newDatabase())
    seconds = 0
    placed = 0
    books = openBooks(database, { now: () => new Date(START + seconds * 1000) })
  })

  afterEach(() => database.destroy())

  async function place(): Promise<Order> {
    placed += 1
    const order = await placeOrder(books, { lines: [], customer, isPickup: false, totals })
    const known = await keepPayPalOrder(books, order, `5O190127TN3647${placed}`)
    if (known === undefined) throw new Error('it was not placed')
    return known
  }

  async function placeCapturing(): Promise<Order> {
    const capturing = await beginCapture(books, await place())
    if (capturing === undefined) throw new Error('it is not captured')
    return capturing
  }

  /** The seconds at which something is due, when it is looked for every five of them until then. */
  async function dueAt(
    claim: (books: OrderBooks) => Promise<Order | undefined>,
    untilS: number,
    stepS = 5,
  ): Promise<readonly number[]> {
    const found: number[] = []
    for (; seconds <= untilS; seconds += stepS) {
      if ((await claim(books)) !== undefined) found.push(seconds)
    }
    return found
  }

  test('undecided money is asked about after 15 seconds, then 30, 60, 120, 240 and every 300 more', async () => {
    await placeCapturing()
    const times = await dueAt(claimUndecided, 1100)
    expect(times).toEqual([15, 45, 105, 225, 465, 765, 1065])
    expect(await claimUnpaid(books)).toBeUndefined()
  })

  test('an order that nobody approves is asked about nine times in six hours, and then no more', async () => {
    await place()
    const times = await dueAt(claimUnpaid, 2 * DAY_S, MINUTE_S)
    expect(times.map((at) => at / MINUTE_S)).toEqual([1, 3, 7, 15, 31, 63, 127, 247, 367])
  })

  test('money that needs review may be corrected by PayPal for three days after it came to that', async () => {
    seconds = -30 * DAY_S
    const order = await placeCapturing()
    seconds = 0
    await settleOrder(books, order, { status: 'needs_review', note: 'for this test' })
    const times = await dueAt(claimUndecided, 4 * DAY_S, HOUR_S)
    expect(times.at(-1)).toBe(3 * DAY_S + HOUR_S)
  })

  test('an order that was never looked at comes before those that nobody approved so far', async () => {
    const old = [await place(), await place(), await place()]
    seconds = 2 * MINUTE_S
    for (const _order of old) await claimUnpaid(books)
    seconds = 5 * MINUTE_S
    const fresh = await place()
    seconds = 20 * MINUTE_S
    expect((await claimUnpaid(books))?.id).toBe(fresh.id)
  })

  test('a clock that was a day ahead and is put right holds no order for a day', async () => {
    seconds = DAY_S
    const [capturing, created] = [await placeCapturing(), await place()]
    seconds = 0
    expect((await claimUndecided(books))?.id).toBe(capturing.id)
    expect((await claimUnpaid(books))?.id).toBe(created.id)
  })

  test('what PayPal did not speak of is asked about again before long', async () => {
    const order = await place()
    seconds = MINUTE_S
    await claimUnpaid(books)
    await checkSoon(books, order)
    seconds = MINUTE_S + 15
    expect((await claimUnpaid(books))?.id).toBe(order.id)
  })
})
