import { randomUUID } from 'node:crypto'
import { LATE_MEANING } from '@millrun/commerce/returns/judge-return'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eraseCustomer } from '../customers/erase-customer.ts'
import { exportedRecords } from '../customers/exported-records.ts'
import { readBarcode, readPdf } from '../desk/packing/slips/testing/read-pdf.ts'
import { readHistory } from '../orders/order-history.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { orderMail } from '../testing/read-mail.ts'
import { SAMPLE_FORM, SAMPLE_LINE } from '../testing/sample-order.ts'
import { JPEG, openReturningShop, type ReturningShop } from './testing/returning-shop.ts'

const TITLE = 'Classic Square Top Baluster, White Oak'
const CUT = 'c-6010:length=12,cut=72+72'
const RAIL = 'c-6010:length=12'
const TRUCK_FORM = { truckPlace: 'business', liftGate: true, limitedAccess: false }

const pieces = (quantity: number, id = SAMPLE_LINE) => ({ lines: [{ id, quantity }] })

const numberIn = ({ body }: { readonly body: Record<string, unknown> }) => String(body['number'])

onEachDatabase((newDatabase) => {
  let shop: ReturningShop

  beforeEach(async () => {
    shop = await openReturningShop(await newDatabase())
  })

  afterEach(() => shop.close())

  async function shipped(lines?: Readonly<Record<string, number>>, form?: object) {
    const order = await shop.buy(lines, form)
    await shop.ship(order)
    return order
  }

  test('a buyer asks for part of what has left, gets a number, and is written to', async () => {
    const order = await shipped()
    expect((await shop.status(order)).returnable).toEqual([
      // Promised by Wednesday, December 9, which is later than five business days.
      { id: SAMPLE_LINE, title: TITLE, quantity: 10, madeFor: null, arrivedBy: '2026-12-09' },
    ])
    const answer = await shop.ask(order)
    expect(answer.status).toBe(200)
    const number = numberIn(answer)
    expect(number).toMatch(/^R-[2-9A-Z]{8}$/)
    const { returns, returnable } = await shop.status(order)
    expect(returnable).toMatchObject([{ quantity: 7 }])
    expect(returns).toMatchObject([
      {
        number,
        status: 'asked',
        reason: 'too-many',
        isLate: false,
        comesBack: false,
        lines: [{ title: TITLE, quantity: 3, received: 0 }],
        history: [{ sentence: 'You told us of it.' }],
      },
    ])
    const mail = await orderMail(shop.dataDir, order.orderNumber, 'return')
    expect(mail.headers.get('to')).toBe('ada@example.com')
    expect(mail.headers.get('subject')).toBe(
      `We have your return ${number} for order ${order.orderNumber}`,
    )
    expect(mail.text).toContain(`For:\n3 × ${TITLE}`)
    const notice = await orderMail(shop.dataDir, order.orderNumber, 'return_notice')
    expect(notice.headers.get('to')).toBe('orders@millrun.example')
    expect(notice.text).toContain('Ada Turner says: Three were left over.')
    expect(notice.text).toContain(`/desk/returns/${number}`)
    const history = await readHistory(shop.shop.books, order.id)
    expect(history.at(-1)?.note).toBe(`return ${number}: asked`)
  })

  test('the same sending that arrives twice is one return', async () => {
    const order = await shipped()
    const key = randomUUID()
    const answers = await Promise.all([shop.ask(order, { key }), shop.ask(order, { key })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(numberIn)).size).toBe(1)
    expect(numberIn(await shop.ask(order, { key }))).toBe(numberIn(answers[0]))
    expect((await shop.status(order)).returns).toHaveLength(1)
  })

  test('two tabs that ask for the same pieces at once get them once', async () => {
    const order = await shipped()
    const answers = await Promise.all([
      shop.ask(order, pieces(10)),
      shop.ask(order, pieces(10)),
      shop.ask(order, pieces(10)),
    ])
    const ok = answers.filter(({ status }) => status === 200)
    expect(ok).toHaveLength(1)
    const [number = ''] = ok.map(numberIn)
    for (const { status, body } of answers.filter((one) => one.status !== 200)) {
      expect([status, body]).toEqual([
        409,
        {
          error: `No piece of ${TITLE} is left to return. You have asked about others in return ${number}.`,
        },
      ])
    }
  })

  test('no more pieces are asked for than have left and were not given back', async () => {
    const order = await shop.buy()
    expect((await shop.status(order)).returnable).toBeUndefined()
    expect((await shop.ask(order)).status).toBe(409)
    await shop.ship(order, [{ id: SAMPLE_LINE, quantity: 6 }])
    await shop.desk.as('owner', 'POST', `/orders/${order.orderNumber}/refunds`, {
      lines: [{ id: SAMPLE_LINE, quantity: 5 }],
      reason: 'A gift.',
    })
    // Ten bought, six have left, the money of five went back.
    expect((await shop.status(order)).returnable).toMatchObject([{ quantity: 5 }])
    expect((await shop.ask(order, pieces(6))).body).toEqual({
      error: `Of ${TITLE} 5 can still be returned, not 6.`,
    })
    expect((await shop.ask(order, pieces(5))).status).toBe(200)
  })

  test('fourteen days are counted in New Jersey, and what is late is taken where it can be', async () => {
    const order = await shipped()
    // It is still Wednesday, December 23, in New Jersey.
    shop.setTime('2026-12-24T04:59:00.000Z')
    expect((await shop.ask(order)).status).toBe(200)
    shop.setTime('2026-12-24T05:00:00.000Z')
    expect(await shop.ask(order)).toMatchObject({
      status: 422,
      body: {
        error: `${TITLE} could come back until Wed, Dec 23, 2026, 14 days after delivery. When something is wrong with it, please choose that reason: the warranty runs until Thu, Dec 9, 2027.`,
      },
    })
    const late = await shop.ask(order, { reason: 'damaged', photographs: [JPEG] })
    expect(late.status).toBe(200)
    expect((await shop.status(order)).returns?.at(-1)).toMatchObject({ isLate: true })
    const mail = await orderMail(shop.dataDir, order.orderNumber, 'return-2')
    expect(mail.text).toContain(LATE_MEANING)
    shop.setTime('2027-12-10T17:00:00.000Z')
    expect((await shop.ask(order, { reason: 'defective' })).body).toEqual({
      error: `The warranty of ${TITLE} ended on Thu, Dec 9, 2027. Please call us, (609) 555-0142: we tell you what can be done.`,
    })
  })

  test('what was cut comes back only when something is wrong with it', async () => {
    const order = await shipped({ [CUT]: 1 })
    const [line] = (await shop.status(order)).returnable ?? []
    expect(line?.madeFor).toBe('cut')
    const lines = [{ id: line?.id, quantity: 1 }]
    expect((await shop.ask(order, { lines })).body['error']).toMatch(/was cut for you: it can come/)
    expect((await shop.ask(order, { lines, reason: 'defective' })).status).toBe(200)
  })

  test('photographs are known by their content, and damage needs one', async () => {
    const order = await shipped()
    const damaged = (...photographs: readonly string[]) =>
      shop.ask(order, { reason: 'damaged', photographs })
    expect((await damaged()).body).toEqual({
      error:
        'Please add a photograph of the damage. Without a camera, please call us: (609) 555-0142.',
    })
    const pdf = Buffer.from('%PDF-1.7\n').toString('base64')
    for (const odd of [pdf, Buffer.from('GIF89a').toString('base64'), '']) {
      expect(await damaged(JPEG, odd)).toMatchObject({
        status: 422,
        body: {
          error: 'One of the files is no JPEG, PNG or WebP picture; please choose another one.',
        },
      })
    }
    expect((await damaged(JPEG, JPEG, JPEG, JPEG, JPEG)).body).toEqual({
      error: 'Please send at most 4 photographs.',
    })
    const large = Buffer.alloc(6 * 1024 * 1024 + 1, JPEG, 'base64').toString('base64')
    expect((await damaged(large)).body).toEqual({
      error: 'A photograph is larger than 6 MB; please take a smaller one, or leave it out.',
    })
    expect((await shop.status(order)).returns).toBeUndefined()
    const webp = Buffer.from('RIFF\u0004\0\0\0WEBPVP8 ', 'latin1').toString('base64')
    const number = numberIn(await damaged(JPEG, webp))
    expect((await shop.show(number)).photographs).toEqual([1, 2])
    const picture = await shop.desk.ask('shipping', 'GET', `/returns/${number}/photographs/2`)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect(picture.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(webp)
    const missing = await shop.desk.ask('shipping', 'GET', `/returns/${number}/photographs/3`)
    expect(missing.status).toBe(404)
  })

  test('four photographs of 6 MB fit into one sending', async () => {
    const order = await shipped()
    const largest = Buffer.alloc(6 * 1024 * 1024, JPEG, 'base64').toString('base64')
    const photographs = [largest, largest, largest, largest]
    expect((await shop.ask(order, { photographs })).status).toBe(200)
  })

  test('damage of a truck needs the day on which it came, from which the carrier counts', async () => {
    const order = await shipped({ [RAIL]: 1 }, TRUCK_FORM)
    const [line] = (await shop.status(order)).returnable ?? []
    const report = (more: object) =>
      shop.ask(order, {
        lines: [{ id: line?.id, quantity: 1 }],
        reason: 'damaged',
        photographs: [JPEG],
        ...more,
      })
    shop.setTime('2026-12-03T17:00:00.000Z')
    expect((await report({})).body).toEqual({
      error: 'Please give the day on which the truck came.',
    })
    expect((await report({ arrivedOn: '2026-12-04' })).body['error']).toMatch(/still to come/)
    expect((await report({ arrivedOn: '2026-11-29' })).body['error']).toMatch(
      /^Your order left us on Mon, Nov 30, 2026/,
    )
    const number = numberIn(await report({ arrivedOn: '2026-12-02', noted: true }))
    // Thu, Fri, Mon, Tue, Wed.
    expect(await shop.show(number)).toMatchObject({
      carrierBy: '2026-12-09',
      carrier: {
        arrivedOn: '2026-12-02',
        noted: true,
        sentence: 'The trucking company has to hear of it by Wed, Dec 9, 2026: 6 days left.',
      },
    })
    const mail = await orderMail(shop.dataDir, order.orderNumber, 'return')
    expect(mail.text).toContain('within 5 business days')
    expect(mail.text).toContain('the packaging, kept until the claim is settled')
  })

  test('who does not know the order learns nothing, and what is left out is asked for', async () => {
    const order = await shipped()
    expect(await shop.ask({ ...order, pageToken: 'x'.repeat(32) })).toMatchObject({
      status: 404,
      body: { error: 'We do not know this order.' },
    })
    for (const [asked, error] of [
      [{ lines: [] }, 'Please choose at least one piece.'],
      [{ reason: '' }, 'Please choose a reason.'],
      [{ words: '  ' }, 'Please say in a few words what happened.'],
    ] as const) {
      expect(await shop.ask(order, asked)).toMatchObject({ status: 422, body: { error } })
    }
  })

  test('an approved return has a slip whose bars read its number; nobody else gets it', async () => {
    const order = await shipped()
    const number = numberIn(await shop.ask(order))
    const slip = (token: string) =>
      fetch(`${shop.shop.origin}/functions/v1/return-slip`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, number }),
      })
    expect((await slip(order.pageToken)).status).toBe(409)
    await shop.act('owner', number, 'decision', { decision: 'approve' })
    expect((await shop.status(order)).returns).toMatchObject([
      { status: 'approved', comesBack: true },
    ])
    const other = await shop.buy()
    expect((await slip(other.pageToken)).status).toBe(404)
    const answer = await slip(order.pageToken)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const [page] = readPdf(Buffer.from(await answer.arrayBuffer()))
    if (page === undefined) throw new Error('the slip has no page')
    expect(readBarcode(page)).toBe(number)
    for (const text of [number, order.orderNumber, '3 ×', 'C-2005', '2150 Route 130 North']) {
      expect(page.text).toContain(text)
    }
  })

  test('words and photographs go when their buyer is forgotten, and not while somebody has to answer', async () => {
    const order = await shipped()
    const number = numberIn(await shop.ask(order, { photographs: [JPEG] }))
    const { books } = shop.shop
    const customer = { accountId: '', email: SAMPLE_FORM.email }
    const exported = JSON.stringify(await exportedRecords(books, customer, {}))
    expect(exported).toContain('Three were left over.')
    expect(exported).toContain(JPEG)
    shop.setTime('2027-01-15T17:00:00.000Z')
    expect(await eraseCustomer(books, customer, async () => undefined)).toEqual({
      forgotten: 0,
      underWay: 1,
    })
    await shop.act('owner', number, 'decision', { decision: 'refuse', reason: 'Ada used them.' })
    expect(await eraseCustomer(books, customer, async () => undefined)).toMatchObject({
      forgotten: 1,
    })
    const kept = await shop.show(number)
    expect(kept).toMatchObject({ words: '', photographs: [], buyer: '', email: '', pieces: 3 })
    expect(JSON.stringify(kept)).not.toContain('Ada')
  })
})
