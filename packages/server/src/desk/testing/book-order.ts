import { randomUUID } from 'node:crypto'
import type { CustomerInfo } from '@millrun/commerce/functions'
import type { AppliedTax } from '@millrun/commerce/tax/applied-tax'
import { openBooks } from '../../open-books.ts'
import type { OrderBooks } from '../../orders/order-books.ts'
import type { FrozenLine, Order } from '../../orders/order.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { SAMPLE_CUSTOMER } from '../../testing/sample-order.ts'

interface BookedOrder {
  /** When it was placed, in UTC. */
  readonly at: string
  readonly goods: number
  readonly shipping: number
  readonly tax: number
  readonly customer?: Partial<CustomerInfo>
  readonly applied?: AppliedTax
  readonly lines?: readonly FrozenLine[]
}

/** Enters an order of some day of the past that was paid; amounts in whole cents. */
export async function bookOrder(
  { database }: Pick<OrderBooks, 'database'>,
  { at, goods, shipping, tax, customer, applied, lines = [] }: BookedOrder,
): Promise<Order> {
  const books = openBooks(database, { now: () => new Date(at) })
  const order = await placeOrder(books, {
    lines,
    customer: { ...SAMPLE_CUSTOMER, ...customer },
    isPickup: false,
    totals: {
      subtotalCents: goods,
      shippingCents: shipping,
      taxCents: tax,
      totalCents: goods + shipping + tax,
    },
    tax: applied,
  })
  await database
    .updateTable('orders')
    .set({ status: 'paid', captured_cents: goods + shipping + tax })
    .where('id', '=', order.id)
    .execute()
  return order
}

/** Enters money of an order that went back on some day. */
export async function bookRefund(
  { database }: Pick<OrderBooks, 'database'>,
  { id }: Pick<Order, 'id'>,
  { at, cents }: { readonly at: string; readonly cents: number },
): Promise<void> {
  await database
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      order_id: id,
      number: 1,
      capture_id: null,
      asked_cents: cents,
      cents,
      status: 'done',
      paypal_refund_id: null,
      note: 'COMPLETED',
      reason: null,
      next_check_at: null,
      created_at: at,
    })
    .execute()
  await database
    .updateTable('orders')
    .set((is) => ({ refunded_cents: is('refunded_cents', '+', cents), updated_at: at }))
    .where('id', '=', id)
    .execute()
}
