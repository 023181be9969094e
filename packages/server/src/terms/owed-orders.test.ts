import { DoneSchema } from '@millrun/commerce/desk/shown-order'
import { OwedListSchema } from '@millrun/commerce/terms/owed-list'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eraseCustomer } from '../customers/erase-customer.ts'
import { readPdf } from '../desk/packing/slips/testing/read-pdf.ts'
import { buyerMail } from '../mail/buyer-mail.ts'
import { invoiceMail } from '../mail/invoice-mail.ts'
import { refundMail } from '../mail/refund-mail.ts'
import { readOrder } from '../orders/find-order.ts'
import type { Order } from '../orders/order.ts'
import { refundStore } from '../refunds/refund-store.ts'
import { ADA } from '../testing/open-account-api.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { SAMPLE_FORM, SAMPLE_LINE, sampleRequest } from '../testing/sample-order.ts'
import { openTermsShop, type TermsShop } from './testing/open-terms-shop.ts'

const ORIGIN = 'https://shop.example'

onEachDatabase((newDatabase) => {
  let clock: { now: Date }
  let open: TermsShop

  beforeEach(async () => {
    clock = { now: new Date('2026-11-26T17:00:00.000Z') }
    open = await openTermsShop(await newDatabase(), clock)
    await open.grant('5000.00')
  })

  afterEach(() => open.close())

  const manager = (method: string, path: string, body?: unknown) =>
    open.desk.as('manager', method, path, body)

  const again = ({ id }: Order) => readOrder(open.shop.books, id)

  const refund = (order: Order, wish: object) =>
    manager('POST', `/orders/${order.orderNumber}/refunds`, { reason: 'It came damaged.', ...wish })

  async function mailsOf({ id }: Order): Promise<readonly string[]> {
    const rows = await open.shop.books.database
      .selectFrom('mails')
      .select('kind')
      .where('order_id', '=', id)
      .execute()
    return rows.map(({ kind }) => kind).toSorted()
  }

  const refundTexts = async (order: Order) => {
    const refunds = await refundStore(open.shop.books.database).list(order.id)
    const now = await again(order)
    return refunds.map(({ number }) => refundMail(now, refunds, number, ORIGIN).text)
  }

  async function owed() {
    return OwedListSchema.parse((await manager('GET', '/owed')).body)
  }

  const file = async (path: string) => (await open.desk.ask('owner', 'GET', path)).text()

  const bodyOf = async (path: string) => (await manager('GET', path)).body

  const taxOf = (month: string) => bodyOf(`/reports/tax?month=${month}`)

  const reports = async () => ({
    november: await taxOf('2026-11'),
    december: await taxOf('2026-12'),
    numbers: await bodyOf('/reports/today'),
    sales: await bodyOf('/reports/sales?month=2026-12'),
    customer: await bodyOf(`/customer?address=${ADA.email}`),
  })

  test('it is marked as paid once, by owners and managers, and its buyer hears of it', async () => {
    const order = await open.placed()
    const path = `/orders/${order.orderNumber}/paid`
    const payment = { on: '2026-12-01', by: 'check', reference: '1043' }
    clock.now = new Date('2026-12-02T17:00:00.000Z')
    expect((await open.desk.as('shipping', 'POST', path, payment)).status).toBe(403)
    expect((await manager('POST', path, { ...payment, on: '2026-12-03' })).status).toBe(409)
    expect((await manager('POST', path, { ...payment, on: '2026-11-25' })).status).toBe(409)
    expect((await manager('POST', path, { ...payment, by: 'barter' })).status).toBe(422)
    const answers = await Promise.all([1, 2, 3].map(() => manager('POST', path, payment)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const sentences = answers.map(({ body }) => DoneSchema.parse(body).sentence)
    const before = `Order ${order.orderNumber} was marked as paid before, on December 1, 2026.`
    expect(sentences.toSorted()).toEqual([
      `Order ${order.orderNumber} is paid: $66.95, December 1, 2026.`,
      before,
      before,
    ])
    expect(await again(order)).toMatchObject({
      status: 'paid',
      capturedCents: 6695,
      terms: { paidOn: '2026-12-01' },
    })
    expect(await mailsOf(order)).toEqual(['confirmation', 'notice', 'payment'])
    const { text, subject } = buyerMail(await again(order), 'payment', ORIGIN)
    expect(subject).toBe(`Payment received for your order ${order.orderNumber}`)
    expect(text).toContain('Your payment of $66.95 has arrived.')
    const deeds = await open.shop.books.database
      .selectFrom('staff_actions')
      .select(['actor', 'after'])
      .where('deed', '=', 'marked as paid')
      .execute()
    expect(deeds).toEqual([
      {
        actor: 'manager@millrun.example',
        after: '{"payment":"paid","on":"2026-12-01","by":"check","reference":"1043"}',
      },
    ])
    expect(await open.terms()).toMatchObject({ owed: '0.00', orders: [] })
  })

  test('an order through PayPal is not marked as paid by hand', async () => {
    const { orderNumber } = await open.shop.buy()
    expect(await open.markPaid(orderNumber, '2026-11-26')).toEqual({
      status: 409,
      body: { error: `Order ${orderNumber} is not on terms: PayPal says when it is paid.` },
    })
  })

  test('its confirmation and its invoice say until when it is to be paid', async () => {
    const form = { ...SAMPLE_FORM, invoiceEmail: 'books@turner.example', poNumber: '4711' }
    const order = await open.placed(sampleRequest(undefined, form))
    expect(await mailsOf(order)).toEqual(['confirmation', 'invoice', 'notice'])
    const { text } = buyerMail(order, 'confirmation', ORIGIN)
    expect(text).toContain('Please pay $66.95 by December 26, 2026.')
    expect(text).not.toContain('has arrived')
    const invoice = invoiceMail(order, ORIGIN)
    expect(invoice.to).toBe('books@turner.example')
    expect(invoice.subject).toBe(`Invoice for order ${order.orderNumber}: PO number 4711`)
    expect(invoice.text).toContain('Please pay $66.95 by December 26, 2026.')
    expect(invoice.text).toContain('on your check, payable to Millrun Stair Parts')
    expect(invoice.text).not.toContain('is paid')
  })

  test('what is taken off is owed no more, comes back onto the shelf, and never goes to PayPal', async () => {
    const row = { product_id: 'c-2005', quantity: 2, low_level: 0, changed_at: '' }
    await open.shop.books.database.insertInto('stock').values(row).execute()
    const order = await open.placed()
    const one = { lines: [{ id: SAMPLE_LINE, quantity: 1 }], restock: true, cancel: true }
    // 24.05 with its share of tax, 1.93: 66.95 - 25.98 = 40.97.
    expect(await refund(order, one)).toEqual({
      status: 200,
      body: {
        sentence: `$25.98 are taken off order ${order.orderNumber}: $40.97 are owed now.`,
      },
    })
    expect(await again(order)).toMatchObject({ status: 'on_terms', refundedCents: 2598 })
    expect(await open.terms()).toMatchObject({ owed: '40.97', left: '4959.03' })
    const [mail] = await refundTexts(order)
    expect(mail).toContain('We have taken $25.98 off what you owe.')
    expect(mail).toContain('Please pay $40.97 by December 26, 2026.')
    const stock = await open.shop.books.database.selectFrom('stock').select('quantity').execute()
    expect(stock).toEqual([{ quantity: 1 }])
    expect((await manager('GET', `/orders/${order.orderNumber}/money`)).body).toMatchObject({
      goesBack: 'credit',
      captured: '66.95',
      refunded: '25.98',
      left: '40.97',
    })
    expect((await open.markPaid(order.orderNumber, '2026-11-26')).body).toEqual({
      sentence: `Order ${order.orderNumber} is paid: $40.97, November 26, 2026.`,
    })
  })

  test('an unpaid order is cancelled without a payment, and is credited and not refunded', async () => {
    const order = await open.placed()
    const answers = await Promise.all(
      [1, 2].map(() =>
        manager('POST', `/orders/${order.orderNumber}/cancel`, { reason: 'The job is off.' }),
      ),
    )
    // The later one is refused, or finishes what the earlier one has begun.
    expect(answers.map(({ status }) => status)).toContain(200)
    expect(await again(order)).toMatchObject({ status: 'credited', fulfilment: 'cancelled' })
    expect(await open.terms()).toMatchObject({ owed: '0.00' })
    expect((await open.markPaid(order.orderNumber, '2026-11-26')).status).toBe(409)
    const refunds = await refundStore(open.shop.books.database).list(order.id)
    expect(refunds.map(({ status, cents }) => [status, cents])).toEqual([['done', 6695]])
    expect((await mailsOf(order)).filter((kind) => kind === 'refund')).toHaveLength(1)
    expect(await refundTexts(order)).toEqual([
      expect.stringContaining('Nothing is owed for this order any more.'),
    ])
    const shown = await open.shop.fn('order-status', { token: order.pageToken })
    expect(shown.body).toMatchObject({ status: 'credited', refunded: '66.95' })
    expect(await taxOf('2026-11')).toMatchObject({ all: { gross: '0.00', refunded: '0.00' } })
    expect(await bodyOf('/reports/today')).toMatchObject({ today: { orders: 0, refunds: '0.00' } })
  })

  test('after it was paid money goes back by hand, once for each wish, and is never asked of PayPal', async () => {
    const order = await open.placed()
    await open.markPaid(order.orderNumber, '2026-11-26')
    const part = await refund(order, { amount: '10.00' })
    expect(part).toMatchObject({
      status: 200,
      body: { sentence: expect.stringContaining('$10.00') },
    })
    expect(JSON.stringify(part.body)).toContain('given back by hand')
    expect((await refund(order, { amount: '10.00' })).status).toBe(409)
    expect((await refund(order, {})).status).toBe(200)
    expect(await again(order)).toMatchObject({ status: 'refunded', refundedCents: 6695 })
    const [mail] = await refundTexts(order)
    expect(mail).toContain('We give back $10.00 outside PayPal, as you paid.')
    const refunds = await refundStore(open.shop.books.database).list(order.id)
    expect(refunds.map(({ status, captureId }) => [status, captureId])).toEqual([
      ['done', undefined],
      ['done', undefined],
    ])
    expect(await manager('POST', `/orders/${order.orderNumber}/recheck`)).toEqual({
      status: 409,
      body: { error: `Order ${order.orderNumber} is on terms: PayPal knows nothing of it.` },
    })
  })

  test('credits and a payment at once leave nothing counted twice', async () => {
    const order = await open.placed()
    const answers = await Promise.all([
      refund(order, { amount: '10.00' }),
      open.markPaid(order.orderNumber, '2026-11-26'),
      refund(order, { amount: '5.00' }),
    ])
    const done = answers.filter(({ status }) => status === 200)
    expect(done.length).toBeGreaterThan(1)
    const refunds = await refundStore(open.shop.books.database).list(order.id)
    const given = refunds.filter(({ status }) => status === 'done')
    const sum = given.reduce((cents, one) => cents + (one.cents ?? 0), 0)
    expect(await again(order)).toMatchObject({ status: 'paid', refundedCents: sum })
    expect(refunds.every(({ status }) => status === 'done' || status === 'failed')).toBe(true)
  })

  test('what is owed is listed by how late it is and by account', async () => {
    const early = await open.placed()
    clock.now = new Date('2026-12-26T17:00:00.000Z')
    const late = await open.placed(sampleRequest({ [SAMPLE_LINE]: 4 }))
    expect((await owed()).rows.map(({ daysLate }) => daysLate)).toEqual([0, 0])
    // The first second of the day after the due day, in New Jersey.
    clock.now = new Date('2026-12-27T05:00:00.000Z')
    expect(await owed()).toEqual({
      rows: [
        {
          orderNumber: early.orderNumber,
          business: 'Turner Stairs LLC',
          email: 'ada@example.com',
          placedAt: '2026-11-26T17:00:00.000Z',
          dueOn: '2026-12-26',
          total: '66.95',
          owed: '66.95',
          daysLate: 1,
        },
        expect.objectContaining({ orderNumber: late.orderNumber, dueOn: '2027-01-25' }),
      ],
      // Four at 24.05 are 96.20, tax 7.70, shipping 15.00: 118.90, and 66.95.
      owed: '185.85',
      ages: {
        not_due: '118.90',
        to_30: '66.95',
        to_60: '0.00',
        to_90: '0.00',
        over_90: '0.00',
      },
      accounts: [
        {
          business: 'Turner Stairs LLC',
          email: 'ada@example.com',
          owed: '185.85',
          late: '66.95',
          limit: '5000.00',
        },
      ],
    })
    const csv = parse(await file('/owed.csv'), { columns: true })
    expect(csv).toMatchObject([
      { order: early.orderNumber, owed: '66.95', 'days late': '1' },
      { order: late.orderNumber, owed: '118.90', 'days late': '0' },
    ])
    await open.markPaid(early.orderNumber, '2026-12-26')
    expect((await owed()).rows.map(({ orderNumber }) => orderNumber)).toEqual([late.orderNumber])
  })

  test('no report counts it before it is paid, and then all count it in the month of its payment', async () => {
    const order = await open.placed()
    await refund(order, { amount: '10.00' })
    clock.now = new Date('2026-12-05T17:00:00.000Z')
    const nothing = { all: { gross: '0.00', tax: '0.00', refunded: '0.00' } }
    expect(await reports()).toMatchObject({
      november: nothing,
      december: nothing,
      numbers: { today: { orders: 0, sales: '0.00', refunds: '0.00' }, items: [] },
      sales: { states: [] },
      customer: { spent: '0.00' },
    })
    expect(await file('/export/quickbooks.iif?month=2026-11')).not.toContain(order.orderNumber)

    await open.markPaid(order.orderNumber, '2026-12-05')
    expect(await reports()).toMatchObject({
      november: nothing,
      december: { all: { gross: '63.10', tax: '3.85', refunded: '10.00' } },
      numbers: {
        today: { orders: 1, sales: '63.10', refunds: '10.00' },
        items: [{ item: 'C-2005', pieces: 2, sales: '48.10' }],
      },
      sales: { states: [{ state: 'NJ', lastTwelveMonths: { orders: 1, sales: '63.10' } }] },
      customer: { spent: '66.95' },
    })
    const iif = await file('/export/quickbooks.iif?month=2026-12')
    const rows = iif
      .split('\r\n')
      .map((row) => row.split('\t'))
      .filter(([keyword]) => keyword === 'TRNS' || keyword === 'SPL')
    expect(rows.filter(([keyword]) => keyword === 'TRNS').map((row) => row.slice(1, 6))).toEqual([
      ['CASH SALE', '12/05/26', 'Undeposited Funds', 'Ada Turner', '66.95'],
      ['CASH REFUND', '12/05/26', 'Undeposited Funds', 'Ada Turner', '-10.00'],
    ])
    expect(rows.reduce((sum, row) => sum + Math.round(Number(row[5]) * 100), 0)).toBe(0)
    expect(await file('/export/journal.csv?month=2026-12')).toContain('Undeposited Funds,66.95,')
  })

  test('the invoice says what is owed, what was paid, and is for its buyer and the desk alone', async () => {
    const form = { ...SAMPLE_FORM, jobName: 'Elm Street', poNumber: '4711' }
    const order = await open.placed(sampleRequest(undefined, form))
    const invoice = async () => {
      const path = `/orders/${order.orderNumber}/invoice.pdf`
      const answer = await open.desk.ask('manager', 'GET', path)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      return readPdf(Buffer.from(await answer.arrayBuffer()))[0]?.text ?? ''
    }
    const text = await invoice()
    for (const part of [
      'Turner Stairs LLC',
      'PO number\n4711',
      'Job\nElm Street',
      'Net 30, due December 26, 2026',
      'C-2005\n2\n$24.05\n$48.10',
      'Tax (8%)\n$3.85\nTotal\n$66.95\nPlease pay by December 26, 2026\n$66.95',
      'on your check, payable to Millrun Stair Parts',
    ]) {
      expect(text).toContain(part)
    }
    await refund(order, { amount: '10.00' })
    expect(await invoice()).toContain('Credited\n-$10.00\nPlease pay by December 26, 2026\n$56.95')
    await open.markPaid(order.orderNumber, '2026-11-26')
    const paid = await invoice()
    expect(paid).toContain('Paid November 26, 2026\n$56.95')
    expect(paid).not.toContain('payable')
    const own = `/orders/${order.orderNumber}/invoice.pdf`
    expect((await open.api.as(undefined, 'GET', own)).status).toBe(401)
    const others = await open.shop.buy(
      sampleRequest(undefined, { ...form, email: 'bob@x.example' }),
    )
    const foreign = `/orders/${others.orderNumber}/invoice.pdf`
    expect((await open.api.as('a1', 'GET', foreign)).status).toBe(404)
    expect((await open.desk.ask('shipping', 'GET', foreign)).status).toBe(200)
  })

  test('an account is not erased while something is owed, and is afterwards', async () => {
    const order = await open.placed()
    const erase = () => open.api.as('a1', 'POST', '/erase', { email: ADA.email })
    expect(await erase()).toEqual({
      status: 409,
      body: {
        error:
          '$66.95 of orders on terms are not paid yet. Please pay them first; then the account can be erased.',
      },
    })
    expect(await open.terms()).toMatchObject({ limit: '5000.00' })
    const [first, second] = await Promise.allSettled([
      eraseCustomer(open.shop.books, ADA, async () => undefined),
      open.markPaid(order.orderNumber, '2026-11-26'),
    ])
    expect(second.status).toBe('fulfilled')
    if (first.status === 'rejected') await erase()
    expect(await open.terms()).toBeNull()
    expect((await open.order()).status).toBe(403)
  })

  test('what a customer is given of their data says what was owed', async () => {
    const { orderNumber } = await open.placed()
    const { body } = await open.api.as('a1', 'GET', '/export')
    expect(body).toMatchObject({
      terms: { limitCents: 500_000, days: 30 },
      orders: [{ orderNumber, status: 'on_terms', dueOn: '2026-12-26' }],
    })
  })
})
