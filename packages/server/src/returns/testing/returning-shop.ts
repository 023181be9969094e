import { randomUUID } from 'node:crypto'
import { OrderStatusResponseSchema, type OrderStatusResponse } from '@millrun/commerce/functions'
import { ShownReturnSchema, type ShownReturn } from '@millrun/commerce/desk/returns/shown-return'
import { COMMAND_LINE } from '../../desk/staff-actions.ts'
import { findOrder } from '../../orders/find-order.ts'
import type { Order } from '../../orders/order.ts'
import { shipOrder } from '../../shipments/ship-order.ts'
import type { DatabaseSettings } from '../../testing/on-each-database.ts'
import { openDesk } from '../../testing/open-desk.ts'
import { openPayPal, openShop } from '../../testing/open-shop.ts'
import { SAMPLE_FORM, SAMPLE_LINE, sampleRequest } from '../../testing/sample-order.ts'

/** Monday, November 30, 2026, at noon in New Jersey. */
const MONDAY = '2026-11-30T17:00:00.000Z'

/** A picture as its first bytes say. */
export const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]).toString('base64')

export type ReturningShop = Awaited<ReturnType<typeof openReturningShop>>

/** A shop with its desk and its PayPal at a time that a test sets, and a buyer who returns things. */
export async function openReturningShop(settings: DatabaseSettings) {
  let time = new Date(MONDAY)
  const payPal = await openPayPal()
  const shop = await openShop(settings, payPal, { app: { now: () => time } })
  const desk = await openDesk(shop.books, payPal.origin)
  return {
    ...settings,
    payPal,
    shop,
    desk,
    setTime: (at: string) => {
      time = new Date(at)
    },
    /** A paid order of these lines: ten balusters for 240.50, tax 19.24, free shipping. */
    async buy(
      lines: Readonly<Record<string, number>> = { [SAMPLE_LINE]: 10 },
      form: object = {},
    ): Promise<Order> {
      const request = sampleRequest(lines, { ...SAMPLE_FORM, ...form })
      const { body } = await shop.fn('create-paypal-order', request)
      const payPalOrderId = String(body['orderID'])
      await payPal.control(`/approve/${payPalOrderId}`, {})
      await shop.fn('capture-paypal-order', { orderID: payPalOrderId })
      const order = await findOrder(shop.books, { payPalOrderId })
      if (order === undefined) throw new Error('there is no order')
      return order
    },
    /** All that is left of it leaves now, or some pieces. */
    ship: (order: Order, lines?: readonly { readonly id: string; readonly quantity: number }[]) =>
      shipOrder(shop.books, order, { lines, carrier: '', tracking: '' }, COMMAND_LINE),
    /** What the buyer sends: three balusters too many, where nothing else is said. */
    ask: ({ pageToken: token }: Order, asked: object = {}) =>
      shop.fn('ask-return', {
        token,
        key: randomUUID(),
        lines: [{ id: SAMPLE_LINE, quantity: 3 }],
        reason: 'too-many',
        words: 'Three were left over.',
        ...asked,
      }),
    async status({ pageToken: token }: Order): Promise<OrderStatusResponse> {
      return OrderStatusResponseSchema.parse((await shop.fn('order-status', { token })).body)
    },
    async show(number: string): Promise<ShownReturn> {
      return ShownReturnSchema.parse((await desk.as('shipping', 'GET', `/returns/${number}`)).body)
    },
    act: (who: string, number: string, deed: string, body: object) =>
      desk.as(who, 'POST', `/returns/${number}/${deed}`, body),
    async close() {
      await desk.close()
      await shop.close()
      await payPal.close()
    },
  }
}
