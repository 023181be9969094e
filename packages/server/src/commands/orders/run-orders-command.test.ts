import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOrderDatabase, type OrderDatabase } from '../../database/order-database.ts'
import { type Environment, readEnvironment } from '../../environment.ts'
import { findOrder } from '../../orders/find-order.ts'
import { settleOrder } from '../../orders/settle-order.ts'
import { openTill } from '../../payments/open-till.ts'
import { refundOrder } from '../../refunds/refund-order.ts'
import { refundStore } from '../../refunds/refund-store.ts'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../../testing/open-shop.ts'
import { SAMPLE_FORM, sampleRequest } from '../../testing/sample-order.ts'

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }

function numbersIn(text: string): readonly string[] | null {
  return text.match(/MR-\w{8}/g)
}

onEachDatabase((newDatabase) => {
  let environment: Environment
  let database: OrderDatabase
  let payPal: TestPayPal
  let shop: TestShop

  beforeEach(async () => {
    payPal = await openPayPal()
    const settings = await newDatabase()
    shop = await openShop(settings, payPal)
    const read = readEnvironment({ PAYPAL_API_BASE: payPal.origin })
    if (!read.ok) throw new Error(read.problems.join())
    environment = { ...read.environment, ...settings }
    database = await openOrderDatabase(settings)
  })

  afterEach(async () => {
    await shop.close()
    await database.destroy()
    await payPal.close()
  })

  const run = (...words: string[]) => shop.orders(...words)

  /** An order of 66.95 that is paid, pending or what else comes of it. */
  async function buy(how: object = {}, form = SAMPLE_FORM): Promise<string> {
    const { body } = await shop.fn('create-paypal-order', sampleRequest(undefined, form))
    const orderID = String(body['orderID'])
    await payPal.control(`/approve/${orderID}`, how)
    await shop.fn('capture-paypal-order', { orderID })
    const order = await findOrder(shop.books, { payPalOrderId: orderID })
    return order?.orderNumber ?? ''
  }

  const trouble = (effect: object, times: number) =>
    payPal.control('/scenarios', { call: 'refund-capture', effect, times })

  const statusOf = async (orderNumber: string) =>
    (await findOrder(shop.books, { orderNumber }))?.status

  async function refundsAtPayPal(): Promise<readonly string[]> {
    const { body } = await payPal.control('/ledger')
    return JSON.stringify(body['refunds']).match(/"total_refunded_amount"/g) ?? []
  }

  test('orders are listed by status, first those that need review', async () => {
    const paid = await buy()
    const pending = await buy({ funding: 'pending-bank' })
    const effect = { kind: 'takes', value: '1.00' }
    await payPal.control('/scenarios', { call: 'capture-order', effect })
    const review = await buy()
    expect(numbersIn((await run()).text)).toEqual([review, pending, paid])
    expect(numbersIn((await run('list', '--status', 'paid')).text)).toEqual([paid])
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10)
    expect((await run('list', '--since', tomorrow)).text).toBe('There are no orders yet.\n')
    expect(numbersIn((await run('list', '--until', tomorrow)).text)).toHaveLength(3)
  })

  test('an order is shown with all that is known of it', async () => {
    const orderNumber = await buy()
    await run('refund', orderNumber, '6.95')
    const { text } = await run('show', orderNumber.toLowerCase())
    for (const part of [
      `Order ${orderNumber}: paid`,
      'Ada Turner, ada@example.com, (609) 555-0100',
      'Ships to: 100 N Main St, Apt 4, Trenton, NJ 08608',
      'Item C-2005 · Quantity 2, $24.05 each: $48.10',
      'Total: $66.95',
      'Refunded: $6.95',
      'capturing: payment asked for',
      'paid: capture COMPLETED',
      'paid: refunded $6.95',
      '$6.95: done (COMPLETED)',
      'confirmation: ',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('the papers, the truck and the days of an order are on its sheet, in its line and in its JSON', async () => {
    const papers = { poNumber: '=cmd', jobName: 'Elm Street', invoiceEmail: 'bills@example.com' }
    const request = sampleRequest({ 'c-6010:length=12': 1 }, { ...SAMPLE_FORM, ...papers })
    const truck = { place: 'residence', liftGate: true, limitedAccess: true }
    const { body } = await shop.fn('create-paypal-order', {
      ...request,
      orderData: { ...request.orderData, truck },
    })
    const payPalOrderId = String(body['orderID'])
    await payPal.control(`/approve/${payPalOrderId}`, {})
    await shop.fn('capture-paypal-order', { orderID: payPalOrderId })
    const order = await findOrder(shop.books, { payPalOrderId })
    const number = order?.orderNumber ?? ''
    const { text } = await run('show', number)
    for (const part of [
      'PO number =cmd · Job Elm Street · Invoice to bills@example.com',
      'To a residence, with a lift gate, limited access.',
      'Goes by truck',
      // 18.7 lb in 147 x 4 x 4 in, which are 1.36 cubic feet: 13.8 lb each.
      '1 x pallet 147" × 4" × 4", 18.7 lb, class 85',
      'Promised ',
    ]) {
      expect(text).toContain(part)
    }
    const [, line] = (await run('export', '--csv')).text.split('\r\n')
    const { from = '', to = '' } = order?.window ?? {}
    expect(line).toContain(`,'=cmd,Elm Street,bills@example.com,freight,${from},${to},,`)
    expect(JSON.parse((await run('--json')).text)).toMatchObject({
      ...papers,
      mode: 'freight',
      shipsFrom: from,
      shipsTo: to,
      shippedAt: null,
      truck,
      pickup: false,
      items: [{ item: 'C-6010', quantity: 1 }],
    })
  })

  test('nothing that a buyer types moves the cursor, breaks a line or turns the text around', async () => {
    const hostile = 'A\u0000\u001b[2J\u009b31m\r\n\u202eB'
    const form = { ...SAMPLE_FORM, firstName: hostile, streetAddress: `1 ${hostile} St` }
    const number = await buy({}, { ...form, poNumber: hostile, jobName: hostile })
    const listings = [
      ['show', number],
      ['find', number],
      ['list', '--json'],
      ['export', '--csv'],
    ]
    for (const words of listings) {
      const { text } = await run(...words)
      expect(text).toContain(number)
      expect(text.replaceAll(/\r?\n/g, '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Zl}]/u)
    }
    expect((await run('show', number)).text).toContain('PO number A [2J 31m B · Job A [2J 31m B\n')
    expect((await run('export', '--csv')).text.trim().split('\r\n')).toHaveLength(2)
  })

  test('an order is found by whatever its buyer says of it', async () => {
    const papers = {
      poNumber: 'PO_4711',
      jobName: 'Élan Street',
      invoiceEmail: 'bills@elan.example',
    }
    const number = await buy({}, { ...SAMPLE_FORM, ...papers })
    const other = {
      firstName: 'Bob',
      lastName: 'Hill',
      email: 'bob@hill.example',
      zipCode: '08609',
    }
    await buy({}, { ...SAMPLE_FORM, ...other, phone: '609 555 0199' })
    for (const text of [
      number.toLowerCase(),
      'ADA TURNER',
      'ada@example',
      '609-555-0100',
      '08608',
      'po_4711',
      'élan street',
      'BILLS@elan',
    ]) {
      expect([text, numbersIn((await run('find', text)).text)]).toEqual([text, [number]])
    }
    expect(numbersIn((await run('find', 'c-2005')).text)).toHaveLength(2)
    for (const text of ['firstName', 'po%4711', 'M-399', '555-0123456']) {
      expect([text, (await run('find', text)).text]).toEqual([text, 'There is no such order.\n'])
    }
    expect(JSON.parse((await run('find', 'po_4711', '--json')).text)).toMatchObject(papers)
  })

  test('the address of an order is withdrawn: the old one shows nothing, the new one is said', async () => {
    const orderNumber = await buy()
    const { pageToken: token } = (await findOrder(shop.books, { orderNumber })) ?? {}
    expect((await shop.fn('order-status', { token })).status).toBe(200)
    expect(await run('withdraw', orderNumber.toLowerCase())).toEqual({
      text: `The address of order ${orderNumber} shows nothing any more. A mail that its buyer asks for again names the new one.\n`,
      isDone: true,
    })
    expect(await shop.fn('order-status', { token })).toEqual({
      status: 404,
      body: { error: 'We do not know this order.' },
    })
    const order = await findOrder(shop.books, { orderNumber })
    expect((await shop.fn('order-status', { token: order?.pageToken })).status).toBe(200)
    const { text } = await run('show', orderNumber)
    expect(text).toContain('paid: address of its page withdrawn')
    expect(text).toContain(`/orders/link#${order?.pageToken}`)
    expect(order).toMatchObject({ status: 'paid' })
  })

  test('orders come as lines for a spreadsheet, and no formula of a buyer with them', async () => {
    const form = { ...SAMPLE_FORM, firstName: '=1+1', lastName: 'O"Neil, Jr' }
    const orderNumber = await buy({}, form)
    const [head, line, end] = (await run('export', '--csv')).text.split('\r\n')
    expect(head).toContain('order,status,placed,first name,last name,email')
    expect(line).toContain(`${orderNumber},paid,`)
    expect(line).toContain(`'=1+1,"O""Neil, Jr",ada@example.com,(609) 555-0100,no,100 N Main St`)
    expect(line).toContain('2 x c-2005:species=white-oak,48.10,15.00,3.85,66.95,0.00,USD')
    expect(line).toContain('"2 x C-2005 Classic Square Top Baluster, White Oak at 24.05 = 48.10"')
    expect(end).toBe('')
  })

  test('a payment is given back in part and then in full, each once', async () => {
    const orderNumber = await buy()
    expect(await run('refund', orderNumber, '10.00')).toEqual({
      text: `Refunded $10.00 of order ${orderNumber}.\n`,
      isDone: true,
    })
    expect(await statusOf(orderNumber)).toBe('paid')
    expect(await run('refund', orderNumber, '10.00')).toEqual({
      text: `$10.00 of order ${orderNumber} were refunded already. To refund as much once more, add --again.\n`,
      isDone: true,
    })
    expect(await refundsAtPayPal()).toHaveLength(1)
    await run('refund', orderNumber, '10.00', '--again')
    expect(await run('refund', orderNumber)).toEqual({
      text: `Refunded $46.95 of order ${orderNumber}.\n`,
      isDone: true,
    })
    expect(await statusOf(orderNumber)).toBe('refunded')
    expect((await run('refund', orderNumber)).text).toBe(
      `Order ${orderNumber} is refunded already.\n`,
    )
    expect(await refundsAtPayPal()).toHaveLength(3)
  })

  test.each([
    ['more than was paid', '66.96', 'at most $66.95 can be refunded.'],
    ['nothing', '0.00', 'at most $66.95 can be refunded.'],
  ])('%s is not given back', async (_, amount, sentence) => {
    const orderNumber = await buy()
    const { text, isDone } = await run('refund', orderNumber, amount)
    expect({ text, isDone }).toEqual({
      text: `Of order ${orderNumber} ${sentence}\n`,
      isDone: false,
    })
    expect(await refundsAtPayPal()).toHaveLength(0)
  })

  test('what was never paid is not given back, and unknown orders are unknown', async () => {
    const pending = await buy({ funding: 'pending-bank' })
    expect(await run('refund', pending)).toEqual({
      text: `Order ${pending} is payment_pending: there is no payment to give back.\n`,
      isDone: false,
    })
    await expect(run('show', 'MR-22222222')).rejects.toThrow('There is no order MR-22222222.')
  })

  test('a payment of a wrong amount can be given back', async () => {
    const effect = { kind: 'takes', value: '1.00' }
    await payPal.control('/scenarios', { call: 'capture-order', effect })
    const orderNumber = await buy()
    expect(await run('refund', orderNumber)).toEqual({
      text: `Refunded $1.00 of order ${orderNumber}.\n`,
      isDone: true,
    })
    expect(await statusOf(orderNumber)).toBe('refunded')
  })

  test('of an order paid twice one payment goes back, and the other stays', async () => {
    await payPal.control('/scenarios', { call: 'capture-order', effect: { kind: 'doubles' } })
    const orderNumber = await buy()
    expect(await statusOf(orderNumber)).toBe('needs_review')
    const order = await findOrder(shop.books, { orderNumber })
    const [first, second] = await payPal.captures(order?.payPalOrderId ?? '')
    expect(await run('refund', orderNumber, '--capture', String(second))).toEqual({
      text: `Refunded $66.95 of order ${orderNumber}.\n`,
      isDone: true,
    })
    expect(await findOrder(shop.books, { orderNumber })).toMatchObject({
      status: 'paid',
      captureId: first,
      refundedCents: 0,
    })
  })

  test('of an order paid twice both payments go back before it is called refunded', async () => {
    await payPal.control('/scenarios', { call: 'capture-order', effect: { kind: 'doubles' } })
    const orderNumber = await buy()
    const issue = 'REFUND_FAILED_INSUFFICIENT_FUNDS'
    await trouble({ kind: 'answers', status: 422, issue }, 1)
    expect((await run('refund', orderNumber)).isDone).toBe(false)
    expect(await statusOf(orderNumber)).toBe('needs_review')
    expect(await run('refund', orderNumber)).toEqual({
      text: `Refunded $66.95 of order ${orderNumber}. Refunded $66.95 of order ${orderNumber}.\n`,
      isDone: true,
    })
    expect(await statusOf(orderNumber)).toBe('refunded')
    expect(await refundsAtPayPal()).toHaveLength(2)
  })

  test('an order that is a cent off is refunded in part, or accepted and stays so', async () => {
    const effect = { kind: 'takes', value: '66.94' }
    await payPal.control('/scenarios', { call: 'capture-order', effect })
    const orderNumber = await buy()
    expect((await run('refund', orderNumber, '10.00')).isDone).toBe(true)
    expect(await run('close', orderNumber, 'a cent')).toEqual({
      text: `PayPal holds $56.94 of order ${orderNumber}. Please refund it, or accept it: accept ${orderNumber}\n`,
      isDone: false,
    })
    expect(await run('accept', orderNumber, 'a cent is nothing')).toEqual({
      text: `Order ${orderNumber} is paid: $56.94 were accepted.\n`,
      isDone: true,
    })
    await run('recheck', orderNumber)
    expect(await statusOf(orderNumber)).toBe('paid')
    expect((await run('show', orderNumber)).text).toContain('paid: accepted: a cent is nothing')
    await run('refund', orderNumber)
    expect(await findOrder(shop.books, { orderNumber })).toMatchObject({
      status: 'refunded',
      refundedCents: 6694,
    })
  })

  test('a review without money can be closed, and not accepted', async () => {
    const orderNumber = await buy({ funding: 'pending-bank' })
    const gone = { kind: 'answers', status: 404 }
    await payPal.control('/scenarios', { call: 'get-order', effect: gone, times: 1000 })
    const order = await findOrder(shop.books, { orderNumber })
    if (order === undefined) throw new Error('there is no order')
    await settleOrder(shop.books, order, { status: 'needs_review', note: 'for this test' })
    expect((await run('accept', orderNumber, 'why not')).text).toBe(
      `PayPal holds no money for order ${orderNumber}. It can be closed: close ${orderNumber}\n`,
    )
    expect((await run('close', orderNumber, 'PayPal forgot it')).text).toBe(
      `Order ${orderNumber} is closed: nothing is paid.\n`,
    )
    expect(await statusOf(orderNumber)).toBe('declined')
    expect((await run('close', orderNumber, 'again')).text).toBe(
      `Order ${orderNumber} is declined: there is nothing to decide.\n`,
    )
  })

  test('what was given back on the pages of PayPal is in the books once a refund is tried', async () => {
    const orderNumber = await buy()
    const issue = 'CAPTURE_FULLY_REFUNDED'
    await trouble({ kind: 'answers', status: 422, issue, moment: 'after' }, 1)
    expect(await run('refund', orderNumber)).toEqual({
      text: `Order ${orderNumber} is refunded already.\n`,
      isDone: true,
    })
    expect(await statusOf(orderNumber)).toBe('refunded')
    expect(await refundsAtPayPal()).toHaveLength(1)
  })

  test("a refund whose answer got lost is finished by the next try, and PayPal's no is a no", async () => {
    const order = await findOrder(shop.books, { orderNumber: await buy() })
    if (order === undefined) throw new Error('there is no order')
    const till = openTill({ environment, database, log: SILENT, retryDelaysMs: [1, 1] })
    const refund = (cents: number) =>
      refundOrder(till, refundStore(database), { order, cents, isAgain: false })
    await trouble({ kind: 'drops', moment: 'after' }, 3)
    expect(await refund(1000)).toEqual({
      ok: false,
      sentence: expect.stringContaining('nothing is refunded twice'),
    })
    expect(await refund(1000)).toEqual({
      ok: true,
      sentence: `Refunded $10.00 of order ${order.orderNumber}.`,
    })
    expect(await refundsAtPayPal()).toHaveLength(1)
    await trouble({ kind: 'answers', status: 422, issue: 'TRANSACTION_DISPUTED' }, 1)
    expect(await refund(500)).toEqual({
      ok: false,
      sentence: `PayPal refused to refund order ${order.orderNumber}: the buyer has disputed the payment; please settle it at PayPal.`,
    })
    expect(await refund(500)).toMatchObject({ ok: true })
    expect(await refundsAtPayPal()).toHaveLength(2)
  })

  test('PayPal is asked again about what is not decided', async () => {
    expect((await run('recheck')).text).toBe('Every payment is decided.\n')
    const orderNumber = await buy({ funding: 'pending-bank' })
    expect((await run('recheck')).text).toBe(`${orderNumber}: still payment_pending\n`)
    const { captureId } = (await findOrder(shop.books, { orderNumber })) ?? {}
    await payPal.control(`/captures/${captureId}/settle`, { status: 'COMPLETED' })
    expect(await run('recheck', orderNumber)).toEqual({
      text: `${orderNumber}: payment_pending → paid\n`,
      isDone: true,
    })
  })
})
