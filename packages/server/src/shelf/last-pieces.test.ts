import { expect, test } from 'vitest'
import { listOrders } from '../orders/find-order.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'
import { changeStock } from './change-stock.ts'
import { listShelf } from './list-shelf.ts'

const PIECES = 10
const BUYERS = 50
const AT_ONCE_MS = 60_000

onEachDatabase((newDatabase) => {
  test(
    'of the last pieces exactly as many are sold as there are, on two servers at once',
    async () => {
      await using payPal = await disposable(openPayPal())
      const settings = await newDatabase()
      await using first = await disposable(openShop(settings, payPal))
      await using second = await disposable(openShop(settings, payPal))
      const { database } = first.books
      const row = { productId: 'm-399', quantity: PIECES }
      const hand = { actor: 'eve@millrun.example', at: new Date() }
      await database.transaction().execute((books) => changeStock(books, 'set', [row], hand))

      const outcomes = await Promise.all(
        Array.from({ length: BUYERS }, (_, buyer) => buy(buyer % 2 === 0 ? first : second, payPal)),
      )

      expect(outcomes.filter((outcome) => outcome === 'sold')).toHaveLength(PIECES)
      const told = new Set(outcomes.filter((outcome) => outcome !== 'sold'))
      expect([...told]).toEqual([
        'Single Basket Iron Baluster, Satin Black is out of stock; please remove it from the cart.',
      ])
      const paid = await listOrders(first.books, { statuses: ['paid'] })
      expect(paid).toHaveLength(PIECES)
      const shelf = await listShelf(database, new Date())
      expect(shelf.find(({ productId }) => productId === 'm-399')).toMatchObject({
        quantity: 0,
        held: 0,
      })
    },
    AT_ONCE_MS,
  )
})

async function disposable<T extends { readonly close: () => Promise<unknown> }>(
  opened: Promise<T>,
) {
  const it = await opened
  return { ...it, [Symbol.asyncDispose]: async () => void (await it.close()) }
}

/** One buyer of one piece, from the click to the money. */
async function buy(
  shop: TestShop,
  payPal: { readonly control: (path: string, body?: object) => Promise<unknown> },
): Promise<string> {
  const { body } = await shop.fn('create-paypal-order', sampleRequest({ 'm-399:finish=sb': 1 }))
  const { orderID, error } = body
  if (typeof orderID !== 'string') return String(error)
  await payPal.control(`/approve/${orderID}`, {})
  const paid = await shop.fn('capture-paypal-order', { orderID })
  return paid.body['success'] === true ? 'sold' : 'not paid'
}
