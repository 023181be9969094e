import type { CreateOrderRequest } from '@millrun/commerce/functions'
import { TRUCK_NEEDS } from '@millrun/commerce/delivery/delivery-words'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listOrders } from '../orders/find-order.ts'
import { eventually } from '../testing/eventually.ts'
import { type DatabaseSettings, onEachDatabase } from '../testing/on-each-database.ts'
import { openMailServer } from '../testing/open-mail-server.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { type ReadMail, readOutbox } from '../testing/read-mail.ts'
import { SAMPLE_FORM, SAMPLE_LINE, sampleRequest } from '../testing/sample-order.ts'

const MINUTE_MS = 60_000
function inTwoMinutes(): Date {
  return new Date(Date.now() + 2 * MINUTE_MS)
}

/** It is the 22nd in London, and still the 21st in New Jersey. */
function inTheEvening(): Date {
  return new Date('2026-11-22T03:30:00Z')
}

const ORIGIN = { PUBLIC_ORIGIN: 'https://shop.example', DEMONSTRATION: 'yes' }

onEachDatabase((newDatabase) => {
  let database: DatabaseSettings
  let payPal: TestPayPal
  let shop: TestShop

  beforeEach(async () => {
    payPal = await openPayPal()
    database = await newDatabase()
    shop = await openShop(database, payPal, { variables: ORIGIN })
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  async function buy(request: CreateOrderRequest = sampleRequest(), how: object = {}) {
    const { body } = await shop.fn('create-paypal-order', request)
    await payPal.control(`/approve/${String(body['orderID'])}`, how)
    await shop.fn('capture-paypal-order', { orderID: body['orderID'] })
    const [order] = await listOrders(shop.books)
    if (order === undefined) throw new Error('there is no order')
    return order
  }

  async function outbox(names: readonly string[]): Promise<readonly ReadMail[]> {
    const mails = await eventually(async () => {
      const found = await readOutbox(database.dataDir)
      expect([...found.keys()]).toEqual(names)
      return found
    })
    return [...mails.values()]
  }

  const askAgain = (body: object) => shop.fn('send-order-mail', body)

  test('a paid order is confirmed to its buyer: number, day, lines, sums, address and a link', async () => {
    await shop.close()
    shop = await openShop(database, payPal, { variables: ORIGIN, app: { now: inTheEvening } })
    const { orderNumber, pageToken } = await buy()
    const [mail] = await outbox([`${orderNumber}-confirmation.eml`, `${orderNumber}-notice.eml`])
    expect(mail?.headers.get('to')).toBe('ada@example.com')
    expect(mail?.headers.get('subject')).toBe(`Your order ${orderNumber} is confirmed`)
    expect(mail?.text.trim()).toBe(
      [
        'Thank you, Ada.',
        '',
        'Your payment of $66.95 has arrived, and we are getting your order ready.',
        '',
        `Order ${orderNumber}, placed November 21, 2026`,
        '',
        'Classic Square Top Baluster, White Oak',
        'Item C-2005 · Quantity 2, $24.05 each: $48.10',
        '',
        'Subtotal: $48.10',
        'Shipping: $15.00',
        'Tax (8%): $3.85',
        'Total: $66.95',
        '',
        'Ships to:',
        'Ada Turner',
        '100 N Main St',
        'Apt 4',
        'Trenton, NJ 08608',
        '',
        'Delivery:',
        'Ships by parcel in 1 carton, 6 lb.',
        // It is Saturday evening in New Jersey: Monday is the first business day, Thanksgiving and the day after none.
        'Ships Tue, Nov 24 to Fri, Dec 4.',
        '',
        `See your order: https://shop.example/orders/link#${pageToken}`,
      ].join('\n'),
    )
    expect(mail?.html).toContain(`href="https://shop.example/orders/link#${pageToken}"`)
    const shown = ['Item C-2005 · Quantity 2, $24.05 each', '$48.10', '$66.95', '100 N Main St']
    for (const text of [orderNumber, 'placed November 21, 2026', ...shown]) {
      expect(mail?.html).toContain(text)
    }
  })

  test('the mail shows what was bought, in its size, as JPEG, and says what it is', async () => {
    const { orderNumber } = await buy()
    const [mail] = await outbox([`${orderNumber}-confirmation.eml`, `${orderNumber}-notice.eml`])
    expect(mail?.html).toContain(
      '<img src="https://shop.example/pictures/c-2005-white-oak-mail.jpg" alt="Classic Square Top Baluster, White Oak" width="56" height="70"',
    )
  })

  test('the papers of a buyer are on all mails, and copied to whoever keeps them without the link', async () => {
    const papers = {
      poNumber: '=cmd|"A"',
      jobName: 'Elm Street',
      invoiceEmail: 'bills@example.com',
    }
    const { orderNumber, pageToken } = await buy(
      sampleRequest(undefined, { ...SAMPLE_FORM, ...papers }),
    )
    const kinds = ['confirmation', 'invoice', 'notice']
    const mails = await outbox(kinds.map((kind) => `${orderNumber}-${kind}.eml`))
    for (const { text, html } of mails) {
      expect(text).toContain('PO number =cmd|"A" · Job Elm Street · Invoice to bills@example.com')
      expect(html).toContain(
        'PO number =cmd|&quot;A&quot; · Job Elm Street · Invoice to bills@example.com',
      )
    }
    const [confirmation, invoice] = mails
    expect(confirmation?.headers.get('to')).toBe('ada@example.com')
    expect(invoice?.headers.get('to')).toBe('bills@example.com')
    expect(invoice?.text).toContain('Total: $66.95')
    expect(confirmation?.text).toContain(pageToken)
    expect(`${invoice?.text}${invoice?.html}`).not.toContain(pageToken)
  })

  test('what goes by truck says why, what it takes and what the driver was told', async () => {
    const request = sampleRequest({ 'c-6010:length=12': 1 })
    const truck = { place: 'business', liftGate: true, limitedAccess: false } as const
    const orderData = { ...request.orderData, truck }
    const { orderNumber, pageToken } = await buy({ ...request, orderData })
    const [mail] = await outbox([`${orderNumber}-confirmation.eml`, `${orderNumber}-notice.eml`])
    for (const text of [
      'Goes by truck: somebody has to be there to unload it.',
      'packs 147 in long; parcels end at 96 in.',
      ...TRUCK_NEEDS,
      'To a business, with a lift gate.',
    ]) {
      expect(mail?.text).toContain(text)
      expect(mail?.html).toContain(text)
    }
    const { body } = await shop.fn('order-status', { token: pageToken })
    expect(body).toMatchObject({
      delivery: { mode: 'freight', cartons: 1, truck, from: expect.any(String) },
      lines: [{ id: 'c-6010:length=12,species=red-oak' }],
    })
  })

  test('what goes by truck to Alaska needs a call: both mails, the page and the sheet say so', async () => {
    const { truckPlace: place, liftGate, limitedAccess } = SAMPLE_FORM
    const anchorage = { city: 'Anchorage', state: 'AK', zipCode: '99501' }
    const request = sampleRequest({ 'c-6010:length=12': 1 }, { ...SAMPLE_FORM, ...anchorage })
    const orderData = { ...request.orderData, truck: { place, liftGate, limitedAccess } }
    const { orderNumber, pageToken } = await buy({ ...request, orderData })
    const mails = await outbox([`${orderNumber}-confirmation.eml`, `${orderNumber}-notice.eml`])
    const call = 'Freight to Alaska needs a call before it leaves: (609) 555-0142.'
    for (const { text, html } of mails) {
      expect(text).toContain(call)
      expect(html).toContain(call)
    }
    const { body } = await shop.fn('order-status', { token: pageToken })
    expect(body).toMatchObject({ delivery: { call } })
    expect((await shop.orders('show', orderNumber)).text).toContain(call)
  })

  test.each([
    ['California', { city: 'Sacramento', state: 'CA', zipCode: '95814' }, true],
    ['New Jersey', {}, false],
  ])(
    'what is of wood and ships to %s is sent with the warning of its state',
    async (_, place, is) => {
      const request = sampleRequest(undefined, { ...SAMPLE_FORM, ...place })
      const { orderNumber } = await buy(request)
      const [mail] = await outbox([`${orderNumber}-confirmation.eml`, `${orderNumber}-notice.eml`])
      for (const text of [mail?.text, mail?.html]) {
        expect(text?.includes('WARNING: Drilling, sawing, sanding')).toBe(is)
        expect(text?.includes('go to www.P65Warnings.ca.gov/wood.')).toBe(is)
      }
    },
  )

  test('the business learns of each paid order, and can answer to the buyer', async () => {
    const { orderNumber, captureId } = await buy()
    const [, mail] = await outbox([`${orderNumber}-confirmation.eml`, `${orderNumber}-notice.eml`])
    expect(mail?.headers.get('to')).toBe('orders@millrun.example')
    expect(mail?.headers.get('reply-to')).toBe('ada@example.com')
    expect(mail?.headers.get('subject')).toBe(`Order ${orderNumber} is paid: $66.95, shipping`)
    expect(mail?.text).toContain('Ada Turner, ada@example.com, (609) 555-0100')
    expect(mail?.text).toContain(`PayPal capture ${captureId}`)
  })

  test('who picks up is told where and when', async () => {
    const form = { ...SAMPLE_FORM, pickup: true }
    const { orderNumber } = await buy(sampleRequest({ [SAMPLE_LINE]: 2 }, form))
    const [mail] = await outbox([`${orderNumber}-confirmation.eml`, `${orderNumber}-notice.eml`])
    expect(mail?.text).toContain('Pickup at our warehouse:\nAda Turner\n2150 Route 130 North')
    expect(mail?.text).toContain('Monday-Friday 8AM-5PM\nSaturday 9AM-2PM')
    expect(mail?.text).toContain('Shipping: Free')
    expect(mail?.text).not.toContain('Trenton')
  })

  test('what a buyer types is text in the mail and nothing else', async () => {
    const form = { ...SAMPLE_FORM, firstName: '<img src=x>', lastName: '"&"' }
    const { orderNumber } = await buy(sampleRequest({ [SAMPLE_LINE]: 2 }, form))
    const mails = await outbox([`${orderNumber}-confirmation.eml`, `${orderNumber}-notice.eml`])
    for (const { html } of mails) {
      expect(html).toContain('&lt;img src=x&gt;')
      expect(html).not.toContain('<img src=x')
    }
  })

  test('a pending payment is said to be pending, and confirmed when it is paid', async () => {
    const order = await buy(sampleRequest(), { funding: 'pending-bank' })
    const { orderNumber, captureId } = order
    const [received] = await outbox([`${orderNumber}-received.eml`])
    expect(received?.text).toContain('Please do not pay a second time.')
    expect(received?.text).not.toContain('has arrived')
    await payPal.control(`/captures/${captureId}/settle`, { status: 'COMPLETED' })
    await shop.close()
    shop = await openShop(database, payPal, { variables: ORIGIN })
    const mails = await outbox(
      ['confirmation', 'notice', 'received'].map((kind) => `${orderNumber}-${kind}.eml`),
    )
    expect(mails[0]?.text).toContain('has arrived')
  })

  test('a pending payment that comes to nothing is told to its buyer, and to nobody else', async () => {
    const { orderNumber, captureId } = await buy(sampleRequest(), { funding: 'pending-bank' })
    await outbox([`${orderNumber}-received.eml`])
    await payPal.control(`/captures/${captureId}/settle`, { status: 'DECLINED' })
    await shop.close()
    shop = await openShop(database, payPal, { variables: ORIGIN })
    const [failed] = await outbox(
      ['failed', 'received'].map((kind) => `${orderNumber}-${kind}.eml`),
    )
    expect(failed?.headers.get('to')).toBe('ada@example.com')
    expect(failed?.text).toContain('Nothing was charged')
  })

  test('a payment that was cut off and refused is told to its buyer, who was told to wait', async () => {
    const { body } = await shop.fn('create-paypal-order', sampleRequest())
    const orderID = String(body['orderID'])
    await payPal.control(`/approve/${orderID}`, { cardholder: 'CCREJECT-REFUSED' })
    const drops = { kind: 'drops', moment: 'after' }
    await payPal.control('/scenarios', { call: 'capture-order', effect: drops, times: 3 })
    await payPal.control('/scenarios', { call: 'get-order', effect: drops, times: 3 })
    const told = await shop.fn('capture-paypal-order', { orderID })
    expect(told.body).toMatchObject({ success: false, pending: true })
    await shop.close()
    shop = await openShop(database, payPal, { variables: ORIGIN })
    await outbox([`${String(told.body['orderNumber'])}-failed.eml`])
  })

  test('a card that is declined while the buyer looks on makes no mail', async () => {
    const declined = await buy(sampleRequest(), { cardholder: 'CCREJECT-REFUSED' })
    expect(declined.status).toBe('declined')
    const { orderNumber } = await buy()
    await outbox([`${orderNumber}-confirmation.eml`, `${orderNumber}-notice.eml`])
  })

  test('the business is written to about an order that needs review', async () => {
    const effect = { kind: 'takes', value: '1.00' }
    await payPal.control('/scenarios', { call: 'capture-order', effect })
    const { orderNumber } = await buy()
    const [mail] = await outbox([`${orderNumber}-review.eml`])
    expect(mail?.headers.get('to')).toBe('orders@millrun.example')
    expect(mail?.headers.get('subject')).toBe(`Order ${orderNumber} needs review: $66.95`)
    expect(mail?.text).toContain(`npm run orders -- show ${orderNumber}`)
  })

  test('through a mail server each mail goes once, however many servers the shop has', async () => {
    const mailServer = await openMailServer()
    const variables = { ...ORIGIN, SMTP_URL: mailServer.url }
    await shop.close()
    shop = await openShop(database, payPal, { variables })
    const second = await openShop(database, payPal, { variables })
    await buy()
    await eventually(() => expect(mailServer.received).toHaveLength(2))
    await second.close()
    await shop.close()
    shop = await openShop(database, payPal, { variables })
    await buy()
    await eventually(() => expect(mailServer.received).toHaveLength(4))
    const ids = mailServer.received.map(({ headers }) => headers.get('message-id'))
    expect(new Set(ids).size).toBe(4)
    await mailServer.close()
  })

  test('a mail that the server refuses is sent later, and the log does not name its reader', async () => {
    const mailServer = await openMailServer()
    const variables = { ...ORIGIN, SMTP_URL: mailServer.url }
    await shop.close()
    shop = await openShop(database, payPal, { variables })
    mailServer.refuse(2)
    await buy()
    await eventually(() => expect(shop.log.join('').match(/a mail was not sent/g)).toHaveLength(2))
    expect(shop.log.join('')).not.toContain('ada@')
    expect(mailServer.received).toHaveLength(0)
    await shop.close()
    shop = await openShop(database, payPal, { variables, app: { now: inTwoMinutes } })
    await eventually(() => expect(mailServer.received).toHaveLength(2))
    await mailServer.close()
  })

  test('who lost the mail gets it again, and nobody learns whether an order exists', async () => {
    const { orderNumber } = await buy()
    const answers = [
      await askAgain({ orderNumber, email: 'eve@example.com' }),
      await askAgain({ orderNumber: 'MR-22222222', email: 'ada@example.com' }),
      await askAgain({ orderNumber: ` ${orderNumber.toLowerCase()} `, email: 'ADA@example.com' }),
      await askAgain({ orderNumber, email: 'ada@example.com' }),
    ]
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toEqual({ status: 200, body: { message: expect.any(String) } })
    const mails = await outbox(
      ['again', 'confirmation', 'notice'].map((kind) => `${orderNumber}-${kind}.eml`),
    )
    expect(mails[0]?.headers.get('to')).toBe('ada@example.com')
    expect(mails[0]?.text).toBe(mails[1]?.text)
  })

  test('who asks again after the money went back is told that, and no day', async () => {
    const { orderNumber } = await buy()
    await shop.orders('refund', orderNumber)
    await askAgain({ orderNumber, email: 'ada@example.com' })
    const [mail] = await outbox(
      ['again', 'confirmation', 'notice', 'refund'].map((kind) => `${orderNumber}-${kind}.eml`),
    )
    expect(mail?.headers.get('subject')).toBe(`Your order ${orderNumber} was refunded`)
    expect(mail?.text).toContain('We have given back $66.95 to the way you paid.')
    expect(mail?.text).not.toMatch(/by parcel|getting your order ready/)
  })

  test('the page of an order shows lines, sums and status, and of its buyer name and address alone', async () => {
    const { pageToken, orderNumber } = await buy()
    const { status, body } = await shop.fn('order-status', { token: pageToken })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        orderNumber,
        status: 'paid',
        pickup: false,
        buyer: 'Ada Turner',
        place: 'Trenton, NJ',
        address: {
          streetAddress: '100 N Main St',
          secondaryAddress: 'Apt 4',
          city: 'Trenton',
          state: 'NJ',
          zipCode: '08608',
        },
        lines: [
          {
            item: 'C-2005',
            title: 'Classic Square Top Baluster, White Oak',
            quantity: 2,
            price: '24.05',
          },
        ],
        subtotal: '48.10',
        shipping: '15.00',
        tax: '3.85',
        total: '66.95',
        refunded: '0.00',
      },
    })
    for (const secret of ['ada@', '555-0100']) {
      expect(JSON.stringify(body)).not.toContain(secret)
    }
  })

  test('the page of an order that is picked up says no address', async () => {
    const form = { ...SAMPLE_FORM, pickup: true }
    const { pageToken } = await buy(sampleRequest({ [SAMPLE_LINE]: 2 }, form))
    const { body } = await shop.fn('order-status', { token: pageToken })
    expect(body).toMatchObject({ pickup: true, total: '51.95', buyer: 'Ada Turner' })
    expect(body).not.toHaveProperty('address')
    expect(body).not.toHaveProperty('place')
  })

  test('a pending payment is pending on its page, and a wrong address shows nothing', async () => {
    const { pageToken } = await buy(sampleRequest(), { funding: 'pending-bank' })
    expect((await shop.fn('order-status', { token: pageToken })).body['status']).toBe('pending')
    const wrong = `${pageToken.startsWith('A') ? 'B' : 'A'}${pageToken.slice(1)}`
    expect(await shop.fn('order-status', { token: wrong })).toEqual({
      status: 404,
      body: { error: 'We do not know this order.' },
    })
    expect((await shop.fn('order-status', { token: '../etc/passwd' })).status).toBe(400)
  })
})
