import { ReturnPageSchema } from '@millrun/commerce/desk/returns/listed-return'
import { ShownOrderSchema } from '@millrun/commerce/desk/shown-order'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/in-transaction.ts'
import { readOrder } from '../../orders/find-order.ts'
import type { Order } from '../../orders/order.ts'
import { refundOrder } from '../../refunds/refund-order.ts'
import { refundStore } from '../../refunds/refund-store.ts'
import { findReturn } from '../../returns/return-store.ts'
import { changeStock } from '../../shelf/change-stock.ts'
import { openReturningShop, type ReturningShop } from '../../returns/testing/returning-shop.ts'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { orderMail } from '../../testing/read-mail.ts'
import { SAMPLE_LINE } from '../../testing/sample-order.ts'

const TITLE = 'Classic Square Top Baluster, White Oak'
const APPROVE = { decision: 'approve' }
const KEEP = { decision: 'keep' }
const REFUND = { reason: 'Returned.' }

const received = (quantity: number, toStock: number) => ({
  lines: [{ id: SAMPLE_LINE, quantity, toStock }],
})

onEachDatabase((newDatabase) => {
  let shop: ReturningShop

  beforeEach(async () => {
    shop = await openReturningShop(await newDatabase())
  })

  afterEach(() => shop.close())

  /** A return of so many of ten balusters, or of so many as are bought. */
  async function asked(quantity = 3, bought = 10, more: object = {}) {
    const order = await shop.buy({ [SAMPLE_LINE]: bought })
    await shop.ship(order)
    return { order, number: await askAgain(order, quantity, more) }
  }

  async function askAgain(order: Order, quantity: number, more: object = {}): Promise<string> {
    const lines = [{ id: SAMPLE_LINE, quantity }]
    return String((await shop.ask(order, { lines, ...more })).body['number'])
  }

  const list = async (query = '') =>
    ReturnPageSchema.parse((await shop.desk.as('shipping', 'GET', `/returns${query}`)).body)

  const refundsAtPayPal = async () => {
    const { body } = await shop.payPal.control('/ledger')
    const found = JSON.stringify(body['refunds']).matchAll(/"amount":\{[^}]*"value":"([\d.]+)"/g)
    return [...found].map(([, value]) => value ?? '')
  }

  const deedsOf = ({ orderNumber }: Order) =>
    shop.shop.books.database
      .selectFrom('staff_actions')
      .select(['actor', 'deed', 'before', 'after'])
      .where('subject', '=', orderNumber)
      .where('deed', 'like', '%return%')
      .orderBy('at')
      .orderBy('deed')
      .execute()

  const decide = (number: string, body: object = APPROVE, who = 'owner') =>
    shop.act(who, number, 'decision', body)

  test('pieces come back in parts, those that are whole go onto the shelf, and each part is paid once', async () => {
    const { database } = shop.shop.books
    await inTransaction(database, (transaction) =>
      changeStock(transaction, 'set', [{ productId: 'c-2005', quantity: 60 }], {
        actor: 'owner@millrun.example',
        at: new Date(),
      }),
    )
    const { order, number } = await asked()
    expect((await decide(number)).body).toEqual({
      sentence: `Return ${number} is approved; its buyer is told where to send the pieces.`,
    })
    const mail = await orderMail(shop.dataDir, order.orderNumber, 'return-2')
    expect(mail.text).toContain(`Send to:\nMillrun Stair Parts\nReturn ${number}\n2150 Route 130`)
    expect((await shop.act('owner', number, 'refund', REFUND)).body).toEqual({
      error: 'None of its pieces are here yet: please receive them first.',
    })
    expect((await shop.act('shipping', number, 'receipts', received(4, 0))).body).toEqual({
      error: `Of ${TITLE} 3 are still to come back with return ${number}, not 4.`,
    })
    expect((await shop.act('shipping', number, 'receipts', received(2, 3))).status).toBe(422)
    expect((await shop.act('shipping', number, 'receipts', received(2, 1))).body).toEqual({
      sentence: `Received 2 × ${TITLE}. The refund is the next step.`,
    })
    // 48.10, and 19.24 × 48.10 / 240.50 = 3.848 tax.
    expect(await shop.show(number)).toMatchObject({
      status: 'due',
      due: '51.95',
      lines: [{ quantity: 3, received: 2, toStock: 1, refunded: 0 }],
    })
    expect((await shop.act('owner', number, 'refund', REFUND)).body).toEqual({
      sentence: `Refunded $51.95 of order ${order.orderNumber}.`,
    })
    expect(await shop.show(number)).toMatchObject({ status: 'approved', due: null })
    await shop.act('shipping', number, 'receipts', received(1, 1))
    await shop.act('owner', number, 'refund', REFUND)
    // 19.24 × 72.15 / 240.50 = 5.772, of which 3.85 went back before.
    expect(await refundsAtPayPal()).toEqual(['51.95', '25.97'])
    expect(await shop.show(number)).toMatchObject({
      status: 'closed',
      lines: [{ received: 3, toStock: 2, refunded: 3 }],
    })
    // 60, less 10 that were sold, and 2 that can be sold once more.
    expect(await database.selectFrom('stock').select('quantity').execute()).toEqual([
      { quantity: 52 },
    ])
    expect(
      (await shop.status(order)).returns?.[0]?.history.map(({ sentence }) => sentence),
    ).toEqual([
      'You told us of it.',
      'We have approved it: please send the pieces to us.',
      `We have received 2 × ${TITLE}.`,
      'We give $51.95 back.',
      `We have received 1 × ${TITLE}.`,
      'We give $25.97 back.',
    ])
  })

  test('what each person did stands in the list of deeds, with before and after', async () => {
    const { order, number } = await asked()
    await decide(number, APPROVE, 'manager')
    await shop.act('shipping', number, 'receipts', received(3, 0))
    await shop.act('owner', number, 'close', { reason: 'A new one is on its way.' })
    expect(await deedsOf(order)).toMatchObject(
      [
        {
          actor: 'manager@millrun.example',
          deed: 'approved a return',
          before: JSON.stringify({ return: number, status: 'asked' }),
          after: JSON.stringify({ return: number, status: 'approved' }),
        },
        { actor: 'owner@millrun.example', deed: 'closed a return' },
        { actor: 'shipping@millrun.example', deed: 'received returned pieces' },
      ].toSorted((one, other) => (one.deed < other.deed ? -1 : 1)),
    )
    const shown = ShownOrderSchema.parse(
      (await shop.desk.as('shipping', 'GET', `/orders/${order.orderNumber}`)).body,
    )
    expect(shown.returns).toMatchObject([{ number, status: 'closed' }])
    expect(shown.history.at(-1)?.note).toBe(`return ${number}: closed (owner@millrun.example)`)
    const mail = await orderMail(shop.dataDir, order.orderNumber, 'return-4')
    expect(mail.text).toContain('A new one is on its way.')
  })

  test('what stays with the buyer is paid back without coming back', async () => {
    const { number, order } = await asked(1)
    await decide(number, KEEP)
    expect(await shop.show(number)).toMatchObject({ status: 'due', isKept: true, due: '25.97' })
    expect((await shop.act('shipping', number, 'receipts', received(1, 1))).status).toBe(409)
    await shop.act('owner', number, 'refund', REFUND)
    expect(await shop.show(number)).toMatchObject({ status: 'closed', lines: [{ refunded: 1 }] })
    // 19.24 × 24.05 / 240.50 = 1.924.
    expect(await refundsAtPayPal()).toEqual(['25.97'])
    const mail = await orderMail(shop.dataDir, order.orderNumber, 'return-2')
    expect(mail.headers.get('subject')).toBe(`Your return ${number} is approved`)
    expect(mail.text).toContain('nothing has to come back')
  })

  test('pieces that are missing cannot come back', async () => {
    const { number } = await asked(1, 10, { reason: 'missing' })
    expect((await decide(number)).body).toEqual({
      error: 'These pieces are missing: please approve it without their coming back.',
    })
    expect((await decide(number, KEEP)).status).toBe(200)
  })

  test('what is refused is told with its reason, and may be asked for again', async () => {
    const { order, number } = await asked(10)
    expect((await decide(number, { decision: 'refuse' })).body).toEqual({
      error: 'Please say why; it stands in the mail.',
    })
    await decide(number, { decision: 'refuse', reason: 'They were painted.' })
    const mail = await orderMail(shop.dataDir, order.orderNumber, 'return-2')
    expect(mail.text).toContain('The reason: They were painted.')
    expect((await shop.status(order)).returnable).toMatchObject([{ quantity: 10 }])
    expect(await askAgain(order, 10)).toMatch(/^R-/)
  })

  test('of two who decide at once the second is told by whom it was done', async () => {
    const { order, number } = await asked()
    const answers = await Promise.all([
      decide(number, { ...APPROVE, seen: 1 }, 'owner'),
      decide(number, { decision: 'refuse', reason: 'No.', seen: 1 }, 'manager'),
    ])
    const refused = answers.find(({ status }) => status === 409)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(refused?.body).toEqual({
      error: expect.stringMatching(
        new RegExp(
          `^(owner|manager)@millrun\\.example (approved|refused) return ${number} on November 30, 2026\\. Please look at it again\\.$`,
        ),
      ),
    })
    expect(await deedsOf(order)).toHaveLength(1)
  })

  test('of two who receive the same pieces at once the second is told', async () => {
    const { number } = await asked(4)
    await decide(number)
    const pieces = { ...received(2, 2), seen: 2 }
    const answers = await Promise.all([
      shop.act('shipping', number, 'receipts', pieces),
      shop.act('manager', number, 'receipts', pieces),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await shop.show(number)).toMatchObject({ lines: [{ received: 2, toStock: 2 }] })
  })

  test('of two who refund at once one gives the money back', async () => {
    const { number } = await asked()
    await decide(number, KEEP)
    const answers = await Promise.all([
      shop.act('owner', number, 'refund', REFUND),
      shop.act('second', number, 'refund', REFUND),
      shop.act('owner', number, 'refund', REFUND),
    ])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect((await shop.act('second', number, 'refund', REFUND)).body).toEqual({
      error: expect.stringMatching(/refunded return R-\w+ on November 30, 2026\. There is nothing/),
    })
    // 72.15 and 5.77 tax.
    expect(await refundsAtPayPal()).toEqual(['77.92'])
  })

  test('a refund that was looked at before its pieces were paid back does not pay them again', async () => {
    const { order, number } = await asked()
    const { books } = shop.shop
    await decide(number, KEEP)
    const kept = await findReturn(books.database, number)
    await shop.act('owner', number, 'refund', REFUND)
    const outcome = await refundOrder(shop.desk.till, refundStore(books.database), {
      order: await readOrder(books, order.id),
      cents: undefined,
      lines: [{ id: SAMPLE_LINE, quantity: 3 }],
      isAgain: true,
      returnId: kept?.id,
    })
    expect(outcome).toMatchObject({
      ok: false,
      sentence: expect.stringMatching(/^owner@millrun\.example refunded return/),
    })
    expect(await refundsAtPayPal()).toEqual(['77.92'])
  })

  test('more than a manager gives back alone waits for a second person, and is paid once', async () => {
    const { order, number } = await asked(25, 40)
    await decide(number, KEEP, 'manager')
    // 601.25 and 48.10 tax.
    expect((await shop.act('manager', number, 'refund', REFUND)).body).toEqual({
      sentence: expect.stringMatching(/^This is more than a manager gives back alone/),
    })
    const { requests, status } = await shop.show(number)
    expect(status).toBe('due')
    expect(requests).toMatchObject([{ amount: '649.35', askedBy: 'manager@millrun.example' }])
    expect((await shop.act('owner', number, 'refund', REFUND)).body).toEqual({
      error: 'manager@millrun.example has asked for this before; it waits for a second person.',
    })
    expect((await shop.act('owner', number, 'close', { reason: 'Done.' })).status).toBe(409)
    const [request] = requests
    const approval = { decision: 'approve' }
    await shop.desk.as('owner', 'POST', `/refund-requests/${request?.id}`, approval)
    expect(await refundsAtPayPal()).toEqual(['649.35'])
    expect(await shop.show(number)).toMatchObject({
      status: 'closed',
      requests: [],
      lines: [{ refunded: 25 }],
    })
    expect((await shop.status(order)).returnable).toMatchObject([{ quantity: 15 }])
  })

  test('a refund that PayPal refuses leaves the return as it was', async () => {
    const { order, number } = await asked()
    await decide(number, KEEP)
    const effect = { kind: 'answers', status: 422, issue: 'TRANSACTION_DISPUTED' }
    await shop.payPal.control('/scenarios', { call: 'refund-capture', effect, times: 1 })
    expect((await shop.act('owner', number, 'refund', REFUND)).status).toBe(409)
    expect(await shop.show(number)).toMatchObject({
      status: 'due',
      due: '77.92',
      lines: [{ refunded: 0 }],
    })
    await shop.act('owner', number, 'refund', REFUND)
    expect(await refundsAtPayPal()).toEqual(['77.92'])
    expect(await readOrder(shop.shop.books, order.id)).toMatchObject({ refundedCents: 7792 })
  })

  test('a refund that PayPal did not answer is finished by another press', async () => {
    const { number } = await asked()
    await decide(number, KEEP)
    const effect = { kind: 'drops', moment: 'after' }
    await shop.payPal.control('/scenarios', { call: 'refund-capture', effect, times: 3 })
    expect((await shop.act('owner', number, 'refund', REFUND)).status).toBe(409)
    await shop.act('owner', number, 'refund', REFUND)
    expect(await shop.show(number)).toMatchObject({ status: 'closed', lines: [{ refunded: 3 }] })
    expect(await refundsAtPayPal()).toEqual(['77.92'])
  })

  test('pieces that came back are not put onto the shelf a second time beside their return', async () => {
    const { order, number } = await asked()
    await decide(number)
    await shop.act('shipping', number, 'receipts', received(3, 3))
    const refund = (restock: boolean) =>
      shop.desk.as('owner', 'POST', `/orders/${order.orderNumber}/refunds`, {
        lines: [{ id: SAMPLE_LINE, quantity: 3 }],
        reason: 'Returned.',
        restock,
      })
    expect((await refund(true)).body).toEqual({
      error: `Pieces of order ${order.orderNumber} came back with return ${number}: please refund them there, so that no piece is put onto the shelf twice.`,
    })
    expect((await refund(false)).status).toBe(200)
  })

  test('the lists say what waits for whom, in pages', async () => {
    const first = await asked(1)
    const second = await asked(1)
    shop.setTime('2026-12-02T17:00:00.000Z')
    const third = await asked(1)
    await decide(second.number)
    expect(await list()).toMatchObject({ waiting: 2, approved: 1, next: null })
    const numbers = async (query: string) => (await list(query)).returns.map(({ number }) => number)
    // The one that waits longest stands first.
    expect(await numbers('')).toEqual([first.number, third.number])
    expect(await numbers('?list=approved')).toEqual([second.number])
    await decide(first.number, { decision: 'refuse', reason: 'No.' })
    expect(await numbers('?list=done')).toEqual([first.number])
    expect((await numbers('?list=all'))[0]).toBe(third.number)
    const order = await shop.buy({ [SAMPLE_LINE]: 60 })
    await shop.ship(order)
    await copyReturn(third.number, 60)
    const page = await list('?list=all')
    expect(page.returns).toHaveLength(50)
    const rest = await list(`?list=all&cursor=${page.next}`)
    expect(rest.returns).toHaveLength(13)
    const all = [...page.returns, ...rest.returns].map(({ number }) => number)
    expect(new Set(all).size).toBe(63)
    expect((await shop.desk.as('owner', 'GET', '/returns?list=some')).status).toBe(422)
    expect((await shop.desk.as('owner', 'GET', '/returns/R-22222222')).body).toEqual({
      error: 'There is no return R-22222222.',
    })
  })

  /** So many more like one that is there, without their lines. */
  async function copyReturn(number: string, count: number): Promise<void> {
    const { database } = shop.shop.books
    const row = await database
      .selectFrom('returns')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: count }, (_, index) => ({
      ...row,
      id: `copy-${index}`,
      number: `R-COPY${index}`,
      asked_key: `copy-${index}`,
    }))
    await database.insertInto('returns').values(rows).execute()
  }
})
