import { ShelfMovesSchema, ShelfSchema } from '@millrun/commerce/desk/shelf'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { type DeskShop, openDeskShop } from '../../testing/open-desk.ts'
import type { TestPayPal, TestShop } from '../../testing/open-shop.ts'
import { SAMPLE_FORM, SAMPLE_LINE, sampleRequest } from '../../testing/sample-order.ts'

/** Ten in the morning in New Jersey. */
const START = new Date('2026-11-25T15:00:00.000Z')

onEachDatabase((newDatabase) => {
  let payPal: TestPayPal
  let shop: TestShop
  let desk: DeskShop['desk']
  let close: DeskShop['close']
  let now: Date

  beforeEach(async () => {
    now = START
    ;({ payPal, shop, desk, close } = await openDeskShop(await newDatabase(), {
      app: { now: () => now },
    }))
  })

  afterEach(() => close())

  async function shelf(query = '') {
    const { body } = await desk.as('shipping', 'GET', `/shelf?${query}`)
    return ShelfSchema.parse(body).entries
  }

  const setStock = (item: string, quantity: number | null, more = {}) =>
    desk.as('shipping', 'POST', '/shelf/stock', {
      mode: 'set',
      rows: [{ item, quantity, ...more }],
    })

  const schedule = (from: string) =>
    desk.as('owner', 'POST', '/shelf/prices', { rows: [{ item: 'm-399', price: '29.99' }], from })

  const takeBack = () => desk.as('manager', 'DELETE', '/shelf/scheduled/M-399')

  const actions = () =>
    shop.books.database
      .selectFrom('staff_actions')
      .select(['actor', 'deed', 'subject', 'before', 'after'])
      .orderBy('at')
      .execute()

  test('the shelf says of each product what it costs and how much is there', async () => {
    expect(await shelf('search=m-399')).toEqual([
      {
        item: 'M-399',
        title: 'Single Basket Iron Baluster',
        family: 'Iron Balusters',
        price: '34.99',
        scheduled: null,
        quantity: null,
        held: 0,
        lowLevel: null,
        backOn: null,
        state: 'in stock',
      },
    ])
    expect((await shelf('search=basket+single')).map(({ item }) => item)).toContain('M-399')
    expect(await shelf()).toHaveLength(275)
    expect(await shelf('search=nothing+such')).toEqual([])
    expect(await desk.as('shipping', 'GET', '/shelf?show=some')).toMatchObject({ status: 422 })
  })

  test('what runs out stands first among what is low', async () => {
    await setStock('M-399', 3)
    await setStock('C-2005', 0)
    await setStock('TRIM-100', 40)
    const levels = { rows: [{ item: 'm-399', level: 5 }] }
    expect(await desk.as('shipping', 'POST', '/shelf/low-levels', levels)).toEqual({
      status: 200,
      body: { sentence: 'M-399, Single Basket Iron Baluster is low below 5.' },
    })
    expect((await actions()).filter(({ deed }) => deed === 'low level set')).toMatchObject([
      { subject: 'M-399', before: '{"level":0}', after: '{"level":5}' },
    ])
    expect((await shelf('show=low')).map(({ item, state }) => [item, state])).toEqual([
      ['C-2005', 'out'],
      ['M-399', 'low'],
    ])
    expect(await shelf('show=counted')).toHaveLength(3)
    const uncounted = { rows: [{ item: 'M-40', level: 5 }] }
    expect(await desk.as('shipping', 'POST', '/shelf/low-levels', uncounted)).toMatchObject({
      status: 409,
    })
  })

  test('a price is changed at once by those who decide, and it is written who did it', async () => {
    const rows = [{ item: 'm-399', price: '39.99' }]
    expect(await desk.as('shipping', 'POST', '/shelf/prices', { rows })).toMatchObject({
      status: 403,
    })
    expect(await desk.as('manager', 'POST', '/shelf/prices', { rows })).toEqual({
      status: 200,
      body: {
        sentence: 'The price of M-399, Single Basket Iron Baluster goes from $34.99 to $39.99.',
      },
    })
    expect(await shelf('search=m-399')).toMatchObject([{ price: '39.99' }])
    expect(await actions()).toEqual([
      {
        actor: 'manager@millrun.example',
        deed: 'price changed',
        subject: 'M-399',
        before: '{"price":"34.99"}',
        after: '{"price":"39.99"}',
      },
    ])
  })

  test('of several prices none is changed when one cannot be meant', async () => {
    const rows = [
      { item: 'm-399', price: '39.99' },
      { item: 'M-1', price: '1.00' },
      { item: 'C-2005', price: '0.00' },
    ]
    expect(await desk.as('owner', 'POST', '/shelf/prices', { rows })).toEqual({
      status: 409,
      body: {
        error:
          'We do not sell "M-1". The price of C-2005, Classic Square Top Baluster must be from $0.01 to $100,000.00.',
      },
    })
    expect(await shelf('search=m-399')).toMatchObject([{ price: '34.99' }])
    expect(await actions()).toEqual([])
    const odd = { rows: [{ item: 'm-399', price: '1e3' }] }
    expect(await desk.as('owner', 'POST', '/shelf/prices', odd)).toEqual({
      status: 422,
      body: { error: 'The price must be dollars and cents such as 34.99.' },
    })
  })

  test('a price from a day on holds from its midnight in New Jersey, and can be taken back before', async () => {
    expect(await schedule('2026-12-01')).toMatchObject({
      body: { sentence: expect.stringMatching(/from \$34\.99 to \$29\.99, from Tue, Dec 1 on\.$/) },
    })
    expect(await shelf('show=scheduled')).toMatchObject([
      {
        item: 'M-399',
        price: '34.99',
        scheduled: { price: '29.99', from: '2026-12-01T05:00:00.000Z' },
      },
    ])
    now = new Date('2026-11-25T16:00:00.000Z')
    expect(await takeBack()).toMatchObject({ status: 200 })
    expect(await takeBack()).toMatchObject({ status: 409 })
    now = new Date('2026-11-25T17:00:00.000Z')
    await schedule('2026-12-01')
    now = new Date('2026-12-01T05:00:00.000Z')
    expect(await shelf('search=m-399')).toMatchObject([{ price: '29.99', scheduled: null }])
    expect(await schedule('2026-11-30')).toEqual({
      status: 422,
      body: { error: 'This day has passed; please choose a later one.' },
    })
    expect(await schedule('2026-02-30')).toMatchObject({ status: 422 })
    expect((await actions()).map(({ deed, before, after }) => [deed, before, after])).toEqual([
      ['price scheduled', '{"price":"34.99"}', '{"price":"29.99","from":"2026-12-01"}'],
      ['scheduled price taken back', '{"price":"29.99","from":"2026-12-01"}', null],
      ['price scheduled', '{"price":"34.99"}', '{"price":"29.99","from":"2026-12-01"}'],
    ])
  })

  test('stock is set or added by everybody, and what has sold meanwhile is told', async () => {
    expect(await setStock('C-2005', 20, { expected: null })).toEqual({
      status: 200,
      body: { sentence: 'C-2005, Classic Square Top Baluster: was not counted, is 20.' },
    })
    const request = sampleRequest({ [SAMPLE_LINE]: 2 }, SAMPLE_FORM)
    const { body } = await shop.fn('create-paypal-order', request)
    expect(await shelf('search=c-2005')).toMatchObject([{ quantity: 20, held: 2 }])
    await payPal.control(`/approve/${String(body['orderID'])}`, {})
    await shop.fn('capture-paypal-order', { orderID: body['orderID'] })
    expect(await setStock('C-2005', 25, { expected: 20 })).toEqual({
      status: 409,
      body: {
        error:
          'C-2005, Classic Square Top Baluster was 20 when this was prepared and is 18 now; please look again.',
      },
    })
    now = new Date('2026-11-25T16:00:00.000Z')
    const add = { mode: 'add', rows: [{ item: 'c-2005', quantity: 5 }] }
    expect(await desk.as('shipping', 'POST', '/shelf/stock', add)).toMatchObject({ status: 200 })
    expect((await actions()).map(({ deed, before, after }) => [deed, before, after])).toEqual([
      ['stock set', '{"quantity":null}', '{"quantity":20}'],
      ['stock added', '{"quantity":18}', '{"quantity":23}'],
    ])
    const answer = await desk.as('shipping', 'GET', '/shelf/C-2005/moves')
    const { moves } = ShelfMovesSchema.parse(answer.body)
    expect(moves[0]).toMatchObject({
      change: 5,
      after: 23,
      reason: 'added',
      orderNumber: null,
      actor: 'shipping@millrun.example',
    })
    expect(moves.filter(({ reason }) => reason === 'set')).toMatchObject([
      { change: 20, after: 20 },
    ])
    expect(moves.filter(({ reason }) => reason === 'sold')).toMatchObject([
      { change: -2, after: 18 },
    ])
    expect(moves.find(({ reason }) => reason === 'sold')?.orderNumber).toMatch(/^MR-/)
    expect(await desk.as('shipping', 'GET', '/shelf/M-1/moves')).toEqual({
      status: 404,
      body: { error: 'We do not sell "M-1".' },
    })
  })

  test('the file of the shelf has what its imports read', async () => {
    await setStock('M-399', 12)
    const answer = await desk.ask('manager', 'GET', '/shelf.csv?search=m-399')
    expect(await answer.text()).toBe(
      'item,title,family,price,old price,scheduled price,scheduled from,quantity,old quantity,held,low below,state,back on\r\n' +
        'M-399,Single Basket Iron Baluster,Iron Balusters,34.99,34.99,,,12,12,0,0,in stock,\r\n',
    )
    expect((await desk.ask('shipping', 'GET', '/shelf.csv')).status).toBe(403)
  })
})
