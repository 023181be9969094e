import { randomUUID } from 'node:crypto'
import { OrderStatusResponseSchema, type OrderStatusResponse } from '@millrun/commerce/functions'
import { ShownReturnSchema, type ShownReturn } from '@millrun/commerce/desk/returns/shown-return'
import { COMMAND_LINE } from '../../desk/staff-actions.ts'
import type { Order } from '../../orders/order.ts'
import { shipOrder } from '../../shipments/ship-order.ts'
import type { DatabaseSettings } from '../../testing/on-each-database.ts'
import { openDeskShop } from '../../testing/open-desk.ts'
import { SAMPLE_FORM, SAMPLE_LINE, sampleRequest } from '../../testing/sample-order.ts'

/** Monday, November 30, 2026, at noon in New Jersey. */
const MONDAY = '2026-11-30T17:00:00.000Z'

/** A picture as its first bytes say. */
export const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]).toString('base64')

export type ReturningShop = Awaited<ReturnType<typeof openReturningShop>>

/** A shop with its desk and its PayPal at a time that a test sets, and a buyer who returns things. */
export async function openReturningShop(settings: DatabaseSettings) {
  let time = new Date(MONDAY)
  const { payPal, shop, desk, close } = await openDeskShop(settings, { app: { now: () => time } })
  return {
    ...settings,
    payPal,
    shop,
    desk,
    setTime: (at: string) => {
      time = new Date(at)
    },
    /** A paid order of these lines: ten balusters for 240.50, tax 19.24, free shipping. */
    buy(
      lines: Readonly<Record<string, number>> = { [SAMPLE_LINE]: 10 },
      form: object = {},
    ): Promise<Order> {
      return shop.buy(sampleRequest(lines, { ...SAMPLE_FORM, ...form }))
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
    close,
  }
}
