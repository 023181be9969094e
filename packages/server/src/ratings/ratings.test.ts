import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepBounce } from '../bounces/keep-bounce.ts'
import { settleBounce } from '../bounces/settle-bounce.ts'
import { COMMAND_LINE } from '../desk/staff-actions.ts'
import { findOrder } from '../orders/find-order.ts'
import { eventually } from '../testing/eventually.ts'
import { type DatabaseSettings, onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { orderMail, readOutbox } from '../testing/read-mail.ts'
import { SAMPLE_FORM, sampleRequest } from '../testing/sample-order.ts'
import { askForRatings } from './ask-for-ratings.ts'

/** A Monday, at 10 in New Jersey: it ships from November 24 to December 4, and its buyer is asked on December 18. */
const BOUGHT = '2026-11-23T15:00:00Z'
const TIME_TO_ASK = '2026-12-18T15:00:00Z'
const ORIGIN = { PUBLIC_ORIGIN: 'https://shop.example', DEMONSTRATION: 'yes' }
const LINES = { 'c-2005:species=white-oak': 2, 'm-399:finish=cv': 12 }
const WORDS = 'The balusters came straight and needed no sanding.'

onEachDatabase((newDatabase) => {
  let database: DatabaseSettings
  let payPal: TestPayPal
  let shop: TestShop
  let clock: Date

  beforeEach(async () => {
    payPal = await openPayPal()
    database = await newDatabase()
    clock = new Date(BOUGHT)
    shop = await openShop(database, payPal, { variables: ORIGIN, app: { now: () => clock } })
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  async function buy(request = sampleRequest(LINES)): Promise<string> {
    const { body } = await shop.fn('create-paypal-order', request)
    const orderID = String(body['orderID'])
    await payPal.control(`/approve/${orderID}`, {})
    await shop.fn('capture-paypal-order', { orderID })
    return (await findOrder(shop.books, { payPalOrderId: orderID }))?.orderNumber ?? ''
  }

  async function buyShipped(request = sampleRequest(LINES)): Promise<string> {
    const orderNumber = await buy(request)
    await shop.orders('shipped', orderNumber)
    return orderNumber
  }

  const askAll = () => askForRatings(shop.books, new AbortController().signal)
  const asks = () => shop.books.database.selectFrom('rating_asks').selectAll().execute()
  const events = async () =>
    (
      await shop.books.database
        .selectFrom('rating_events')
        .select(['what', 'stars'])
        .orderBy('version')
        .execute()
    ).map(({ what, stars }) => `${what} ${stars}`)

  /** Buys, waits and is asked; the secrets in the mail's addresses. */
  async function asked() {
    const orderNumber = await buyShipped()
    clock = new Date(TIME_TO_ASK)
    expect(await askAll()).toBe(1)
    const [ask] = await asks()
    if (ask === undefined) throw new Error('nobody was asked')
    return { orderNumber, token: ask.token, stopToken: ask.stop_token }
  }

  const rate = (token: string, more: object = {}) => shop.fn('rate-products', { token, ...more })

  test('a buyer is asked once, two weeks after the promised day, and not before', async () => {
    const orderNumber = await buyShipped()
    clock = new Date('2026-12-17T15:00:00Z')
    expect(await askAll()).toBe(0)
    clock = new Date(TIME_TO_ASK)
    expect(await askAll()).toBe(1)
    clock = new Date('2026-12-25T15:00:00Z')
    expect(await askAll()).toBe(0)
    const [ask] = await asks()
    const mail = await orderMail(database.dataDir, orderNumber, 'rating')
    expect(mail.headers.get('to')).toBe('ada@example.com')
    for (const text of [
      'We show praise and blame alike, and you get nothing for either.',
      'Single Basket Iron Baluster',
      `Write a review: https://shop.example/review#${ask?.token}`,
      `Do not ask me again: https://shop.example/review#stop.${ask?.stop_token}`,
      'Millrun Stair Parts, 2150 Route 130 North, Burlington, NJ 08016',
    ]) {
      expect(mail.text).toContain(text)
    }
    expect(mail.headers.get('list-unsubscribe')).toBe(
      `<https://shop.example/review-mails/stop/${ask?.stop_token}>`,
    )
    expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  test('several servers at once ask once', async () => {
    await buyShipped()
    clock = new Date(TIME_TO_ASK)
    const second = await openShop(database, payPal, { app: { now: () => clock } })
    const rounds = Array.from({ length: 6 }, (_, index) =>
      askForRatings((index % 2 === 0 ? shop : second).books, new AbortController().signal),
    )
    const counted = await Promise.all(rounds)
    await eventually(async () => expect(await asks()).toHaveLength(1))
    expect(counted.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1)
    const mails = await shop.books.database
      .selectFrom('mails')
      .select('id')
      .where('kind', '=', 'rating')
      .execute()
    expect(mails).toHaveLength(1)
    await second.close()
  })

  test('a server that starts asks by itself', async () => {
    const orderNumber = await buyShipped()
    clock = new Date(TIME_TO_ASK)
    const later = await openShop(database, payPal, { app: { now: () => clock } })
    const mail = await orderMail(database.dataDir, orderNumber, 'rating')
    expect(mail.headers.get('subject')).toContain(orderNumber)
    await later.close()
  })

  test('nobody is asked who was refunded, has complained or asked to be forgotten, or whose order has not left', async () => {
    const numbers = [await buy(), await buyShipped(), await buyShipped(), await buyShipped()]
    const [, refunded = '', complained = '', erased = ''] = numbers
    await shop.orders('refund', refunded)
    const order = await findOrder(shop.books, { orderNumber: complained })
    await shop.books.database
      .insertInto('disputes')
      .values({
        id: 'PP-D-1',
        order_id: order?.id ?? '',
        capture_id: null,
        status: 'RESOLVED',
        reason: null,
        stage: null,
        cents: null,
        respond_by: null,
        outcome: null,
        opened_at: BOUGHT,
        changed_at: BOUGHT,
      })
      .execute()
    await shop.books.database
      .updateTable('orders')
      .set({ erase_asked_at: BOUGHT })
      .where('order_number', '=', erased)
      .execute()
    clock = new Date(TIME_TO_ASK)
    expect(await askAll()).toBe(0)
  })

  test('whoever does not want to be asked is not, whatever the letters of the address', async () => {
    const { stopToken } = await asked()
    expect((await shop.fn('stop-rating-mails', { token: stopToken })).body).toEqual({
      stopped: true,
    })
    clock = new Date(BOUGHT)
    await buyShipped(sampleRequest(LINES, { ...SAMPLE_FORM, email: 'ADA@example.com' }))
    clock = new Date(TIME_TO_ASK)
    expect(await askAll()).toBe(0)
    expect(JSON.stringify(await unasked())).not.toContain('example.com')
  })

  test('whom no mail reaches is not asked before somebody has seen to it', async () => {
    await buyShipped(sampleRequest(LINES, { ...SAMPLE_FORM, email: 'Ada@example.com' }))
    const { database: books } = shop.books
    const mails = books.selectFrom('mails').select('id').where('kind', '=', 'confirmation')
    const { id: mailId } = await mails.executeTakeFirstOrThrow()
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const back = { mailId, address: 'ada@example.com', reason: 'no such user' }
    expect(await keepBounce({ database: books, now: () => clock, log }, back)).toBe(true)
    clock = new Date(TIME_TO_ASK)
    expect(await askAll()).toBe(0)
    const bounce = await books.selectFrom('bounces').select('id').executeTakeFirstOrThrow()
    await settleBounce(shop.books, bounce.id, COMMAND_LINE)
    expect(await askAll()).toBe(1)
  })

  const unasked = () => shop.books.database.selectFrom('unasked_addresses').selectAll().execute()

  test('a mail program says so with one press, and a link that is only opened says nothing', async () => {
    const { stopToken } = await asked()
    const address = `${shop.origin}/review-mails/stop/${stopToken}`
    const opened = await fetch(address, { redirect: 'manual' })
    expect([opened.status, opened.headers.get('location')]).toEqual([
      302,
      `/review#stop.${stopToken}`,
    ])
    expect(await unasked()).toEqual([])
    expect((await press(address)).status).toBe(204)
    expect((await press(address)).status).toBe(204)
    expect(await unasked()).toHaveLength(1)
    expect((await press(`${shop.origin}/review-mails/stop/guessed`)).status).toBe(404)
  })

  test('the page behind the link has each product once, and the name with an initial', async () => {
    const { token, orderNumber } = await asked()
    expect((await rate(token)).body).toEqual({
      orderNumber,
      name: 'Ada T.',
      products: [
        { id: 'c-2005', item: 'C-2005', title: 'Classic Square Top Baluster', rating: null },
        { id: 'm-399', item: 'M-399', title: 'Single Basket Iron Baluster', rating: null },
      ],
    })
    expect((await rate('guessed-guessed-guessed-guessed-')).status).toBe(404)
  })

  test('a rating is kept once for its product, waits, and is shown by itself after three days', async () => {
    const { token } = await asked()
    const { body } = await rate(token, given(2))
    expect(body['products']).toMatchObject([
      { rating: null },
      { id: 'm-399', rating: { stars: 2, text: WORDS, state: 'waiting', reason: null } },
    ])
    await rate(token, given(2))
    expect(await events()).toEqual(['written 2'])
    await rate(token, given(4))
    expect(await events()).toEqual(['written 2', 'changed 4'])
    clock = new Date('2026-12-21T14:59:59Z')
    expect((await rate(token)).body['products']).toMatchObject([
      {},
      { rating: { state: 'waiting' } },
    ])
    clock = new Date('2026-12-21T15:00:00Z')
    expect((await rate(token)).body['products']).toMatchObject([{}, { rating: { state: 'shown' } }])
  })

  test('its writer takes it back, and may write it anew', async () => {
    const { token } = await asked()
    await rate(token, given(5, ''))
    const { body } = await rate(token, { withdraw: 'm-399' })
    expect(body['products']).toMatchObject([{}, { rating: { state: 'withdrawn' } }])
    await rate(token, { withdraw: 'm-399' })
    await rate(token, given(5, ''))
    expect(await events()).toEqual(['written 5', 'withdrawn 5', 'changed 5'])
  })

  test('what cannot be kept is refused with a sentence, and nothing of it is', async () => {
    const { token } = await asked()
    const refusals = [
      [given(5, 'Too short.'), 'Please write at least 20 characters, or leave it empty.'],
      [given(5, 'x'.repeat(2001)), 'Please use at most 2000 characters.'],
      [given(6), 'Please choose one to five stars.'],
      [given(4.5), 'Please choose one to five stars.'],
      [given(5, WORDS, 'm-400'), 'Only what was bought with this order can be rated here.'],
      [{ given: { name: ' ', ratings: [] } }, 'Please give the name that is to be shown.'],
      [{ given: { name: 'Ada', ratings: [] } }, 'Please rate at least one product.'],
    ] as const
    for (const [more, error] of refusals) {
      expect(await rate(token, more)).toMatchObject({ status: 422, body: { error } })
    }
    const mixed = {
      given: {
        name: 'Ada',
        ratings: [
          { product: 'm-399', stars: 5, text: '' },
          { product: 'p-1', stars: 5, text: '' },
        ],
      },
    }
    expect((await rate(token, mixed)).status).toBe(422)
    expect(await events()).toEqual([])
  })

  test('two presses at once keep one rating', async () => {
    const { token } = await asked()
    await Promise.all(Array.from({ length: 5 }, () => rate(token, given(3))))
    expect(await events()).toEqual(['written 3'])
  })

  test('the letters of a text stay, what turns it around or cannot be seen goes', async () => {
    const { token } = await asked()
    await rate(token, given(3, '  Good \u202Eoak.\r\n\r\n\r\n\r\n<b>Straight</b>\u0007 & true.  '))
    const { body } = await rate(token)
    expect(body['products']).toMatchObject([
      {},
      { rating: { text: 'Good oak.\n\n<b>Straight</b> & true.' } },
    ])
  })

  test('the mail of a buyer who was asked is not sent again when mails are tidied', async () => {
    await asked()
    await eventually(async () =>
      expect((await readOutbox(database.dataDir)).size).toBeGreaterThan(0),
    )
    await shop.books.database.deleteFrom('mails').where('kind', '=', 'rating').execute()
    expect(await askAll()).toBe(0)
  })
})

/** What a buyer sends about one product. */
function given(stars: number, text = WORDS, product = 'm-399') {
  return { given: { name: 'Ada T.', ratings: [{ product, stars, text }] } }
}

/** As a mail program does when its user presses "unsubscribe". */
function press(address: string) {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
}
