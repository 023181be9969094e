import { ShownOrderSchema } from '@millrun/commerce/desk/shown-order'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBell } from '../../database/bell/bell.ts'
import { findOrder } from '../../orders/find-order.ts'
import { startTrackers } from '../../shipments/paypal-trackers.ts'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { type DeskShop, openDeskShop } from '../../testing/open-desk.ts'
import type { TestPayPal, TestShop } from '../../testing/open-shop.ts'
import { orderMail, readOutbox } from '../../testing/read-mail.ts'
import { SAMPLE_FORM, SAMPLE_LINE, sampleRequest } from '../../testing/sample-order.ts'

const refused = (error: string) => ({ status: 409, body: { error } })

onEachDatabase((newDatabase) => {
  let payPal: TestPayPal
  let dataDir: string
  let shop: TestShop
  let desk: DeskShop['desk']
  let close: DeskShop['close']

  beforeEach(async () => {
    ;({ payPal, shop, desk, dataDir, close } = await openDeskShop(await newDatabase()))
  })

  afterEach(() => close())

  /** Ten white oak balusters that are paid. */
  async function buy(form: object = {}): Promise<string> {
    const request = sampleRequest({ [SAMPLE_LINE]: 10 }, { ...SAMPLE_FORM, ...form })
    return (await shop.buy(request)).orderNumber
  }

  const ship = (orderNumber: string, quantity: number, more: object = {}, who = 'shipping') =>
    desk.as(who, 'POST', `/orders/${orderNumber}/shipments`, {
      lines: [{ id: SAMPLE_LINE, quantity }],
      carrier: 'UPS',
      tracking: `1Z${quantity}`,
      ...more,
    })

  const show = async (orderNumber: string) =>
    ShownOrderSchema.parse((await desk.as('shipping', 'GET', `/orders/${orderNumber}`)).body)

  test('three of ten and then seven: part shipped, then shipped, with a mail each; the payment stays', async () => {
    const orderNumber = await buy()
    expect(await ship(orderNumber, 3)).toEqual({
      status: 200,
      body: {
        sentence: `Part of order ${orderNumber} is shipped: 3 of 10 pieces, 7 still to come.`,
      },
    })
    expect(await show(orderNumber)).toMatchObject({
      fulfilment: 'part',
      payment: 'paid',
      shippedAt: null,
      lines: [{ shipped: 3 }],
    })
    expect((await ship(orderNumber, 7)).body).toEqual({
      sentence: `Order ${orderNumber} is shipped.`,
    })
    const order = await show(orderNumber)
    expect(order).toMatchObject({
      fulfilment: 'shipped',
      payment: 'paid',
      lines: [{ shipped: 10 }],
    })
    expect(order.shippedAt).not.toBeNull()
    expect(order.shipments).toMatchObject([
      { number: 1, carrier: 'UPS', tracking: '1Z3', actor: 'shipping@millrun.example' },
      { number: 2, tracking: '1Z7', lines: [{ id: SAMPLE_LINE, quantity: 7 }] },
    ])
    const part = await orderMail(dataDir, orderNumber, 'part')
    expect(part.headers.get('subject')).toBe(`Part of your order ${orderNumber} has shipped`)
    for (const text of [
      'In this shipment:\n3 × Classic Square Top Baluster, White Oak',
      'Still to come:\n7 × Classic Square Top Baluster, White Oak',
      'Carrier: UPS',
      'Track it: https://www.ups.com/track?tracknum=1Z3',
    ]) {
      expect(part.text).toContain(text)
    }
    const last = await orderMail(dataDir, orderNumber, 'shipped-2')
    expect(last.headers.get('subject')).toBe(`Your order ${orderNumber} has shipped`)
    expect(last.text).toContain('In this shipment:\n7 × Classic')
    expect(last.text).not.toMatch(/Still to come|\$/)
  })

  test('what was given back before it left is not sent any more, and the rest ends the order', async () => {
    const orderNumber = await buy()
    const lines = [{ id: SAMPLE_LINE, quantity: 4 }]
    const refund = { lines, reason: 'Four too many.', restock: true, cancel: true }
    expect(await desk.as('owner', 'POST', `/orders/${orderNumber}/refunds`, refund)).toMatchObject({
      status: 200,
    })
    expect(await show(orderNumber)).toMatchObject({
      fulfilment: 'open',
      lines: [{ quantity: 10, shipped: 0, cancelled: 4 }],
    })
    expect((await ship(orderNumber, 7)).status).toBe(409)
    await ship(orderNumber, 2)
    const part = await orderMail(dataDir, orderNumber, 'part')
    expect(part.text).toContain('Still to come:\n4 × Classic Square Top Baluster, White Oak')
    expect((await ship(orderNumber, 4)).body).toEqual({
      sentence: `Order ${orderNumber} is shipped.`,
    })
  })

  test('an eighth of seven is refused, in one line or in two, and says who sent the others', async () => {
    const orderNumber = await buy()
    await ship(orderNumber, 3, {}, 'manager')
    const who = 'manager@millrun.example sent 3 x C-2005 as shipment 1.'
    expect(await ship(orderNumber, 8)).toEqual(
      refused(`Of C-2005 7 are left to send, not 8. ${who}`),
    )
    const lines = [
      { id: SAMPLE_LINE, quantity: 4 },
      { id: SAMPLE_LINE, quantity: 4 },
    ]
    expect(await ship(orderNumber, 0, { lines })).toEqual(
      refused(`Of C-2005 7 are left to send, not 8. ${who}`),
    )
    expect((await show(orderNumber)).shipments).toHaveLength(1)
    expect(await ship(orderNumber, 1, { lines: [{ id: 'm-1', quantity: 1 }] })).toEqual(
      refused(`Order ${orderNumber} has no line m-1.`),
    )
    for (const quantity of [0, -1, 1.5, 1e9]) {
      expect((await ship(orderNumber, quantity)).status).toBe(422)
    }
  })

  test('of two who send the same pieces at once one wins, and the other is told by whom', async () => {
    const orderNumber = await buy()
    const answers = await Promise.all([
      ship(orderNumber, 10, {}, 'manager'),
      ship(orderNumber, 10, {}, 'second'),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const isFirst = answers[0].status === 200
    const winner = isFirst ? 'manager' : 'second'
    expect(answers[isFirst ? 1 : 0].body).toEqual({
      error: `Nothing of C-2005 is left to send. ${winner}@millrun.example sent 10 x C-2005 as shipment 1.`,
    })
    expect((await show(orderNumber)).shipments).toHaveLength(1)
  })

  test('who sends what somebody else has just sent in part is told, though enough would be left', async () => {
    const orderNumber = await buy()
    const answers = await Promise.all([
      ship(orderNumber, 3, { seen: 0 }, 'manager'),
      ship(orderNumber, 3, { seen: 0 }, 'second'),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(JSON.stringify(answers)).toMatch(
      /(manager|second)@millrun.example sent 3 x C-2005 as shipment 1. Please look at what is left./,
    )
    expect(await show(orderNumber)).toMatchObject({ lines: [{ shipped: 3 }] })
    expect((await ship(orderNumber, 3, { seen: 1 })).status).toBe(200)
  })

  test('what is disputed, in review, not paid or cancelled cannot be sent', async () => {
    const orderNumber = await buy()
    const set = (values: object) =>
      shop.books.database
        .updateTable('orders')
        .set(values)
        .where('order_number', '=', orderNumber)
        .execute()
    await set({ status: 'needs_review', hold: 'disputed' })
    expect(await ship(orderNumber, 1)).toEqual(
      refused(
        `Order ${orderNumber} needs review: please do not send it. The buyer has opened a dispute at PayPal.`,
      ),
    )
    await set({ status: 'refunded', hold: null })
    expect(await ship(orderNumber, 1)).toEqual(
      refused(`Order ${orderNumber} is refunded: please do not send it.`),
    )
    await set({ status: 'paid', fulfilment: 'cancelled' })
    expect(await ship(orderNumber, 1)).toEqual(
      refused(`Order ${orderNumber} is cancelled: please do not send it.`),
    )
    expect((await show(orderNumber)).shipments).toEqual([])
  })

  test('what was done stands in the history of the order, and who did it among the actions', async () => {
    const orderNumber = await buy()
    await ship(orderNumber, 3)
    const { history } = await show(orderNumber)
    expect(history.at(-1)?.note).toBe(
      'part shipped: 3 x C-2005, UPS 1Z3 (shipping@millrun.example)',
    )
    const actions = await shop.books.database.selectFrom('staff_actions').selectAll().execute()
    expect(actions).toMatchObject([
      {
        actor: 'shipping@millrun.example',
        deed: 'part shipped',
        subject: orderNumber,
        before: '{"fulfilment":"open"}',
        after: '{"fulfilment":"part","shipment":1}',
      },
    ])
  })

  test('the page of the order says what has left, where to ask for it, and what follows', async () => {
    const orderNumber = await buy()
    const { pageToken } = (await findOrder(shop.books, { orderNumber })) ?? {}
    const page = async () => (await shop.fn('order-status', { token: pageToken })).body
    expect(await page()).not.toHaveProperty('shipments')
    await ship(orderNumber, 3)
    expect(await page()).toMatchObject({
      shipments: [
        {
          carrier: 'UPS',
          tracking: '1Z3',
          trackingLink: 'https://www.ups.com/track?tracknum=1Z3',
          lines: [{ quantity: 3, title: 'Classic Square Top Baluster, White Oak' }],
        },
      ],
      toFollow: [{ quantity: 7 }],
    })
    await ship(orderNumber, 7)
    expect(await page()).not.toHaveProperty('toFollow')
  })

  test('PayPal is told of each number once, as often as it takes, and of no shipment without one', async () => {
    const orderNumber = await buy()
    const trouble = { call: 'track-order', effect: { kind: 'answers', status: 500 }, times: 3 }
    await payPal.control('/scenarios', trouble)
    await ship(orderNumber, 3)
    await ship(orderNumber, 2, { carrier: 'Own truck', tracking: '' })
    await ship(orderNumber, 5)
    const due = () =>
      shop.books.database
        .selectFrom('shipments')
        .select(['number', 'next_try_at'])
        .where('next_try_at', 'is not', null)
        .execute()
    const rounds = startTrackers(desk.till, openBell())
    await rounds.round()
    await shop.books.database
      .updateTable('shipments')
      .set({ next_try_at: '2026-01-01T00:00:00.000Z' })
      .where('next_try_at', 'is not', null)
      .execute()
    await rounds.round()
    await rounds.stop()
    expect(await due()).toEqual([])
    const { body } = await payPal.control('/ledger')
    const told = JSON.stringify(body['orders']).match(/"quantity":"\d+"(?=[^}]*\}\],"links")/g)
    expect(told?.toSorted()).toEqual(['"quantity":"3"', '"quantity":"5"'])
  })

  test('what is picked up is called so, after its buyer was told that it is ready', async () => {
    const orderNumber = await buy({ pickup: true })
    const ready = (body: object = {}) =>
      desk.as('shipping', 'POST', `/orders/${orderNumber}/ready`, body)
    expect((await ready()).body).toEqual({
      sentence: `The buyer of order ${orderNumber} is told that it is ready for pickup.`,
    })
    const mail = await orderMail(dataDir, orderNumber, 'ready')
    expect(mail.headers.get('subject')).toBe(`Your order ${orderNumber} is ready for pickup`)
    expect(mail.text).toContain('Pickup at our warehouse:')
    expect(await ready()).toMatchObject({ status: 409 })
    expect(await ready({ again: true })).toMatchObject({ status: 200 })
    await ship(orderNumber, 10, { carrier: '', tracking: '' })
    expect(await show(orderNumber)).toMatchObject({ fulfilment: 'picked_up', shipments: [{}] })
    await orderMail(dataDir, orderNumber, 'picked_up')
    expect(await ready({ again: true })).toEqual(
      refused(`Order ${orderNumber} was picked up before.`),
    )
    const shipped = await buy()
    expect(await desk.as('shipping', 'POST', `/orders/${shipped}/ready`, {})).toEqual(
      refused(`Order ${shipped} is shipped, not picked up.`),
    )
    expect([...(await readOutbox(dataDir)).keys()].join()).not.toContain(`${shipped}-ready`)
  })

  test('the command line sends in parts, too', async () => {
    const orderNumber = await buy()
    const part = ['--line', `${SAMPLE_LINE}=4`, '--tracking', '1Z4']
    expect((await shop.orders('shipped', orderNumber, 'UPS', ...part)).text).toBe(
      `Part of order ${orderNumber} is shipped: 4 of 10 pieces, 6 still to come.\n`,
    )
    expect((await shop.orders('shipped', orderNumber)).text).toBe(
      `Order ${orderNumber} is shipped.\n`,
    )
    expect((await show(orderNumber)).shipments).toMatchObject([
      { actor: 'command line', tracking: '1Z4', lines: [{ quantity: 4 }] },
      { actor: 'command line', tracking: '', lines: [{ quantity: 6 }] },
    ])
  })
})
