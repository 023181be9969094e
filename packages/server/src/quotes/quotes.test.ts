import { orderPagePath } from '@millrun/commerce/order-page'
import type { CreateOrderRequest } from '@millrun/commerce/functions'
import type { QuoteRequest } from '@millrun/commerce/quotes/quote-request'
import { NOT_ACCEPTED } from '@millrun/commerce/quotes/quote-words'
import { ToldQuoteSchema } from '@millrun/commerce/quotes/told-quote'
import type { PriceRow } from '@millrun/commerce/trade/price-row'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../database/in-transaction.ts'
import { readPdf } from '../desk/packing/slips/testing/read-pdf.ts'
import { listOrders } from '../orders/find-order.ts'
import { changePrices } from '../shelf/change-prices.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { SAMPLE_FORM, SAMPLE_LINE, sampleRequest } from '../testing/sample-order.ts'
import { changeQuote, makeQuote, withdrawQuote } from './make-quote.ts'
import { quotePdf } from './quote-pdf.ts'
import type { QuoteVersion } from './quote-store.ts'

const EVE = 'eve@millrun.example'
/** The last second of December 26 in New Jersey, and the first of December 27. */
const LAST_SECOND = '2026-12-27T04:59:59.999Z'
const OVER = '2026-12-27T05:00:00.000Z'

/** White oak balusters, 24.05 for everybody: 16.84 is 30 % below. */
const WISH: QuoteRequest = {
  jobName: 'Elm Street',
  client: 'Ada Turner',
  email: 'ada@example.com',
  until: '2026-12-26',
  note: '',
  lines: [{ id: SAMPLE_LINE, quantity: 2, price: '20.00' }],
}

/** What the checkout sends for a quote at these prices of a piece. */
function acceptance({ token, lines }: QuoteVersion, cents: number): CreateOrderRequest {
  const { orderData } = sampleRequest(
    Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])),
  )
  const items = orderData.items.map((item) => ({ ...item, price: amount(cents) }))
  const subtotal = items.reduce((sum, { quantity }) => sum + quantity * cents, 0)
  const shipping = subtotal > 10_000 ? 0 : 1500
  const tax = Math.round(subtotal * 0.08)
  const data = {
    ...orderData,
    items,
    subtotal: amount(subtotal),
    shipping: amount(shipping),
    tax: amount(tax),
    total: amount(subtotal + shipping + tax),
    quote: token,
  }
  return { amount: data.total, currency: 'USD', orderData: data }
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2)
}

onEachDatabase((newDatabase) => {
  let payPal: TestPayPal
  let shop: TestShop
  let at: string

  beforeEach(async () => {
    at = '2026-11-26T15:00:00.000Z'
    payPal = await openPayPal()
    shop = await openShop(await newDatabase(), payPal, { app: { now: () => new Date(at) } })
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  const hand = () => ({ actor: EVE, at: new Date(at) })
  const quoted = (wish: Partial<QuoteRequest> = {}) =>
    makeQuote(shop.books, { ...WISH, ...wish }, hand())
  const create = (request: CreateOrderRequest) => shop.fn('create-paypal-order', request)
  const told = async ({ token }: QuoteVersion) =>
    ToldQuoteSchema.parse((await shop.fn('quote', { token })).body)

  async function accept(request: CreateOrderRequest) {
    const { body } = await create(request)
    await payPal.control(`/approve/${String(body['orderID'])}`, {})
    return shop.fn('capture-paypal-order', { orderID: body['orderID'] })
  }

  function setOakPrice(cents: number): Promise<unknown> {
    return inTransaction(shop.books.database, (transaction) =>
      changePrices(transaction, [{ productId: 'c-2005', cents }], hand()),
    )
  }

  describe('a quote', () => {
    test('is told to whoever has its 128 bits, and to nobody else', async () => {
      const version = await quoted({ note: 'Ready to ship.', design: 'd=1&h=112' })
      expect(Buffer.from(version.token, 'base64url')).toHaveLength(16)
      expect(await told(version)).toEqual({
        number: version.number,
        state: 'open',
        jobName: 'Elm Street',
        client: 'Ada Turner',
        note: 'Ready to ship.',
        madeOn: '2026-11-26',
        until: '2026-12-26',
        design: 'd=1&h=112',
        lines: [
          {
            id: SAMPLE_LINE,
            item: 'C-2005',
            title: 'Classic Square Top Baluster, White Oak',
            quantity: 2,
            quoted: '20.00',
            price: '20.00',
          },
        ],
      })
      const other = `${version.token.slice(1)}${version.token.slice(0, 1)}`
      for (const token of [other, version.number]) {
        expect((await shop.fn('quote', { token })).status).toBeGreaterThanOrEqual(400)
      }
    })

    test('is sent on from its address to its page, kept by nobody on the way', async () => {
      const { token } = await quoted()
      const answer = await lookAt(`${shop.origin}/quote/${token}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/quote#${token}`])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      expect(
        (await lookAt(`${shop.origin}/quote/https:%2F%2Fevil.example`)).headers.get('location'),
      ).toBe('/quote')
    })

    test('is charged as it was agreed, and its order has its unit price', async () => {
      const version = await quoted()
      // 2 x 20.00 = 40.00, shipping 15.00, tax 3.20
      expect((await accept(acceptance(version, 2000))).body).toMatchObject({ success: true })
      const [order] = await listOrders(shop.books)
      expect(order).toMatchObject({
        status: 'paid',
        quoteId: version.quoteId,
        totals: { subtotalCents: 4000, shippingCents: 1500, taxCents: 320, totalCents: 5820 },
        lines: [{ id: SAMPLE_LINE, unitPriceCents: 2000, quantity: 2 }],
      })
      expect(await told(version)).toMatchObject({
        state: 'accepted',
        orderNumber: order?.orderNumber,
      })
    })

    test('holds to the last second of its day in New Jersey and not one more', async () => {
      const version = await quoted()
      at = LAST_SECOND
      expect(await told(version)).toMatchObject({ state: 'open', lines: [{ price: '20.00' }] })
      expect((await create(acceptance(version, 2000))).status).toBe(200)
      at = OVER
      expect(await told(version)).toMatchObject({ state: 'ended', lines: [{ price: '24.05' }] })
      expect(await create(acceptance(version, 2000))).toEqual({
        status: 422,
        body: { error: NOT_ACCEPTED.ended },
      })
      expect((await accept(acceptance(version, 2405))).body).toMatchObject({ success: true })
      const [order] = await listOrders(shop.books, { statuses: ['paid'] })
      expect(order?.totals.subtotalCents).toBe(4810)
    })

    test('accepted in two windows is one order', async () => {
      const version = await quoted()
      const [one, two] = await Promise.all([
        create(acceptance(version, 2000)),
        create(acceptance(version, 2000)),
      ])
      expect(two.body).toEqual(one.body)
      const orderID = String(one.body['orderID'])
      await payPal.control(`/approve/${orderID}`, {})
      const paid = await shop.fn('capture-paypal-order', { orderID })
      const again = await create(acceptance(version, 2000))
      expect(again).toEqual({
        status: 409,
        body: {
          error: `This quote was accepted before, with order ${String(paid.body['orderNumber'])}. Please do not pay again.`,
        },
      })
      expect(await listOrders(shop.books)).toHaveLength(1)
    })

    test('stays accepted when the money of its order went back', async () => {
      const version = await quoted()
      await accept(acceptance(version, 2000))
      const [order] = await listOrders(shop.books)
      await shop.orders('refund', order?.orderNumber ?? '')
      expect(await told(version)).toMatchObject({ state: 'accepted' })
      expect((await create(acceptance(version, 2000))).status).toBe(409)
    })

    test('costs less where the catalogue does by now, and not more where it costs more', async () => {
      const version = await quoted()
      // 15.00 x 1.3 = 19.50
      await setOakPrice(1500)
      expect(await told(version)).toMatchObject({ lines: [{ quoted: '20.00', price: '19.50' }] })
      expect((await create(acceptance(version, 2000))).status).toBe(422)
      expect((await create(acceptance(version, 1950))).status).toBe(200)
      await setOakPrice(3000)
      expect(await told(version)).toMatchObject({ lines: [{ price: '20.00' }] })
      expect((await create(acceptance(version, 2000))).status).toBe(200)
    })

    test('that was changed says so at its old address, and is accepted at its new one alone', async () => {
      const before = await quoted()
      const { body } = await create(acceptance(before, 2000))
      at = '2026-11-28T15:00:00.000Z'
      const wish = { ...WISH, lines: [{ id: SAMPLE_LINE, quantity: 3, price: '19.00' }] }
      const after = await changeQuote(shop.books, before.quoteId, { ...wish, replaces: 1 }, hand())
      expect(after.number).toBe(before.number)
      expect(await told(before)).toMatchObject({
        state: 'changed',
        newest: { token: after.token, madeOn: '2026-11-28' },
      })
      expect(await create(acceptance(before, 2000))).toEqual({
        status: 409,
        body: { error: NOT_ACCEPTED.changed },
      })
      // What was begun at the old prices is not to be paid any more.
      await payPal.control(`/approve/${String(body['orderID'])}`, {})
      const late = await shop.fn('capture-paypal-order', { orderID: body['orderID'] })
      expect(late.status).toBe(409)
      expect((await accept(acceptance(after, 1900))).body).toMatchObject({ success: true })
    })

    test('is changed by one of two at once, and the other is told by whom', async () => {
      const { quoteId } = await quoted()
      const change = (actor: string) =>
        changeQuote(shop.books, quoteId, { ...WISH, replaces: 1 }, { ...hand(), actor })
      const outcomes = await Promise.allSettled([change('amy@x.example'), change('ben@x.example')])
      const lost = outcomes.filter((outcome) => outcome.status === 'rejected')
      expect(lost).toHaveLength(1)
      expect(String(lost[0]?.reason)).toMatch(/(amy|ben)@x\.example has changed this quote/)
    })

    test('that was withdrawn or accepted is neither accepted nor changed', async () => {
      const one = await quoted()
      await withdrawQuote(shop.books, one.quoteId, hand())
      expect(await told(one)).toMatchObject({ state: 'withdrawn' })
      expect((await create(acceptance(one, 2000))).body).toEqual({ error: NOT_ACCEPTED.withdrawn })
      await expect(withdrawQuote(shop.books, one.quoteId, hand())).rejects.toThrow('was withdrawn')
      const two = await quoted()
      await accept(acceptance(two, 2000))
      await expect(
        changeQuote(shop.books, two.quoteId, { ...WISH, replaces: 1 }, hand()),
      ).rejects.toThrow(/was accepted with order MR-/)
    })

    test('sells all that was quoted and nothing else', async () => {
      const version = await quoted()
      const { orderData, ...request } = acceptance(version, 2000)
      const [item] = orderData.items
      if (item === undefined) throw new Error('no line')
      for (const items of [[{ ...item, quantity: 1 }], [item, { ...item, id: 'm-399' }], []]) {
        const answer = await create({ ...request, orderData: { ...orderData, items } })
        expect(answer).toEqual({ status: 422, body: { error: NOT_ACCEPTED.otherLines } })
      }
    })
  })

  test.each([
    ['16.83', 'Classic Square Top Baluster, White Oak can be quoted at $16.84 to $24.05 each.'],
    ['24.06', 'Classic Square Top Baluster, White Oak can be quoted at $16.84 to $24.05 each.'],
    ['1e1', 'Classic Square Top Baluster, White Oak can be quoted at $16.84 to $24.05 each.'],
  ])('a price of %s is not quoted: everybody’s is 24.05', async (price, sentence) => {
    const lines = [{ id: SAMPLE_LINE, quantity: 2, price }]
    await expect(quoted({ lines })).rejects.toThrow(sentence)
  })

  test.each([
    [{ until: '2026-11-25' }, 'The last day of the quote is over'],
    [{ until: '2027-05-26' }, 'A quote holds for 180 days at most'],
    [{ lines: [] }, 'There is nothing to quote yet'],
    [{ lines: [{ id: 'm-000', quantity: 1, price: '1.00' }] }, '"m-000" is nothing that we sell'],
  ])('%j is refused with a sentence', async (wish, sentence) => {
    await expect(quoted(wish)).rejects.toThrow(sentence)
  })

  const ROWS: readonly PriceRow[] = [
    { target: { product: 'm-399' }, min: 1, price: { cents: 3299 } },
    { target: { product: 'm-399' }, min: 24, price: { cents: 2999 } },
  ]

  test.each([
    [23, 3299],
    [24, 2999],
    [25, 2999],
  ])(
    '%i pieces at a break of 24 cost %i each in quote, paper, order and mail',
    async (quantity, cents) => {
      const id = 'm-399:finish=sb'
      const prices = { list: 'Trade', ticket: 'x'.repeat(22), rows: [...ROWS] }
      const [item] = sampleRequest({ [id]: quantity }, SAMPLE_FORM, prices).orderData.items
      const price = item?.price ?? ''
      expect(price).toBe(amount(cents))
      const version = await quoted({ lines: [{ id, quantity, price }] })
      expect(await told(version)).toMatchObject({ lines: [{ quoted: price, price }] })
      const press = { pagesDirectory: '/nowhere', shopOrigin: 'https://shop.example' }
      const paper = readPdf(await quotePdf(press, version, new Date(at)))
      expect(paper[0]?.text).toContain(`${quantity}\n$${price}\n`)
      await accept(acceptance(version, cents))
      const [order] = await listOrders(shop.books)
      expect(order?.lines).toMatchObject([{ unitPriceCents: cents, quantity }])
      const { body } = await shop.fn('order-status', { token: pageToken(order) })
      expect(body).toMatchObject({ lines: [{ price, quantity }] })
    },
  )
})

function lookAt(address: string): Promise<Response> {
  return fetch(address, { redirect: 'manual' })
}

function pageToken(order: { readonly pageToken: string } | undefined): string {
  if (order === undefined) throw new Error('there is no order')
  return orderPagePath(order).split('#')[1] ?? ''
}
