import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../database/in-transaction.ts'
import { listOrders } from '../orders/find-order.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'
import { changePrices, dropScheduled, type PriceRow } from './change-prices.ts'
import { listShelf } from './list-shelf.ts'

const START = new Date('2026-11-25T15:00:00.000Z')
const HOUR_MS = 3_600_000

onEachDatabase((newDatabase) => {
  let payPal: TestPayPal
  let shop: TestShop
  let hours: number

  beforeEach(async () => {
    hours = 0
    payPal = await openPayPal()
    shop = await openShop(await newDatabase(), payPal, { app: { now } })
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  function now(): Date {
    return new Date(START.getTime() + hours * HOUR_MS)
  }

  function change(rows: readonly PriceRow[], from?: Date, at = now()) {
    const hand = { actor: 'eve@millrun.example', at, ...(from !== undefined && { from }) }
    return inTransaction(shop.books.database, (transaction) =>
      changePrices(transaction, rows, hand),
    )
  }

  function drop(): Promise<number> {
    return inTransaction(shop.books.database, (transaction) =>
      dropScheduled(transaction, ['m-399'], now()),
    )
  }

  async function priceOf(id: string): Promise<number | undefined> {
    return (await listShelf(shop.books.database, now())).find(({ productId }) => productId === id)
      ?.priceCents
  }

  test('a changed price is charged at once, and who saw the old one is told the new one', async () => {
    // What the browser sends knows 18.50, in white oak 24.05; 20.00 is 26.00 in white oak.
    await change([{ productId: 'c-2005', cents: 2000 }])
    const { status, body } = await shop.fn('create-paypal-order', sampleRequest())
    expect(status).toBe(422)
    expect(body['error']).toBe(
      'The price of Classic Square Top Baluster, White Oak is $26.00; please reload the page and try again.',
    )
    await change([{ productId: 'c-2005', cents: 1850 }])
    expect((await shop.fn('create-paypal-order', sampleRequest())).status).toBe(200)
  })

  test('an order that was placed keeps the price it was placed at', async () => {
    const { body } = await shop.fn('create-paypal-order', sampleRequest())
    await change([{ productId: 'c-2005', cents: 2000 }])
    await payPal.control(`/approve/${String(body['orderID'])}`, {})
    const paid = await shop.fn('capture-paypal-order', { orderID: body['orderID'] })
    expect(paid.body['success']).toBe(true)
    expect(await listOrders(shop.books)).toMatchObject([{ totals: { totalCents: 6695 } }])
  })

  test('a scheduled price holds from its moment on, and can be taken back before', async () => {
    const row = { productId: 'm-399', cents: 2999 }
    await change([row], new Date(START.getTime() + 2 * HOUR_MS))
    expect(await priceOf('m-399')).toBe(3499)
    hours = 2
    expect(await priceOf('m-399')).toBe(2999)
    await change([{ productId: 'm-399', cents: 3999 }], new Date(START.getTime() + 3 * HOUR_MS))
    expect([await drop(), await drop()]).toEqual([1, 0])
    hours = 3
    expect(await priceOf('m-399')).toBe(2999)
  })

  test('of several prices the one that began last holds, also when it was scheduled first', async () => {
    await change([{ productId: 'm-399', cents: 2999 }], new Date(START.getTime() + 2 * HOUR_MS))
    hours = 1
    await change([{ productId: 'm-399', cents: 3199 }])
    expect(await priceOf('m-399')).toBe(3199)
    hours = 2
    expect(await priceOf('m-399')).toBe(2999)
  })

  test('a price from a server whose clock is ahead gives way to the next one', async () => {
    await change([{ productId: 'm-399', cents: 2999 }], undefined, new Date(now().getTime() + 5000))
    await change([{ productId: 'm-399', cents: 3199 }])
    hours = 1
    expect(await priceOf('m-399')).toBe(3199)
  })

  test('the answer says what it was and is, so that it can be taken back', async () => {
    const rows = [
      { productId: 'm-399', cents: 2999 },
      { productId: 'c-2005', cents: 2000 },
    ]
    expect(await change(rows)).toEqual({
      ok: true,
      changes: [
        { productId: 'm-399', from: 3499, to: 2999 },
        { productId: 'c-2005', from: 1850, to: 2000 },
      ],
    })
  })

  test('all rows are changed or none, and every bad one is named', async () => {
    const rows = [
      { productId: 'm-399', cents: 2999 },
      { productId: 'x-1', cents: 100 },
      { productId: 'c-2005', cents: 0 },
      { productId: 'm-399', cents: 3000 },
    ]
    expect(await change(rows)).toEqual({
      ok: false,
      problems: [
        { productId: 'x-1', problem: 'We do not sell "x-1".' },
        { productId: 'm-399', problem: 'M-399, Single Basket Iron Baluster stands in two rows.' },
        {
          productId: 'c-2005',
          problem:
            'The price of C-2005, Classic Square Top Baluster must be from $0.01 to $100,000.00.',
        },
      ],
    })
    expect(await priceOf('m-399')).toBe(3499)
  })
})
