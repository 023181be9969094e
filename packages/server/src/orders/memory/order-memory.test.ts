import type { Delivery } from '@millrun/commerce/delivery/delivery'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOrderDatabase, type OrderDatabase } from '../../database/order-database.ts'
import { openBooks } from '../../open-books.ts'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { SAMPLE_CUSTOMER } from '../../testing/sample-order.ts'
import { beginCapture } from '../begin-capture.ts'
import { claimUnpaid } from '../claim-order.ts'
import { findOrder, listOrders, readOrder } from '../find-order.ts'
import { keepPayPalOrder } from '../keep-paypal-order.ts'
import type { NewOrder } from '../order.ts'
import { placeOrder } from '../place-order.ts'

const DELIVERY: Delivery = {
  mode: 'freight',
  reasons: [
    { kind: 'long', lineId: 'standard-handrail', title: 'Rail', packedIn: 147 },
    { kind: 'bulky', lineId: 'c-2005', title: 'Baluster', lengthAndGirthIn: 166 },
    { kind: 'heavy', weightLb: 400.5 },
  ],
  cartons: [
    {
      kind: 'pallet',
      count: 1,
      lengthIn: 147,
      widthIn: 40,
      heightIn: 20,
      weightLb: 400.5,
      holds: [{ lineId: 'standard-handrail', pieces: 3 }],
    },
  ],
  weightLb: 400.5,
}

const ORDER: NewOrder = {
  lines: [
    { id: 'm-399:finish=cv', item: 'M-399', title: 'Basket', unitPriceCents: 3499, quantity: 2 },
    { id: 'c-2005', item: 'C-2005', title: 'Baluster', unitPriceCents: 2405, quantity: 100_000 },
  ],
  customer: SAMPLE_CUSTOMER,
  isPickup: false,
  totals: { subtotalCents: 4810, shippingCents: 1500, taxCents: 385, totalCents: 6695 },
  cartId: 'cart-1',
  delivery: DELIVERY,
  window: { from: '2026-11-24', to: '2026-12-03' },
  truck: { place: 'business', liftGate: true, limitedAccess: false },
  references: { poNumber: '=cmd', jobName: 'Elm Street', invoiceEmail: 'bills@example.com' },
}

/** Ten lines and more, so that they are not put in the order of their numbers' letters. */
const LONG: NewOrder = {
  ...ORDER,
  cartId: 'cart-2',
  lines: Array.from({ length: 12 }, (_, index) => ({
    id: `line-${index}`,
    item: `L-${index}`,
    title: `Line ${index}`,
    unitPriceCents: index,
    quantity: index + 1,
  })),
}

onEachDatabase((newDatabase) => {
  let database: OrderDatabase

  beforeEach(async () => {
    database = await openOrderDatabase(await newDatabase())
  })

  afterEach(() => database.destroy())

  const books = (at = new Date()) => openBooks(database, { now: () => at })

  test('an order remembers its way, its window, its truck and its papers, however it is read', async () => {
    const { cartId: _, ...remembered } = ORDER
    const placed = await placeOrder(books(), ORDER)
    expect(placed).toMatchObject(remembered)
    expect(await readOrder(books(), placed.id)).toEqual(placed)
    expect(await findOrder(books(), { orderNumber: placed.orderNumber })).toEqual(placed)
    expect(await listOrders(books())).toEqual([placed])
  })

  test('its lines stay in the order of the cart, and with it through every change', async () => {
    const placed = await placeOrder(books(), LONG)
    const known = await keepPayPalOrder(books(), placed, '5O1')
    expect(known?.lines).toEqual(LONG.lines)
    const claimed = await claimUnpaid(books(new Date('2100-01-01')))
    expect(claimed?.lines).toEqual(LONG.lines)
    const begun = known && (await beginCapture(books(), known))
    expect(begun?.lines).toEqual(LONG.lines)
    expect((await readOrder(books(), placed.id)).lines).toEqual(LONG.lines)
  })

  test('of an order that a server of before has placed the lines are read where it wrote them', async () => {
    const { id } = await placeOrder(books(), ORDER)
    await database.deleteFrom('order_lines').execute()
    expect((await readOrder(books(), id)).lines).toEqual(ORDER.lines)
  })

  test('an order without any of it has none of it', async () => {
    const { lines, customer, isPickup, totals } = ORDER
    const placed = await placeOrder(books(), { lines, customer, isPickup, totals })
    expect(await readOrder(books(), placed.id)).toMatchObject({
      delivery: undefined,
      window: undefined,
      truck: undefined,
      shippedAt: undefined,
      references: { poNumber: '', jobName: '', invoiceEmail: '' },
    })
  })

  test('an open order is the one that a repeated click gets', async () => {
    const placed = await placeOrder(books(), ORDER)
    expect(await placeOrder(books(), ORDER)).toEqual(placed)
  })

  test.each([
    ['the days of after a cut-off', { window: { from: '2026-11-25', to: '2026-12-04' } }],
    ['another PO number', { references: { poNumber: '2', jobName: '', invoiceEmail: '' } }],
    ['another job', { references: { poNumber: '=cmd', jobName: 'Oak', invoiceEmail: '' } }],
    [
      'other answers about the truck',
      { truck: { place: 'business', liftGate: false, limitedAccess: false } as const },
    ],
    ['no truck', { truck: undefined }],
  ])('with %s it is another order', async (_, change) => {
    const placed = await placeOrder(books(), ORDER)
    const other = await placeOrder(books(), { ...ORDER, ...change })
    expect(other.orderNumber).not.toBe(placed.orderNumber)
    expect((await readOrder(books(), placed.id)).hasCart).toBe(false)
  })
})
