import type { CreateOrderRequest } from '@millrun/commerce/functions'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../database/in-transaction.ts'
import { listOrders } from '../orders/find-order.ts'
import { readHistory } from '../orders/order-history.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { fromCart, sampleRequest } from '../testing/sample-order.ts'
import { changeStock, setLowLevel, type StockRow } from './change-stock.ts'
import { listShelf } from './list-shelf.ts'
import { putBack } from './put-back.ts'
import { setBackOn } from './set-back-on.ts'
import { listMoves } from './stock-moves.ts'

const MINUTE_MS = 60_000
/** Ten in the morning in New Jersey: what is ordered then and a while later leaves on the same days. */
const MORNING = Date.parse('2026-11-30T15:00:00.000Z')
const BLACK = 'm-399:finish=sb'
const COPPER = 'm-399:finish=cv'
const EVE = 'eve@millrun.example'

onEachDatabase((newDatabase) => {
  let payPal: TestPayPal
  let shop: TestShop
  let minutes: number
  let opened: number

  beforeEach(async () => {
    minutes = 0
    opened = Date.now()
    payPal = await openPayPal()
    shop = await openShop(await newDatabase(), payPal, { app: { now } })
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  function now(): Date {
    return new Date(MORNING + Date.now() - opened + minutes * MINUTE_MS)
  }

  function change(mode: 'set' | 'add', ...rows: StockRow[]) {
    return inTransaction(shop.books.database, (transaction) =>
      changeStock(transaction, mode, rows, { actor: EVE, at: now() }),
    )
  }

  function level(count: number) {
    return inTransaction(shop.books.database, (transaction) =>
      setLowLevel(transaction, 'm-399', count),
    )
  }

  async function shelfOf(id: string) {
    return (await listShelf(shop.books.database, now())).find(({ productId }) => productId === id)
  }

  async function place(request: CreateOrderRequest): Promise<string> {
    const { status, body } = await shop.fn('create-paypal-order', request)
    expect({ status, body }).toMatchObject({ status: 200 })
    return String(body['orderID'])
  }

  async function refused(request: CreateOrderRequest): Promise<unknown> {
    const { status, body } = await shop.fn('create-paypal-order', request)
    expect(status).toBe(422)
    return body['error']
  }

  async function pay(orderID: string) {
    await payPal.control(`/approve/${orderID}`, {})
    return (await shop.fn('capture-paypal-order', { orderID })).body
  }

  describe('an order that is placed', () => {
    test('holds its pieces, and others cannot order them', async () => {
      await change('set', { productId: 'm-399', quantity: 10 })
      await place(fromCart('cart-1', sampleRequest({ [BLACK]: 7 })))
      expect(await shelfOf('m-399')).toMatchObject({ quantity: 10, held: 7 })
      expect(await refused(fromCart('cart-2', sampleRequest({ [COPPER]: 4 })))).toBe(
        'Only 3 of Single Basket Iron Baluster, Copper Vein are left; please change the quantity.',
      )
      await place(fromCart('cart-2', sampleRequest({ [COPPER]: 3 })))
      expect(await refused(fromCart('cart-3', sampleRequest({ [BLACK]: 1 })))).toBe(
        'Single Basket Iron Baluster, Satin Black is out of stock; please remove it from the cart.',
      )
    })

    test('counts lines of one product together', async () => {
      await change('set', { productId: 'm-399', quantity: 5 })
      expect(await refused(sampleRequest({ [BLACK]: 3, [COPPER]: 3 }))).toBe(
        'Only 5 of Single Basket Iron Baluster are left; please change the quantity.',
      )
      await place(sampleRequest({ [BLACK]: 3, [COPPER]: 2 }))
    })

    test('holds once however often it is clicked, and again when its time was over', async () => {
      await change('set', { productId: 'm-399', quantity: 5 })
      const cart = fromCart('cart-1', sampleRequest({ [BLACK]: 4 }))
      const orderID = await place(cart)
      expect(await place(cart)).toBe(orderID)
      expect(await shelfOf('m-399')).toMatchObject({ held: 4 })
      minutes = 16
      expect(await shelfOf('m-399')).toMatchObject({ held: 0 })
      expect(await place(cart)).toBe(orderID)
      expect(await shelfOf('m-399')).toMatchObject({ held: 4 })
    })

    test('gives its hold back when another one takes its place', async () => {
      await change('set', { productId: 'm-399', quantity: 5 })
      await place(fromCart('cart-1', sampleRequest({ [BLACK]: 4 })))
      await place(fromCart('cart-1', sampleRequest({ [BLACK]: 2 })))
      expect(await shelfOf('m-399')).toMatchObject({ held: 2 })
      await place(fromCart('cart-2', sampleRequest({ [BLACK]: 3 })))
    })

    test('holds nothing of what is not counted', async () => {
      await place(sampleRequest({ [BLACK]: 500 }))
      expect(await shelfOf('m-399')).toMatchObject({
        quantity: undefined,
        held: 0,
        state: 'in stock',
      })
    })
  })

  describe('an order that is paid', () => {
    test('takes its pieces, once, and leaves a move', async () => {
      await change('set', { productId: 'm-399', quantity: 10 })
      const orderID = await place(sampleRequest({ [BLACK]: 3, [COPPER]: 1 }))
      expect(await pay(orderID)).toMatchObject({ success: true })
      expect(await pay(orderID)).toMatchObject({ success: true })
      expect(await shelfOf('m-399')).toMatchObject({ quantity: 6, held: 0 })
      const [order] = await listOrders(shop.books)
      expect(await listMoves(shop.books.database, { productId: 'm-399' })).toMatchObject([
        { change: 10, quantityAfter: 10, reason: 'set', actor: EVE },
        { change: -4, quantityAfter: 6, reason: 'sold', orderId: order?.id },
      ])
    })

    test('takes nothing of what is not counted, nor when it is counted from later on', async () => {
      const orderID = await place(sampleRequest({ [BLACK]: 3 }))
      await pay(orderID)
      await change('set', { productId: 'm-399', quantity: 10 })
      expect(await shelfOf('m-399')).toMatchObject({ quantity: 10 })
    })

    test('needs review when its hold was over and others have bought, and never goes below zero', async () => {
      await change('set', { productId: 'm-399', quantity: 5 })
      const late = await place(fromCart('cart-1', sampleRequest({ [BLACK]: 3 })))
      minutes = 16
      expect(
        await pay(await place(fromCart('cart-2', sampleRequest({ [BLACK]: 4 })))),
      ).toMatchObject({
        success: true,
      })
      expect(await pay(late)).toMatchObject({ success: false, pending: true })
      expect(await shelfOf('m-399')).toMatchObject({ quantity: 1, state: 'in stock' })
      const order = (await listOrders(shop.books)).find(({ hold }) => hold !== undefined)
      expect(order).toMatchObject({ status: 'needs_review', hold: 'sold_out' })
      expect(order?.captureId).toBeDefined()
      expect((await readHistory(shop.books, order?.id ?? '')).at(-1)?.note).toBe(
        'capture COMPLETED, but of Single Basket Iron Baluster only 1 is left',
      )
    })

    test('takes what there is when a person accepts it, never below zero', async () => {
      await change('set', { productId: 'm-399', quantity: 2 })
      const orderID = await place(fromCart('cart-1', sampleRequest({ [BLACK]: 2 })))
      await change('set', { productId: 'm-399', quantity: 1 })
      expect(await pay(orderID)).toMatchObject({ success: false, pending: true })
      const [order] = await listOrders(shop.books)
      const accepted = await shop.orders('accept', order?.orderNumber ?? '', 'one comes on Monday')
      expect(accepted.isDone).toBe(true)
      expect(await listOrders(shop.books)).toMatchObject([{ status: 'paid', hold: undefined }])
      expect(await shelfOf('m-399')).toMatchObject({ quantity: 0, state: 'out' })
    })

    test('keeps to what others hold: their pieces are not sold twice', async () => {
      await change('set', { productId: 'm-399', quantity: 5 })
      const late = await place(fromCart('cart-1', sampleRequest({ [BLACK]: 3 })))
      minutes = 16
      const holding = await place(fromCart('cart-2', sampleRequest({ [BLACK]: 4 })))
      expect(await pay(late)).toMatchObject({ success: false, pending: true })
      expect(await pay(holding)).toMatchObject({ success: true })
      expect(await shelfOf('m-399')).toMatchObject({ quantity: 1 })
    })
  })

  test('what comes back is put back, never more than was taken', async () => {
    await change('set', { productId: 'm-399', quantity: 10 })
    await pay(await place(sampleRequest({ [BLACK]: 3, 'c-2005:species=white-oak': 2 })))
    const [order] = await listOrders(shop.books)
    const back = (quantity: number) =>
      inTransaction(shop.books.database, (books) =>
        putBack(books, {
          orderId: order?.id ?? '',
          lines: [
            { id: BLACK, quantity },
            { id: 'c-2005:species=white-oak', quantity: 2 },
          ],
          actor: EVE,
          at: now(),
        }),
      )
    expect(await back(2)).toEqual(new Map([['m-399', 2]]))
    expect(await shelfOf('m-399')).toMatchObject({ quantity: 9 })
    expect(await back(2)).toEqual(new Map([['m-399', 1]]))
    expect(await back(2)).toEqual(new Map())
    expect(await shelfOf('m-399')).toMatchObject({ quantity: 10 })
    expect(
      (await listMoves(shop.books.database, { orderId: order?.id ?? '' })).at(-1),
    ).toMatchObject({ change: 1, quantityAfter: 10, reason: 'put back', actor: EVE })
  })

  test('what is put back is not expected any more', async () => {
    await change('set', { productId: 'm-399', quantity: 2 })
    await pay(await place(sampleRequest({ [BLACK]: 2 })))
    const [order] = await listOrders(shop.books)
    await inTransaction(shop.books.database, async (books) => {
      await setBackOn(books, { productId: 'm-399', on: '2026-12-14' })
      const lines = [{ id: BLACK, quantity: 1 }]
      await putBack(books, { orderId: order?.id ?? '', lines, actor: EVE, at: now() })
    })
    expect(await shelfOf('m-399')).toMatchObject({ quantity: 1, backOn: undefined })
  })

  describe('at the desk', () => {
    test('a count is refused when the row has sold meanwhile, with both numbers', async () => {
      await change('set', { productId: 'm-399', quantity: 10 })
      await pay(await place(sampleRequest({ [BLACK]: 3 })))
      const row = { productId: 'm-399', quantity: 12, expected: 10 }
      expect(await change('set', row, { productId: 'c-2005', quantity: 4 })).toEqual({
        ok: false,
        problems: [
          {
            productId: 'm-399',
            problem:
              'M-399, Single Basket Iron Baluster was 10 when this was prepared and is 7 now; please look again.',
            differs: { expected: 10, found: 7 },
          },
        ],
      })
      expect(await shelfOf('c-2005')).toMatchObject({ quantity: undefined })
      expect(await change('set', { ...row, expected: 7 })).toMatchObject({
        ok: true,
        changes: [{ from: 7, to: 12 }],
      })
    })

    test('what comes is added, what is lost taken away, never below zero', async () => {
      await change('add', { productId: 'm-399', quantity: 6 })
      expect(await change('add', { productId: 'm-399', quantity: -2 })).toMatchObject({
        changes: [{ from: 6, to: 4 }],
      })
      expect(await change('add', { productId: 'm-399', quantity: -5 })).toMatchObject({
        problems: [
          {
            problem: 'Of M-399, Single Basket Iron Baluster 4 are there; 5 cannot be taken away.',
          },
        ],
      })
      expect(await change('set', { productId: 'm-399', quantity: 1.5 })).toMatchObject({
        ok: false,
      })
      expect(await shelfOf('m-399')).toMatchObject({ quantity: 4 })
    })

    test('what is few is low below its level, and what is not counted has none', async () => {
      expect((await level(5))?.problem).toBe(
        'M-399, Single Basket Iron Baluster is not counted yet; please set its stock first.',
      )
      await change('set', { productId: 'm-399', quantity: 4 })
      expect(await level(5)).toBeUndefined()
      expect(await shelfOf('m-399')).toMatchObject({ state: 'low', lowLevel: 5 })
      await change('set', { productId: 'm-399', quantity: 5 })
      expect(await shelfOf('m-399')).toMatchObject({ state: 'in stock' })
    })

    test('what is counted no more is as available as the catalogue says', async () => {
      await change('set', { productId: 'm-399', quantity: 0 })
      expect(await refused(sampleRequest({ [BLACK]: 1 }))).toContain('is out of stock')
      expect(await change('set', { productId: 'm-399', quantity: null })).toMatchObject({
        changes: [{ from: 0, to: null }],
      })
      await place(sampleRequest({ [BLACK]: 1 }))
    })
  })
})
