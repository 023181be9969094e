import { ShelfSchema } from '@millrun/commerce/desk/shelf'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { type DeskShop, openDeskShop } from '../../testing/open-desk.ts'
import type { TestShop } from '../../testing/open-shop.ts'
import { sampleRequest } from '../../testing/sample-order.ts'

/** Ten in the morning in New Jersey, of a Wednesday. */
const START = new Date('2026-11-25T15:00:00.000Z')
const BASKET = 'M-399, Single Basket Iron Baluster'
const BLACK = 'Single Basket Iron Baluster, Satin Black'

onEachDatabase((newDatabase) => {
  let shop: TestShop
  let desk: DeskShop['desk']
  let close: DeskShop['close']
  let now: Date

  beforeEach(async () => {
    now = START
    ;({ shop, desk, close } = await openDeskShop(await newDatabase(), { app: { now: () => now } }))
  })

  afterEach(() => close())

  const say = (on: unknown, item = 'M-399') =>
    desk.as('shipping', 'POST', '/shelf/back-on', { item, on })

  const stock = (mode: 'set' | 'add', quantity: number | null) =>
    desk.as('shipping', 'POST', '/shelf/stock', { mode, rows: [{ item: 'M-399', quantity }] })

  async function dayAtDesk(): Promise<string | null | undefined> {
    const { body } = await desk.as('shipping', 'GET', '/shelf?search=m-399')
    return ShelfSchema.parse(body).entries[0]?.backOn
  }

  async function refused(): Promise<unknown> {
    const request = sampleRequest({ 'm-399:finish=sb': 1 })
    return (await shop.fn('create-paypal-order', request)).body['error']
  }

  test('a day is told to buyers until it has passed, and to the desk after it, too', async () => {
    await stock('set', 0)
    expect(await refused()).toBe(`${BLACK} is out of stock; please remove it from the cart.`)
    expect(await say('2026-12-14')).toEqual({
      status: 200,
      body: { sentence: `Buyers are told that ${BASKET} is expected back Mon, Dec 14.` },
    })
    const until = `${BLACK} is out of stock until Mon, Dec 14; please remove it from the cart.`
    expect(await refused()).toBe(until)
    // One minute before midnight in New Jersey, and at midnight.
    now = new Date('2026-12-15T04:59:00.000Z')
    expect(await refused()).toBe(until)
    now = new Date('2026-12-15T05:00:00.000Z')
    expect(await refused()).toBe(`${BLACK} is out of stock; please remove it from the cart.`)
    expect(await dayAtDesk()).toBe('2026-12-14')
    const file = await desk.ask('manager', 'GET', '/shelf.csv?search=m-399')
    expect(await file.text()).toContain(',0,0,0,0,out,2026-12-14\r\n')
  })

  test('who said a day, and who took it back, is written down', async () => {
    await stock('set', 0)
    now = new Date('2026-11-25T15:01:00.000Z')
    await say('2026-12-14')
    now = new Date('2026-11-25T15:02:00.000Z')
    expect(await say(null)).toEqual({
      status: 200,
      body: { sentence: `Buyers are told no day of ${BASKET} any more.` },
    })
    expect(await dayAtDesk()).toBeNull()
    const actions = await shop.books.database
      .selectFrom('staff_actions')
      .select(['actor', 'deed', 'subject', 'before', 'after'])
      .where('deed', 'like', 'back day%')
      .orderBy('at')
      .execute()
    const who = { actor: 'shipping@millrun.example', subject: 'M-399' }
    const day = '{"backOn":"2026-12-14"}'
    const none = '{"backOn":null}'
    expect(actions).toEqual([
      { ...who, deed: 'back day set', before: none, after: day },
      { ...who, deed: 'back day taken back', before: day, after: none },
    ])
  })

  test('only a day to come is one', async () => {
    await stock('set', 0)
    const passed = 'This day has passed; please choose a later one.'
    expect(await say('2026-11-24')).toEqual({ status: 422, body: { error: passed } })
    const far = 'Please choose a day less than a year ahead.'
    expect(await say('2036-12-14')).toEqual({ status: 422, body: { error: far } })
    for (const none of ['2026-02-30', 'Monday', '', 20_261_214, undefined]) {
      expect(await say(none)).toEqual({
        status: 422,
        body: { error: 'The day must be one such as 2026-12-01.' },
      })
    }
    expect(await say('2026-11-25')).toMatchObject({ status: 200 })
  })

  test('what is not counted, not sold out or not ours has no such day', async () => {
    expect(await say('2026-12-14')).toEqual({
      status: 409,
      body: { error: `${BASKET} is not counted yet; please set its stock first.` },
    })
    await stock('set', 3)
    expect(await say('2026-12-14')).toEqual({
      status: 409,
      body: { error: `${BASKET} is not sold out: 3 are there.` },
    })
    expect(await say('2026-12-14', 'M-1')).toMatchObject({ status: 404 })
  })

  test.each([
    ['set', 4],
    ['add', 4],
    ['set', null],
  ] as const)('pieces that come take the day away: %s %s', async (mode, quantity) => {
    await stock('set', 0)
    await say('2026-12-14')
    expect(await stock(mode, quantity)).toMatchObject({ status: 200 })
    expect(await dayAtDesk()).toBeNull()
    await stock('set', 0)
    expect(await dayAtDesk()).toBeNull()
  })

  test('to find none again leaves the day', async () => {
    await stock('set', 0)
    await say('2026-12-14')
    await stock('set', 0)
    await stock('add', 0)
    expect(await dayAtDesk()).toBe('2026-12-14')
  })
})
