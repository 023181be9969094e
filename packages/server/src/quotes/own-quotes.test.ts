import { OwnQuoteSchema, OwnQuotesSchema } from '@millrun/commerce/quotes/own-quotes'
import { MOST_OPEN_QUOTES } from '@millrun/commerce/quotes/own-quotes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { ADA, openAccountApi } from '../testing/open-account-api.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { SAMPLE_LINE } from '../testing/sample-order.ts'
import { changeQuote, makeQuote } from './make-quote.ts'

const BOB = { ...ADA, accountId: 'b1', email: 'bob@example.com' }
const LINES = [{ id: SAMPLE_LINE, quantity: 2 }]

onEachDatabase((newDatabase) => {
  let payPal: TestPayPal
  let shop: TestShop
  let api: Awaited<ReturnType<typeof openAccountApi>>
  let at: string

  beforeEach(async () => {
    at = '2026-11-26T15:00:00.000Z'
    payPal = await openPayPal()
    shop = await openShop(await newDatabase(), payPal, { app: { now: () => new Date(at) } })
    api = await openAccountApi(shop.books, [ADA, BOB])
  })

  afterEach(async () => {
    await api.close()
    await shop.close()
    await payPal.close()
  })

  const make = (who: string, wish: object) => api.as(who, 'POST', '/quotes', wish)
  const quotesOf = async (who: string) =>
    OwnQuotesSchema.parse((await api.as(who, 'GET', '/quotes')).body).quotes

  test('an account freezes everybody’s prices of today for 30 days, and nobody else sees it', async () => {
    const answer = await make('a1', { jobName: 'Elm Street', design: 'd=1', lines: LINES })
    const quote = OwnQuoteSchema.parse(answer.body)
    expect(quote).toMatchObject({
      jobName: 'Elm Street',
      state: 'open',
      madeOn: '2026-11-26',
      until: '2026-12-26',
      // 2 x 24.05
      total: '48.10',
    })
    const told = await shop.fn('quote', { token: quote.token })
    expect(told.body).toMatchObject({ number: quote.number, design: 'd=1', client: '' })
    expect(await quotesOf('a1')).toEqual([quote])
    expect(await quotesOf('b1')).toEqual([])
    expect((await api.as(undefined, 'GET', '/quotes')).status).toBe(401)
  })

  test('what the shop quotes to the address of an account is among its quotes, as it is now', async () => {
    const wish = {
      jobName: 'Oak Lane',
      client: 'Bob',
      email: BOB.email,
      until: '2026-12-01',
      note: '',
      lines: [{ id: SAMPLE_LINE, quantity: 2, price: '20.00' }],
    }
    const hand = { actor: 'eve@millrun.example', at: new Date(at) }
    const { quoteId } = await makeQuote(shop.books, wish, hand)
    const changed = { ...wish, until: '2026-12-02', replaces: 1 }
    const { token } = await changeQuote(shop.books, quoteId, changed, hand)
    expect(await quotesOf('b1')).toMatchObject([{ until: '2026-12-02', total: '40.00', token }])
    at = '2026-12-03T05:00:00.000Z'
    expect(await quotesOf('b1')).toMatchObject([{ state: 'ended' }])
  })

  test.each([
    [{ jobName: ' ', lines: LINES }, 'Please give it a job name.'],
    [{ jobName: 'x', lines: [] }, 'There is nothing to quote yet: please name the parts.'],
    [
      { jobName: 'x', lines: [{ id: SAMPLE_LINE, quantity: 0 }] },
      'Classic Square Top Baluster, White Oak',
    ],
    [{ jobName: 'x', lines: [{ id: 'm-000', quantity: 1 }] }, '"m-000" is nothing that we sell so'],
  ])('%j is refused with a sentence', async (wish, sentence) => {
    const answer = await make('a1', wish)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(String(answer.body['error'])).toContain(sentence)
    expect(await quotesOf('a1')).toEqual([])
  })

  test('an account has no more than fifty open at once', async () => {
    const wish = { jobName: 'Elm Street', lines: LINES }
    for (let made = 0; made < MOST_OPEN_QUOTES; made += 1) await make('a1', wish)
    expect((await make('a1', wish)).status).toBe(422)
    at = '2026-12-27T05:00:00.000Z'
    expect((await make('a1', wish)).status).toBe(200)
  })
})
