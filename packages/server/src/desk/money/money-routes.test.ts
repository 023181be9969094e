import { OrderMoneySchema } from '@millrun/commerce/desk/money/order-money'
import { NOBODY } from '@millrun/commerce/customer'
import { MoneyDeskSchema } from '@millrun/commerce/desk/money/money-desk'
import { taxReport } from '@millrun/commerce/tax/tax-report'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/in-transaction.ts'
import { findOrder } from '../../orders/find-order.ts'
import type { Order } from '../../orders/order.ts'
import { forgetBuyer } from '../../retention/forget-buyers.ts'
import { reportedSales } from '../../tax/reported-sales.ts'
import { changeStock } from '../../shelf/change-stock.ts'
import { listShelf } from '../../shelf/list-shelf.ts'
import { eventually } from '../../testing/eventually.ts'
import { type DatabaseSettings, onEachDatabase } from '../../testing/on-each-database.ts'
import { type DeskShop, openDeskShop } from '../../testing/open-desk.ts'
import { openShop, type TestPayPal, type TestShop } from '../../testing/open-shop.ts'
import { orderMail, readOutbox } from '../../testing/read-mail.ts'
import { SAMPLE_LINE, sampleRequest } from '../../testing/sample-order.ts'

const MINUTE_MS = 60_000

const pieces = (quantity: number) => ({ lines: [{ id: SAMPLE_LINE, quantity }] })

onEachDatabase((newDatabase) => {
  let database: DatabaseSettings
  let payPal: TestPayPal
  let shop: TestShop
  let desk: DeskShop['desk']
  let close: DeskShop['close']

  beforeEach(async () => {
    database = await newDatabase()
    ;({ payPal, shop, desk, close } = await openDeskShop(database))
  })

  afterEach(() => close())

  /** A paid order: two for 48.10, tax 3.85, shipping 15.00; 40 for 962.00, tax 76.96, free shipping. */
  function buy(quantity = 2): Promise<Order> {
    return shop.buy(sampleRequest({ [SAMPLE_LINE]: quantity }))
  }

  async function now(names: {
    readonly payPalOrderId?: string | undefined
    readonly orderNumber?: string | undefined
  }): Promise<Order> {
    const order = await findOrder(shop.books, names)
    if (order === undefined) throw new Error('there is no order')
    return order
  }

  const refund = (who: string, { orderNumber }: Order, body: object) =>
    desk.as(who, 'POST', `/orders/${orderNumber}/refunds`, { reason: 'It came damaged.', ...body })

  const cancel = (who: string, { orderNumber }: Order) =>
    desk.as(who, 'POST', `/orders/${orderNumber}/cancel`, { reason: 'The buyer called.' })

  const money = async (who: string, { orderNumber }: Order) =>
    OrderMoneySchema.parse((await desk.as(who, 'GET', `/orders/${orderNumber}/money`)).body)

  const wholeDesk = async () =>
    MoneyDeskSchema.parse((await desk.as('owner', 'GET', '/money')).body)

  async function refundsAtPayPal(): Promise<readonly string[]> {
    const { body } = await payPal.control('/ledger')
    const found = JSON.stringify(body['refunds']).matchAll(/"amount":\{[^}]*"value":"([\d.]+)"/g)
    return [...found].map(([, value]) => value ?? '')
  }

  const trouble = (effect: object, times: number) =>
    payPal.control('/scenarios', { call: 'refund-capture', effect, times })

  const deedsOf = ({ orderNumber }: Order) =>
    shop.books.database
      .selectFrom('staff_actions')
      .select(['actor', 'role', 'deed', 'before', 'after'])
      .where('subject', '=', orderNumber)
      .orderBy('at')
      .execute()

  test('a piece goes back with its share of tax, and all that is left with the rest', async () => {
    const order = await buy()
    // 3.85 × 24.05 / 48.10 = 1.925, half up; the second piece has the rest of 3.85.
    expect(await refund('owner', order, pieces(1))).toEqual({
      status: 200,
      body: { sentence: `Refunded $25.98 of order ${order.orderNumber}.` },
    })
    expect(await money('owner', order)).toMatchObject({
      left: '40.97',
      alone: null,
      lines: [{ quantity: 2, refunded: 1, shipped: 0 }],
      refunds: [{ amount: '25.98', tax: '1.93', status: 'done', by: 'owner@millrun.example' }],
    })
    expect(await refund('owner', order, { ...pieces(1), again: true })).toMatchObject({
      status: 200,
    })
    expect(await refund('owner', order, {})).toMatchObject({ status: 200 })
    expect(await refundsAtPayPal()).toEqual(['25.98', '25.97', '15.00'])
    expect(await now(order)).toMatchObject({ status: 'refunded', refundedCents: 6695 })
  })

  test('the tax report counts the tax of the pieces', async () => {
    const order = await buy()
    await refund('owner', order, pieces(1))
    const month = newJerseyDay(new Date()).slice(0, 7)
    const { all } = taxReport(await reportedSales(shop.books, month), month)
    expect(all).toMatchObject({ taxCents: 385, refundedCents: 2598, refundedTaxCents: 193 })
  })

  test('the buyer is told of each refund once, for which pieces and why', async () => {
    const order = await buy()
    await refund('owner', order, pieces(1))
    const mail = await orderMail(database.dataDir, order.orderNumber, 'refund')
    expect(mail.headers.get('to')).toBe('ada@example.com')
    for (const text of [
      'We have given back $25.98 to the way you paid',
      '$1.93 of it is sales tax.',
      'The reason: It came damaged.',
      '1 × Classic Square Top Baluster, White Oak',
      'In all, $25.98 of the $66.95 that you paid have gone back.',
    ]) {
      expect(mail.text).toContain(text)
    }
    await refund('owner', order, { amount: '1.00' })
    const second = await orderMail(database.dataDir, order.orderNumber, 'refund-2')
    expect(second.text).toContain('In all, $26.98 of the $66.95 that you paid have gone back.')
  })

  test('what PayPal refuses or has not ended is not told to the buyer', async () => {
    const order = await buy()
    await trouble({ kind: 'answers', status: 422, issue: 'TRANSACTION_DISPUTED' }, 1)
    expect(await refund('owner', order, pieces(1))).toMatchObject({ status: 409 })
    await trouble({ kind: 'ends', status: 'PENDING' }, 1)
    expect(await refund('owner', order, pieces(1))).toMatchObject({ status: 200 })
    const mails = await shop.books.database.selectFrom('mails').select('kind').execute()
    expect(mails.map(({ kind }) => kind)).not.toContain('refund')
    expect((await money('owner', order)).refunds.map(({ status }) => status)).toEqual([
      'failed',
      'pending',
    ])
  })

  test('no piece is given back over what was bought, and nothing over what was paid', async () => {
    const order = await buy()
    const tooMany = await refund('owner', order, pieces(3))
    expect(tooMany).toEqual({
      status: 409,
      body: {
        error: `Of Classic Square Top Baluster, White Oak in order ${order.orderNumber} 2 were bought: at most 2 can be refunded.`,
      },
    })
    await refund('owner', order, pieces(1))
    expect(await refund('owner', order, pieces(2))).toMatchObject({ status: 409 })
    await refund('owner', order, { amount: '30.00' })
    expect(await refund('owner', order, { ...pieces(1), again: true })).toEqual({
      status: 409,
      body: { error: `Of order ${order.orderNumber} at most $10.97 can be refunded.` },
    })
    expect(await refundsAtPayPal()).toEqual(['25.98', '30.00'])
  })

  test.each([
    [{ lines: [], reason: 'x' }, 'Please say which pieces, or an amount, and not both.'],
    [{ ...pieces(1), amount: '1.00' }, 'Please say which pieces, or an amount, and not both.'],
    [{ amount: '0.00' }, 'Please give an amount above zero, such as 12.50.'],
    [{ amount: '1e3' }, 'Please give an amount above zero, such as 12.50.'],
    [{ amount: '-5.00' }, 'Please give an amount above zero, such as 12.50.'],
    [{ ...pieces(1.5) }, 'Please give back a whole number of pieces, at least one.'],
    [{ ...pieces(-1) }, 'Please give back a whole number of pieces, at least one.'],
    [{ ...pieces(1), reason: ' ' }, 'Please say why.'],
    [
      { amount: '1.00', restock: true },
      'An amount names no pieces: please refund by line to put pieces back, or not to send them.',
    ],
    [{ lines: [...pieces(1).lines, ...pieces(1).lines] }, 'Please name each line once.'],
  ])('a refund that cannot be meant is refused: %j', async (body, error) => {
    const order = await buy()
    expect(await refund('owner', order, body)).toEqual({ status: 422, body: { error } })
    expect(await refundsAtPayPal()).toEqual([])
  })

  test('the same refund in two windows goes back once, unless it is meant once more', async () => {
    const order = await buy(10)
    const both = await Promise.all([
      refund('owner', order, pieces(2)),
      refund('second', order, pieces(2)),
    ])
    expect(both.map(({ status }) => status)).toContain(200)
    expect(await refundsAtPayPal()).toHaveLength(1)
    expect(await refund('second', order, pieces(2))).toEqual({
      status: 409,
      body: {
        error: `The same was refunded of order ${order.orderNumber} before. If you mean it once more, say so below and press again.`,
      },
    })
    expect(await refund('second', order, { ...pieces(2), again: true })).toMatchObject({
      status: 200,
    })
    expect(await refundsAtPayPal()).toHaveLength(2)
  })

  test('a manager gives back 500.00 of an order alone, whoever gave back before, and no cent more', async () => {
    const order = await buy(40)
    expect(await refund('manager', order, { amount: '500.01' })).toMatchObject({
      status: 200,
      body: { sentence: expect.stringContaining('waits for the owner or another manager') },
    })
    expect(await refundsAtPayPal()).toEqual([])
    await refund('owner', order, { amount: '100.00' })
    expect(await money('manager', order)).toMatchObject({ alone: '400.00' })
    expect(await refund('manager', order, { amount: '400.00' })).toMatchObject({
      body: { sentence: `Refunded $400.00 of order ${order.orderNumber}.` },
    })
    await refund('manager', order, { amount: '0.01' })
    await refund('manager', order, {})
    expect(await refundsAtPayPal()).toEqual(['100.00', '400.00'])
    expect((await wholeDesk()).requests.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['amount', '500.01'],
      ['amount', '0.01'],
      ['all', '538.96'],
    ])
    expect(await refund('owner', order, { amount: '500.01' })).toMatchObject({
      body: { sentence: `Refunded $500.01 of order ${order.orderNumber}.` },
    })
  })

  test('exactly 500.00 needs nobody else', async () => {
    const order = await buy(40)
    expect(await refund('manager', order, { amount: '500.00' })).toMatchObject({
      body: { sentence: `Refunded $500.00 of order ${order.orderNumber}.` },
    })
  })

  test('the second person is somebody else, and what they approve goes back once', async () => {
    const order = await buy(40)
    // 25 × 24.05 = 601.25, tax 76.96 × 601.25 / 962 = 48.10.
    await refund('manager', order, { ...pieces(25), restock: true })
    expect(await refund('manager', order, pieces(25))).toMatchObject({ status: 409 })
    const [request] = (await wholeDesk()).requests
    expect(request).toMatchObject({
      amount: '649.35',
      askedBy: 'manager@millrun.example',
      reason: 'It came damaged.',
      restock: true,
      lines: [{ id: SAMPLE_LINE, quantity: 25 }],
    })
    const decide = (who: string, decision: string) =>
      desk.as(who, 'POST', `/refund-requests/${request?.id}`, { decision })
    expect(await decide('manager', 'approve')).toEqual({
      status: 409,
      body: { error: 'You have asked for it yourself: please let somebody else decide.' },
    })
    await Promise.all([decide('owner', 'approve'), decide('second', 'approve')])
    expect(await refundsAtPayPal()).toEqual(['649.35'])
    expect(await decide('second', 'approve')).toMatchObject({ status: 409 })
    expect(await decide('second', 'refuse')).toMatchObject({ status: 409 })
    expect(await refundsAtPayPal()).toHaveLength(1)
    expect((await wholeDesk()).requests).toEqual([])
    expect((await deedsOf(order)).map(({ deed }) => deed).toSorted()).toEqual([
      'approved a refund',
      'asked for a second person',
      'began a refund',
      'refunded',
    ])
  })

  test('what the second person refuses stays where it is', async () => {
    const order = await buy(40)
    await refund('manager', order, {})
    const [request] = (await wholeDesk()).requests
    const answer = await desk.as('owner', 'POST', `/refund-requests/${request?.id}`, {
      decision: 'refuse',
    })
    expect(answer).toMatchObject({ status: 200 })
    expect(await refundsAtPayPal()).toEqual([])
    expect((await money('manager', order)).requests).toMatchObject([
      { decision: 'refused', decidedBy: 'owner@millrun.example' },
    ])
  })

  test('an approval that PayPal does not answer is finished by approving once more', async () => {
    const order = await buy(40)
    await refund('manager', order, {})
    const [request] = (await wholeDesk()).requests
    const approve = () =>
      desk.as('owner', 'POST', `/refund-requests/${request?.id}`, { decision: 'approve' })
    await trouble({ kind: 'drops', moment: 'after' }, 3)
    expect(await approve()).toMatchObject({ status: 409 })
    expect((await wholeDesk()).unfinished).toMatchObject([
      { orderNumber: order.orderNumber, status: 'asked' },
    ])
    expect(await approve()).toMatchObject({ status: 200 })
    expect(await refundsAtPayPal()).toEqual(['1038.96'])
  })

  test('a cancelled order gives all back, is not sent, and its buyer is told', async () => {
    const order = await buy()
    expect(await cancel('manager', order)).toMatchObject({ status: 200 })
    expect(await now(order)).toMatchObject({ status: 'refunded', fulfilment: 'cancelled' })
    const mail = await orderMail(database.dataDir, order.orderNumber, 'refund')
    expect(mail.headers.get('subject')).toBe(`Your order ${order.orderNumber} is cancelled`)
    expect(mail.text).toContain('The reason: The buyer called.')
    expect(await cancel('owner', order)).toEqual({
      status: 409,
      body: { error: `Order ${order.orderNumber} is cancelled already.` },
    })
    expect(await refundsAtPayPal()).toEqual(['66.95'])
    const [begun, ended] = await deedsOf(order)
    expect(begun).toMatchObject({ actor: 'manager@millrun.example', deed: 'began to cancel' })
    expect(JSON.parse(begun?.before ?? '')).toEqual({
      payment: 'paid',
      fulfilment: 'open',
      refunded: '0.00',
    })
    expect(ended).toMatchObject({ deed: 'refunded' })
  })

  test('what has left is not cancelled, neither with its order nor by the piece', async () => {
    const order = await buy()
    await shop.orders('shipped', order.orderNumber, 'UPS')
    expect(await cancel('owner', order)).toMatchObject({ status: 409 })
    expect(await refund('owner', order, { ...pieces(1), cancel: true })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('what has left cannot be cancelled') },
    })
    expect(await refundsAtPayPal()).toEqual([])
    expect(await refund('owner', order, pieces(1))).toMatchObject({ status: 200 })
    expect(await now(order)).toMatchObject({ fulfilment: 'shipped' })
  })

  test('pieces that are cancelled one after the other leave nothing to send', async () => {
    const order = await buy()
    await refund('owner', order, { ...pieces(1), cancel: true })
    expect(await now(order)).toMatchObject({ fulfilment: 'open', status: 'paid' })
    await refund('owner', order, { ...pieces(1), cancel: true, again: true })
    expect(await now(order)).toMatchObject({ fulfilment: 'cancelled', status: 'paid' })
  })

  test('a cancelled order of which PayPal does not answer is finished by cancelling again', async () => {
    const order = await buy()
    await trouble({ kind: 'drops', moment: 'after' }, 3)
    expect(await cancel('owner', order)).toEqual({
      status: 409,
      body: { error: expect.stringContaining('nothing is refunded twice') },
    })
    expect(await now(order)).toMatchObject({ fulfilment: 'cancelled', status: 'paid' })
    expect((await shop.orders('shipped', order.orderNumber)).isDone).toBe(false)
    expect(await cancel('owner', order)).toMatchObject({ status: 200 })
    expect(await now(order)).toMatchObject({ fulfilment: 'cancelled', status: 'refunded' })
    expect(await refundsAtPayPal()).toEqual(['66.95'])
  })

  test('or by itself some minutes later, when nobody comes back to it', async () => {
    const order = await buy()
    await trouble({ kind: 'drops', moment: 'before' }, 3)
    await cancel('owner', order)
    const later = await openShop(database, payPal, {
      app: { now: () => new Date(Date.now() + 6 * MINUTE_MS) },
    })
    await eventually(async () =>
      expect(await now(order)).toMatchObject({ fulfilment: 'cancelled', status: 'refunded' }),
    )
    await later.close()
    expect(await refundsAtPayPal()).toEqual(['66.95'])
  })

  test('an order whose refund PayPal refuses is not cancelled', async () => {
    const order = await buy()
    await trouble({ kind: 'answers', status: 422, issue: 'TRANSACTION_DISPUTED' }, 1)
    expect(await cancel('owner', order)).toMatchObject({ status: 409 })
    expect(await now(order)).toMatchObject({ fulfilment: 'open', status: 'paid' })
  })

  test('a review is decided, with a reason and who decided it', async () => {
    await payPal.control('/scenarios', {
      call: 'capture-order',
      effect: { kind: 'takes', value: '66.94' },
    })
    const order = await buy()
    expect((await wholeDesk()).reviews).toMatchObject([{ orderNumber: order.orderNumber }])
    const body = { decision: 'accept', reason: 'A cent is nothing.' }
    expect(
      await desk.as('manager', 'POST', `/orders/${order.orderNumber}/review`, body),
    ).toMatchObject({ status: 200 })
    expect(await now(order)).toMatchObject({ status: 'paid' })
    const [deed] = await deedsOf(order)
    expect(deed).toMatchObject({ role: 'manager', deed: 'accepted the payment' })
    expect(JSON.parse(deed?.before ?? '')).toEqual({ payment: 'needs_review', hold: null })
    expect(JSON.parse(deed?.after ?? '')).toEqual({ payment: 'paid', reason: 'A cent is nothing.' })
    expect(
      await desk.as('owner', 'POST', `/orders/${order.orderNumber}/review`, body),
    ).toMatchObject({ status: 409 })
  })

  test('PayPal is asked again about an order', async () => {
    const order = await buy()
    await payPal.rest(`/v2/payments/captures/${order.captureId}/refund`, {
      amount: { currency_code: 'USD', value: '5.00' },
    })
    const recheck = () => desk.as('owner', 'POST', `/orders/${order.orderNumber}/recheck`, {})
    expect(await recheck()).toMatchObject({ status: 200 })
    await eventually(async () => expect(await now(order)).toMatchObject({ refundedCents: 500 }))
  })

  test('disputes are listed by their deadline, each with its page at PayPal', async () => {
    const order = await buy()
    const told = (id: string, due: string | undefined) =>
      shop.books.database
        .insertInto('disputes')
        .values({
          id,
          order_id: order.id,
          capture_id: null,
          status: 'OPEN',
          reason: 'UNAUTHORISED',
          stage: null,
          cents: 6695,
          respond_by: due ?? null,
          outcome: null,
          opened_at: '2026-11-20T10:00:00.000Z',
          changed_at: '2026-11-20T10:00:00.000Z',
        })
        .execute()
    await told('PP-D-3', undefined)
    await told('PP-D-2', '2026-12-09T10:00:00.000Z')
    await told('PP-D-1', '2026-12-01T10:00:00.000Z')
    const { disputes } = await wholeDesk()
    expect(disputes.map(({ id }) => id)).toEqual(['PP-D-1', 'PP-D-2', 'PP-D-3'])
    expect(disputes[0]).toMatchObject({
      orderNumber: order.orderNumber,
      amount: '66.95',
      link: 'https://www.paypal.com/resolutioncenter/view/PP-D-1',
    })
  })

  test('a late order is listed, and its buyer asked to wait', async () => {
    const order = await buy()
    await shop.books.database
      .updateTable('orders')
      .set({ promised_from: '2026-10-01', promised_to: '2026-10-12' })
      .where('id', '=', order.id)
      .execute()
    expect((await wholeDesk()).late).toMatchObject([
      { orderNumber: order.orderNumber, agreedTo: '2026-10-12', isRefundDue: false, asked: [] },
    ])
    const { body } = await desk.as('manager', 'POST', `/orders/${order.orderNumber}/delay`, {
      day: '2099-12-18',
      reason: 'The mill is late.',
    })
    expect(body).toEqual({
      sentence: `The buyer of order ${order.orderNumber} is asked to wait until Fri, Dec 18, 2099.`,
    })
    expect((await wholeDesk()).late[0]?.asked).toHaveLength(1)
    expect((await deedsOf(order)).map(({ deed }) => deed)).toEqual(['asked the buyer to wait'])
  })

  test('the books are compared with PayPal when somebody asks, and what differs is shown', async () => {
    const order = await buy()
    await payPal.rest(`/v2/payments/captures/${order.captureId}/refund`, {
      amount: { currency_code: 'USD', value: '10.00' },
    })
    expect(await wholeDesk()).toMatchObject({ asked: null })
    await desk.as('manager', 'POST', '/money/comparisons')
    const { asked } = await eventually(async () => {
      const found = await wholeDesk()
      expect(found.asked?.endedAt).not.toBeNull()
      return found
    })
    expect(asked).toMatchObject({ askedBy: 'manager@millrun.example', compared: 1 })
    expect(asked?.differences).toEqual([
      {
        orderNumber: order.orderNumber,
        difference: 'paid here, capture PARTIALLY_REFUNDED at PayPal: now paid',
      },
    ])
  })

  test('pieces come back onto the shelf once, and only where that is said', async () => {
    await inTransaction(shop.books.database, (transaction) =>
      changeStock(transaction, 'set', [{ productId: 'c-2005', quantity: 10 }], {
        actor: 'owner@millrun.example',
        at: new Date(),
      }),
    )
    const left = async () =>
      (await listShelf(shop.books.database, new Date())).find(
        ({ productId }) => productId === 'c-2005',
      )?.quantity
    const order = await buy(6)
    expect(await left()).toBe(4)
    await refund('owner', order, pieces(1))
    expect(await left()).toBe(4)
    await trouble({ kind: 'drops', moment: 'after' }, 3)
    await refund('owner', order, { ...pieces(2), restock: true })
    expect(await left()).toBe(4)
    await refund('owner', order, { ...pieces(2), restock: true })
    expect(await left()).toBe(6)
    await cancel('owner', order)
    expect(await left()).toBe(9)
  })

  test('of a buyer who is forgotten no reason of a refund is left', async () => {
    const order = await buy()
    await refund('owner', order, pieces(1))
    await inTransaction(shop.books.database, (transaction) =>
      forgetBuyer(transaction, {
        id: order.id,
        exemption: null,
        customer: NOBODY,
        now: new Date(),
      }),
    )
    expect((await money('owner', order)).refunds).toMatchObject([{ amount: '25.98', reason: '' }])
  })

  test('the command line gives pieces back and cancels through the same functions', async () => {
    const order = await buy()
    const { orderNumber } = order
    expect(
      await shop.orders('refund', orderNumber, '--line', `${SAMPLE_LINE}=1`, '--reason', 'chipped'),
    ).toEqual({ text: `Refunded $25.98 of order ${orderNumber}.\n`, isDone: true })
    expect((await shop.orders('cancel', orderNumber, 'the buyer called')).isDone).toBe(true)
    expect(await now(order)).toMatchObject({ status: 'refunded', fulfilment: 'cancelled' })
    expect(new Set((await deedsOf(order)).map(({ actor }) => actor))).toEqual(
      new Set(['command line']),
    )
    await eventually(async () => {
      const mails = [...(await readOutbox(database.dataDir)).keys()]
      expect(mails.filter((name) => name.includes('-refund'))).toHaveLength(2)
    })
  })
})
