import {
  ListedQuotesSchema,
  ReadPartsAnswerSchema,
  ShownQuoteSchema,
} from '@millrun/commerce/quotes/desk-quotes'
import type { QuoteRequest } from '@millrun/commerce/quotes/quote-request'
import { QUOTE_TERMS } from '@millrun/commerce/quotes/quote-words'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/in-transaction.ts'
import { makeQuote } from '../../quotes/make-quote.ts'
import { changePrices } from '../../shelf/change-prices.ts'
import { changeStock } from '../../shelf/change-stock.ts'
import { eventually } from '../../testing/eventually.ts'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { type DeskShop, openDeskShop } from '../../testing/open-desk.ts'
import { readOutbox } from '../../testing/read-mail.ts'
import { setPriceList } from '../../trade/price-lists.ts'
import { bookOrder } from '../testing/book-order.ts'

const NOON = new Date('2026-11-26T17:00:00.000Z')
const MANAGER = 'manager@millrun.example'
const SATIN = 'm-399:finish=sb'
const VEIN = 'm-399:finish=cv'

/** Twelve basket balusters at 29.99 instead of 34.99, two white oak ones at everybody's 24.05: 359.88 + 48.10. */
const WISH: QuoteRequest = {
  jobName: 'Elm Street',
  client: 'Ada Turner',
  email: 'ada@example.com',
  until: '2026-12-26',
  note: 'As we said\n\non the phone.',
  lines: [
    { id: SATIN, quantity: 12, price: '29.99' },
    { id: 'c-2005:species=white-oak', quantity: 2, price: '24.05' },
  ],
}
const TOTAL = '407.98'

onEachDatabase((newDatabase) => {
  let opened: DeskShop
  let desk: DeskShop['desk']
  let now: Date

  beforeEach(async () => {
    now = NOON
    opened = await openDeskShop(await newDatabase(), { app: { now: () => now } })
    desk = opened.desk
  })

  afterEach(() => opened.close())

  const database = () => opened.shop.books.database

  const manager = (method: string, path: string, body?: unknown) =>
    desk.as('manager', method, path, body)

  const make = async (wish: Partial<QuoteRequest> = {}) =>
    ShownQuoteSchema.parse((await manager('POST', '/quotes', { ...WISH, ...wish })).body)

  const refused = async (wish: Partial<QuoteRequest>) =>
    (await manager('POST', '/quotes', { ...WISH, ...wish })).body

  async function read(text: string, priceList: string | null = null) {
    const { body } = await manager('POST', '/quotes/read', { text, priceList })
    return ReadPartsAnswerSchema.parse(body)
  }

  const listed = async (text: string) =>
    (await read(text, 'Trade A')).lines.map(({ price, everybodys }) => [price, everybodys])

  const list = async (query = '') =>
    ListedQuotesSchema.parse((await desk.as('shipping', 'GET', `/quotes?${query}`)).body)

  const numbers = async (query: string) => (await list(query)).quotes.map(({ jobName }) => jobName)

  const deeds = async () =>
    (
      await database()
        .selectFrom('staff_actions')
        .select(['actor', 'deed', 'subject', 'before', 'after'])
        .orderBy('at')
        .execute()
    ).map(({ before, after, ...deed }) => [
      ...Object.values(deed),
      JSON.parse(before ?? 'null'),
      JSON.parse(after ?? 'null'),
    ])

  async function granted(): Promise<void> {
    const target = { product: 'm-399' }
    const rows = [
      { target, min: 1, price: { cents: 3299 } },
      { target, min: 24, price: { cents: 2999 } },
    ]
    await inTransaction(database(), (transaction) =>
      setPriceList(transaction, { name: 'Trade A', rows }, { actor: MANAGER, at: NOON }),
    )
  }

  test('a pasted list and the link of a cart become lines, each once, beside what they may cost', async () => {
    const { lines, left, problems } = await read(
      [
        '2 x M-399 purple',
        'C-2005 12',
        '',
        'https://www.millrun.example/buy/m-399%3Afinish%3Dsb:3,c-2005%3Aspecies%3Dwhite-oak:2?job=Elm.',
        'https://www.millrun.example/buy#gone-1:2',
        '<https://www.millrun.example/buy/m-399>',
      ].join('\r\n'),
    )
    expect(lines).toEqual([
      {
        id: SATIN,
        item: 'M-399',
        title: 'Single Basket Iron Baluster, Satin Black',
        quantity: 5,
        price: '34.99',
        everybodys: '34.99',
        // 70 % of 34.99 are 24.493.
        least: '24.50',
      },
      {
        id: 'c-2005:species=white-oak',
        item: 'C-2005',
        title: 'Classic Square Top Baluster, White Oak',
        quantity: 2,
        price: '24.05',
        everybodys: '24.05',
        // 70 % of 24.05 are 16.835.
        least: '16.84',
      },
    ])
    expect(left).toBe('C-2005 12')
    expect(problems.map(({ row, sentence }) => [row, sentence])).toEqual([
      [1, 'It is in the list as Single Basket Iron Baluster, Satin Black. Not read: purple.'],
      [
        2,
        expect.stringMatching(
          /^Please select a wood species for this product\. Red Oak, White Oak, .*\.$/,
        ),
      ],
      [5, 'It is not sold any more.'],
      [6, 'This link is not whole, so nothing of it was read. Please copy it once more.'],
    ])
  })

  test('a price list counts with its breaks, whatever the finishes', async () => {
    await granted()
    expect(await listed('23 M-399')).toEqual([['32.99', '34.99']])
    expect(await listed('12 M-399 satin black\n12 M-399 copper vein')).toEqual([
      ['29.99', '34.99'],
      // Copper Vein is 4.00 more.
      ['33.99', '38.99'],
    ])
    expect(await manager('POST', '/quotes/read', { text: '', priceList: 'Trade B' })).toEqual({
      status: 422,
      body: { error: 'There is no price list "Trade B".' },
    })
  })

  test('what is sold out is quoted, at the price that the desk has set', async () => {
    const hand = { at: NOON, actor: MANAGER }
    await inTransaction(database(), async (transaction) => {
      await changePrices(transaction, [{ productId: 'm-399', cents: 3000 }], hand)
      await changeStock(transaction, 'set', [{ productId: 'm-399', quantity: 0 }], hand)
    })
    const { lines, problems } = await read('3 M-399\n2 M-399')
    expect(problems).toEqual([])
    expect(lines).toMatchObject([{ id: SATIN, quantity: 5, price: '30.00', least: '21.00' }])
    const { versions } = await make({ lines: [{ id: SATIN, quantity: 5, price: '21.00' }] })
    expect(versions[0]?.total).toBe('105.00')
  })

  test('a quote is made with its link, and written down', async () => {
    const shown = await make()
    expect(shown.number).toMatch(/^Q-[2-9A-Z]{8}$/)
    expect(shown).toMatchObject({
      state: 'open',
      link: expect.stringMatching(/^http:\/\/localhost:3000\/quote#[\w-]{22}$/),
      versions: [{ version: 1, madeBy: MANAGER, total: TOTAL, until: '2026-12-26' }],
    })
    expect(shown.versions[0]?.lines[0]).toMatchObject({ price: '29.99', everybodys: '34.99' })
    expect(await deeds()).toEqual([
      [
        MANAGER,
        'quote made',
        shown.number,
        null,
        { total: TOTAL, until: '2026-12-26', version: 1 },
      ],
    ])
  })

  test('no price is quoted above everybody’s, or more than 30 % below', async () => {
    const error = 'Single Basket Iron Baluster, Copper Vein can be quoted at $27.30 to $38.99 each.'
    // 70 % of 38.99 are 27.293.
    for (const price of ['39.00', '27.29']) {
      expect(await refused({ lines: [{ id: VEIN, quantity: 1, price }] })).toEqual({ error })
    }
    for (const price of ['38.99', '27.30']) {
      expect(await make({ lines: [{ id: VEIN, quantity: 1, price }] })).toMatchObject({
        state: 'open',
      })
    }
    expect(await refused({ email: 'ada' })).toEqual({
      error: 'Please give an e-mail address such as ada@example.com, or none.',
    })
    expect(await deeds()).toHaveLength(2)
  })

  test('of two who change it at once one wins, and the other is told who', async () => {
    const { number } = await make()
    const change = async (bearer: string, note: string) => ({
      bearer,
      ...(await desk.as(bearer, 'POST', `/quotes/${number}/change`, {
        ...WISH,
        note,
        replaces: 1,
      })),
    })
    const answers = await Promise.all([change('manager', 'ours'), change('second', 'mine')])
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
    expect(lost).toMatchObject({
      status: 409,
      body: {
        error: `${won?.bearer}@millrun.example has changed this quote since you opened it. Nothing was written over; please load it again.`,
      },
    })
    const { versions } = ShownQuoteSchema.parse(won?.body)
    expect(versions.map(({ version, note }) => [version, note])).toEqual([
      [2, won?.bearer === 'manager' ? 'ours' : 'mine'],
      [1, WISH.note],
    ])
  })

  test('the link of before says that it was changed, and the deed says from what to what', async () => {
    const { number, link } = await make()
    const token = link.slice(-22)
    const lines = [{ id: SATIN, quantity: 12, price: '28.00' }]
    now = new Date('2026-11-27T17:00:00.000Z')
    const change = { ...WISH, until: '2027-01-31', lines, replaces: 1 }
    const { body } = await manager('POST', `/quotes/${number}/change`, change)
    const shown = ShownQuoteSchema.parse(body)
    expect(shown.link).not.toBe(link)
    expect(shown.versions.map(({ total }) => total)).toEqual(['336.00', TOTAL])
    const told = await opened.shop.fn('quote', { token })
    expect(told.body).toMatchObject({
      state: 'changed',
      newest: { token: shown.link.slice(-22), madeOn: '2026-11-27' },
    })
    expect((await deeds())[1]).toEqual([
      MANAGER,
      'quote changed',
      number,
      { total: TOTAL, until: '2026-12-26', version: 1 },
      { total: '336.00', until: '2027-01-31', version: 2 },
    ])
  })

  test('what is withdrawn is neither changed nor mailed', async () => {
    const { number } = await make()
    now = new Date('2026-11-27T17:00:00.000Z')
    const { body } = await manager('POST', `/quotes/${number}/withdraw`)
    expect(body).toMatchObject({ state: 'withdrawn', withdrawnAt: '2026-11-27T17:00:00.000Z' })
    const answer = {
      status: 409,
      body: { error: `Quote ${number} was withdrawn; please make a new one.` },
    }
    expect(await manager('POST', `/quotes/${number}/mail`)).toEqual(answer)
    expect(await manager('POST', `/quotes/${number}/withdraw`)).toEqual(answer)
    expect(await manager('POST', `/quotes/${number}/change`, { ...WISH, replaces: 1 })).toEqual(
      answer,
    )
    expect((await deeds()).map(([, deed]) => deed)).toEqual(['quote made', 'quote withdrawn'])
  })

  async function mailsOf(number: string, count: number) {
    return eventually(async () => {
      const outbox = [...(await readOutbox(opened.dataDir))]
      const mails = outbox.filter(([name]) => name.startsWith(number))
      expect(mails).toHaveLength(count)
      return mails.map(([, mail]) => mail)
    })
  }

  test('a quote is mailed with its unit prices and terms, and once more when it is asked for', async () => {
    const { number, link } = await make()
    expect((await manager('POST', `/quotes/${number}/mail`)).status).toBe(200)
    const [mail] = await mailsOf(number, 1)
    expect(mail?.headers.get('subject')).toBe(`Your quote ${number} for Elm Street`)
    expect(mail?.headers.get('to')).toBe('ada@example.com')
    expect(mail?.text.trimEnd()).toBe(
      [
        'Dear Ada Turner,',
        `This is our quote ${number} for Elm Street.`,
        'As we said',
        'on the phone.',
        'Single Basket Iron Baluster, Satin Black\n' +
          'Item M-399 · Quantity 12, $29.99 each: $359.88\n' +
          'Classic Square Top Baluster, White Oak\n' +
          'Item C-2005 · Quantity 2, $24.05 each: $48.10',
        'Subtotal: $407.98',
        'These prices hold through Sat, Dec 26, 2026, New Jersey time.',
        `See the quote and accept it: ${link}`,
        QUOTE_TERMS.join('\n'),
      ].join('\n\n'),
    )
    expect(mail?.html).toContain('$29.99 each')
    await eventually(async () => {
      const { body } = await manager('GET', `/quotes/${number}`)
      expect(ShownQuoteSchema.parse(body).versions[0]?.mailedAt).toBe(NOON.toISOString())
    })
    now = new Date('2026-11-27T17:00:00.000Z')
    await manager('POST', `/quotes/${number}/mail`)
    const both = await mailsOf(number, 2)
    expect(new Set(both.map(({ headers }) => headers.get('message-id'))).size).toBe(2)
    expect((await deeds()).at(-1)).toEqual([
      MANAGER,
      'quote mailed',
      number,
      null,
      { total: TOTAL, until: '2026-12-26', version: 1, to: 'ada@example.com' },
    ])
  })

  test('without an address there is nobody to mail it to', async () => {
    const { number } = await make({ email: '' })
    expect(await manager('POST', `/quotes/${number}/mail`)).toEqual({
      status: 409,
      body: {
        error: `Quote ${number} has no e-mail address. Please change the quote and give one, or send its link yourself.`,
      },
    })
  })

  test('who packs looks at quotes and does nothing to them', async () => {
    const { number } = await make()
    expect((await desk.as('shipping', 'GET', `/quotes/${number}`)).status).toBe(200)
    for (const path of [
      '',
      '/read',
      `/${number}/change`,
      `/${number}/withdraw`,
      `/${number}/mail`,
    ]) {
      expect((await desk.as('shipping', 'POST', `/quotes${path}`, WISH)).status).toBe(403)
    }
    expect(await desk.as('shipping', 'GET', '/quotes/Q-NONE')).toEqual({
      status: 404,
      body: { error: 'There is no quote Q-NONE.' },
    })
  })

  test('quotes are found by their words and by how they stand', async () => {
    now = new Date('2026-11-20T17:00:00.000Z')
    await make({ jobName: 'Ended', until: '2026-11-25', client: '100% Stairs' })
    now = new Date('2026-11-21T17:00:00.000Z')
    const accepted = await make({ jobName: 'Accepted' })
    now = new Date('2026-11-22T17:00:00.000Z')
    const withdrawn = await make({ jobName: 'Withdrawn' })
    await manager('POST', `/quotes/${withdrawn.number}/withdraw`)
    now = new Date('2026-11-23T17:00:00.000Z')
    const changed = await make({ jobName: 'Before', email: '' })
    await manager('POST', `/quotes/${changed.number}/change`, {
      ...WISH,
      jobName: 'Open',
      email: '',
      replaces: 1,
    })
    now = new Date('2026-11-26T17:00:00.000Z')
    const order = await bookOrder(opened.shop.books, {
      at: NOON.toISOString(),
      goods: 40_798,
      shipping: 0,
      tax: 3264,
    })
    const { id } = await database()
      .selectFrom('quotes')
      .select('id')
      .where('number', '=', accepted.number)
      .executeTakeFirstOrThrow()
    await database()
      .updateTable('orders')
      .set({ quote_id: id })
      .where('id', '=', order.id)
      .execute()

    expect((await list()).quotes).toMatchObject([
      { jobName: 'Open', state: 'open', version: 2, madeBy: MANAGER, madeOn: '2026-11-23' },
      { jobName: 'Withdrawn', state: 'withdrawn' },
      { jobName: 'Accepted', state: 'accepted', orderNumber: order.orderNumber, total: TOTAL },
      { jobName: 'Ended', state: 'ended', until: '2026-11-25' },
    ])
    for (const state of ['open', 'withdrawn', 'accepted', 'ended']) {
      expect((await numbers(`state=${state}`)).map((name) => name.toLowerCase())).toEqual([state])
    }
    expect(await numbers('state=changed')).toEqual([])
    expect(await numbers('search=before')).toEqual([])
    expect(await numbers('search=TURNER+ada')).toEqual(['Open', 'Withdrawn', 'Accepted'])
    expect(await numbers('search=ada@EXAMPLE.com')).toEqual(['Withdrawn', 'Accepted', 'Ended'])
    expect(await numbers('search=0%25')).toEqual(['Ended'])
    expect(await numbers(`search=${changed.number.toLowerCase()}`)).toEqual(['Open'])
  })

  test('a long list comes in pages, each quote once, whatever is made meanwhile', async () => {
    for (let index = 0; index < 103; index += 1) {
      // Several at the same moment.
      const at = new Date(NOON.getTime() + Math.floor(index / 4) * 1000)
      const wish = { ...WISH, jobName: `Job ${index}` }
      await makeQuote(opened.shop.books, wish, { actor: 'ada@example.com', at, accountId: 'a1' })
    }
    const first = await list()
    expect(first.quotes).toHaveLength(50)
    expect(first.quotes[0]?.madeBy).toBe('ada@example.com')
    now = new Date(NOON.getTime() + 3_600_000)
    await make()
    const second = await list(`before=${encodeURIComponent(first.next ?? '')}`)
    const third = await list(`before=${encodeURIComponent(second.next ?? '')}`)
    expect(third.next).toBeNull()
    const pages = [first, second, third].flatMap(({ quotes }) => quotes)
    expect(new Set(pages.map(({ jobName }) => jobName)).size).toBe(103)
    expect(pages).toHaveLength(103)
  })
})
