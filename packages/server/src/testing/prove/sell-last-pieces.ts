import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../database/in-transaction.ts'
import { listOrders } from '../../orders/find-order.ts'
import { changeStock } from '../../shelf/change-stock.ts'
import { listShelf } from '../../shelf/list-shelf.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../open-shop.ts'
import type { DatabaseSettings } from '../on-each-database.ts'
import { fromCart, sampleRequest } from '../sample-order.ts'

/** So many are left, and so many want one each. */
export const LAST_PIECES = 10
export const BUYERS = 50

const TRY_AGAIN = 503
const MOST_TRIES = 5

/** Two servers of one shop, whose product M-399 sells out. */
export interface CrowdedShop extends AsyncDisposable {
  /** Puts the last pieces on the shelf, and lets all buyers buy one at the same moment. */
  readonly sell: () => Promise<Sale>
}

export interface Sale {
  readonly sold: number
  /** What was said to those who got none, each sentence once. */
  readonly told: readonly string[]
  /** How many orders have been paid by now, by the books. */
  readonly paid: number
  /** What the shelf has after it: pieces, and how many of them are held for somebody. */
  readonly left: { readonly quantity: number | undefined; readonly held: number } | undefined
}

export async function openCrowdedShop(settings: DatabaseSettings): Promise<CrowdedShop> {
  const payPal = await openPayPal()
  const first = await openShop(settings, payPal)
  const second = await openShop(settings, payPal)
  return {
    sell: () => sell({ first, second, payPal }),
    async [Symbol.asyncDispose]() {
      await second.close()
      await first.close()
      await payPal.close()
    },
  }
}

interface Crowd {
  readonly first: TestShop
  readonly second: TestShop
  readonly payPal: TestPayPal
}

async function sell({ first, second, payPal }: Crowd): Promise<Sale> {
  const { database } = first.books
  const row = { productId: 'm-399', quantity: LAST_PIECES }
  const hand = { actor: 'eve@millrun.example', at: new Date() }
  await inTransaction(database, (books) => changeStock(books, 'set', [row], hand))
  const outcomes = await Promise.all(
    Array.from({ length: BUYERS }, (_, buyer) => buy(buyer % 2 === 0 ? first : second, payPal)),
  )
  const told = outcomes.filter((outcome) => outcome !== 'sold')
  const shelf = await listShelf(database, new Date())
  const paid = await listOrders(first.books, { statuses: ['paid'] })
  return {
    sold: outcomes.length - told.length,
    told: [...new Set(told)],
    paid: paid.length,
    left: shelf.find(({ productId }) => productId === 'm-399'),
  }
}

/** One buyer of one piece, from the click to the money. */
async function buy(shop: TestShop, payPal: TestPayPal): Promise<string> {
  // Without a cart of its own it would lose against itself where it presses again.
  const wanted = fromCart(randomUUID(), sampleRequest({ 'm-399:finish=sb': 1 }))
  const { orderID, error } = await press(shop, 'create-paypal-order', wanted)
  if (typeof orderID !== 'string') return String(error)
  await payPal.control(`/approve/${orderID}`, {})
  const paid = await press(shop, 'capture-paypal-order', { orderID })
  return paid['success'] === true ? 'sold' : 'not paid'
}

/** Presses again as long as one is told to: a slow machine may let a buyer lose against the others for seconds. */
async function press(shop: TestShop, name: string, request: object) {
  for (let tries = 1; ; tries += 1) {
    const { status, body } = await shop.fn(name, request)
    if (status !== TRY_AGAIN || tries === MOST_TRIES) return body
  }
}
