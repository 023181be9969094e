import { afterEach, beforeEach, expect, test } from 'vitest'
import { findOrder } from '../orders/find-order.ts'
import { type DatabaseSettings, onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { orderMail } from '../testing/read-mail.ts'
import { SAMPLE_FORM, SAMPLE_LINE, sampleRequest } from '../testing/sample-order.ts'

/** A Monday, at 10 in New Jersey: it ships from November 24 to December 4. */
const BOUGHT = '2026-11-23T15:00:00Z'
const ORIGIN = { PUBLIC_ORIGIN: 'https://shop.example', DEMONSTRATION: 'yes' }

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

  async function buy(request = sampleRequest()): Promise<string> {
    const { body } = await shop.fn('create-paypal-order', request)
    const orderID = String(body['orderID'])
    await payPal.control(`/approve/${orderID}`, {})
    await shop.fn('capture-paypal-order', { orderID })
    return (await findOrder(shop.books, { payPalOrderId: orderID }))?.orderNumber ?? ''
  }

  const run = (...words: string[]) => shop.orders(...words)
  const say = async (...words: string[]) => (await run(...words)).text.trim()
  const answer = (token: string, said?: 'wait' | 'cancel') =>
    shop.fn('answer-delay', said === undefined ? { token } : { token, answer: said })

  /** Asks for a later day; the secret in the mail's addresses. */
  async function ask(orderNumber: string, day: string): Promise<string> {
    expect(await run('delay', orderNumber, day, 'The mill is late.')).toMatchObject({
      isDone: true,
    })
    const rows = await shop.books.database.selectFrom('delays').selectAll().execute()
    return rows.find((row) => row.promised_to === day)?.token ?? ''
  }

  const mailOf = (orderNumber: string, kind: string) =>
    orderMail(database.dataDir, orderNumber, kind)

  async function refundsAtPayPal(): Promise<number> {
    const { body } = await payPal.control('/ledger')
    return JSON.stringify(body['refunds']).match(/"total_refunded_amount"/g)?.length ?? 0
  }

  const notes = async (orderNumber: string) => (await run('show', orderNumber)).text

  test('the mail says what is late, until when, and offers to wait or to cancel', async () => {
    const orderNumber = await buy()
    const token = await ask(orderNumber, '2026-12-18')
    const mail = await mailOf(orderNumber, 'delay')
    expect(mail.headers.get('to')).toBe('ada@example.com')
    expect(mail.headers.get('subject')).toBe(`Your order ${orderNumber} is delayed: wait or cancel`)
    for (const text of [
      'We said that your order would ship by Fri, Dec 4, 2026. It will ship by Fri, Dec 18, 2026.',
      'The reason: The mill is late.',
      'If you do not answer, we take it that you wait until Fri, Dec 18, 2026.',
      `Wait until Fri, Dec 18, 2026: https://shop.example/orders/delay#${token}.wait`,
      `Cancel and get $66.95 back: https://shop.example/orders/delay#${token}.cancel`,
    ]) {
      expect(mail.text).toContain(text)
    }
    expect(mail.html).toContain(`href="https://shop.example/orders/delay#${token}.cancel"`)
    expect(mail.text).not.toContain('Nov 24')
    expect(await notes(orderNumber)).toContain('asked to wait until 2026-12-18: The mill is late.')
  })

  test('the page of the order says the later day once it holds', async () => {
    const orderNumber = await buy()
    const { pageToken } = (await findOrder(shop.books, { orderNumber })) ?? {}
    const days = async () => (await shop.fn('order-status', { token: pageToken })).body['delivery']
    expect(await days()).toMatchObject({ from: '2026-11-24', to: '2026-12-04' })
    const token = await ask(orderNumber, '2027-02-01')
    // Silence is no yes to so late a day.
    expect(await days()).toMatchObject({ from: '2026-11-24', to: '2026-12-04' })
    await answer(token, 'wait')
    expect(await days()).toMatchObject({ from: '2026-12-04', to: '2027-02-01', isAgreed: true })
  })

  test('the sheet of the order says the later day, and what was promised', async () => {
    const orderNumber = await buy()
    expect(await notes(orderNumber)).toContain('Promised Tue, Nov 24 to Fri, Dec 4\n')
    await ask(orderNumber, '2026-12-18')
    expect(await notes(orderNumber)).toContain('Ships by Fri, Dec 18.')
    expect(await notes(orderNumber)).toContain('Promised by Fri, Dec 4, 2026\n')
  })

  test('who lost the mail is asked again as long as nothing was answered', async () => {
    const orderNumber = await buy()
    const { pageToken } = (await findOrder(shop.books, { orderNumber })) ?? {}
    const token = await ask(orderNumber, '2027-02-01')
    await shop.fn('send-order-mail', { orderNumber, email: 'ada@example.com' })
    const { text, html } = await mailOf(orderNumber, 'again')
    for (const path of [`/orders/delay#${token}.wait`, `/orders/link#${pageToken}`]) {
      expect(text).toContain(`https://shop.example${path}`)
      expect(html).toContain(`href="https://shop.example${path}"`)
    }
    expect(text).toContain('we cancel the order and give all your money back')
    expect(text).not.toContain('Nov 24')
  })

  test('who lost the mail is written the later day once it holds', async () => {
    const orderNumber = await buy()
    await answer(await ask(orderNumber, '2026-12-18'), 'wait')
    await shop.fn('send-order-mail', { orderNumber, email: 'ada@example.com' })
    expect((await mailOf(orderNumber, 'again')).text).toContain('Ships by Fri, Dec 18.')
    expect((await mailOf(orderNumber, 'confirmation')).text).toContain(
      'Ships Tue, Nov 24 to Fri, Dec 4.',
    )
  })

  test('the page of the order asks as long as nothing was answered, and leads to the answer', async () => {
    const orderNumber = await buy()
    const { pageToken } = (await findOrder(shop.books, { orderNumber })) ?? {}
    const shown = async () => (await shop.fn('order-status', { token: pageToken })).body
    expect(await shown()).not.toHaveProperty('delay')
    const token = await ask(orderNumber, '2026-12-18')
    expect((await shown())['delay']).toMatchObject({
      state: 'open',
      newDay: '2026-12-18',
      reason: 'The mill is late.',
      answerLink: `/orders/delay#${token}.wait`,
    })
    await answer(token, 'wait')
    expect(await shown()).not.toHaveProperty('delay')
  })

  test('the page of an order that was cancelled says so, and no day, until the money is back', async () => {
    const orderNumber = await buy()
    const { pageToken } = (await findOrder(shop.books, { orderNumber })) ?? {}
    const token = await ask(orderNumber, '2026-12-18')
    const refusing = { kind: 'answers', status: 422, issue: 'TRANSACTION_DISPUTED' }
    await payPal.control('/scenarios', { call: 'refund-capture', effect: refusing, times: 1 })
    await answer(token, 'cancel')
    const shown = async () => (await shop.fn('order-status', { token: pageToken })).body
    expect(await shown()).toMatchObject({ status: 'paid', delay: { state: 'cancelled' } })
    expect(await shown()).not.toHaveProperty('delivery')
    await answer(token, 'cancel')
    expect(await shown()).toMatchObject({ status: 'refunded' })
    expect(await shown()).not.toHaveProperty('delay')
  })

  test('cancelling is confirmed to the buyer and told to the shop, once, without a day', async () => {
    const orderNumber = await buy()
    const token = await ask(orderNumber, '2026-12-18')
    await Promise.all([1, 2, 3].map(() => answer(token, 'cancel')))
    const toBuyer = await mailOf(orderNumber, 'cancelled')
    expect(toBuyer.headers.get('to')).toBe('ada@example.com')
    expect(toBuyer.headers.get('subject')).toBe(`Your order ${orderNumber} is cancelled`)
    expect(toBuyer.text).toContain(
      'You told us that you do not wait, so nothing will be sent. All of your money, $66.95, goes back',
    )
    const toShop = await mailOf(orderNumber, 'stop')
    expect(toShop.headers.get('subject')).toContain(
      `Order ${orderNumber} is cancelled: please do not send it`,
    )
    expect(toShop.headers.get('reply-to')).toBe('ada@example.com')
    for (const { text } of [toBuyer, toShop]) expect(text).not.toMatch(/by parcel|Nov 24|Dec 18/)
    const kept = await shop.books.database
      .selectFrom('mails')
      .select('kind')
      .where('kind', 'in', ['cancelled', 'stop'])
      .execute()
    expect(kept).toHaveLength(2)
  })

  test('a question that is only looked at is not answered', async () => {
    const token = await ask(await buy(), '2026-12-18')
    for (const _ of [1, 2]) {
      expect((await answer(token)).body).toMatchObject({
        promisedTo: '2026-12-04',
        newDay: '2026-12-18',
        silence: 'wait',
        left: '66.95',
        state: 'open',
      })
    }
    const wrong = `${token.startsWith('x') ? 'y' : 'x'}${token.slice(1)}`
    expect((await answer(wrong)).status).toBe(404)
    expect((await answer('short')).status).toBe(400)
  })

  test('cancelling gives all of the money back once, however often it is pressed', async () => {
    const orderNumber = await buy()
    const token = await ask(orderNumber, '2026-12-18')
    const pressed = await Promise.all([1, 2, 3].map(() => answer(token, 'cancel')))
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await answer(token, 'cancel')).body).toMatchObject({
      state: 'cancelled',
      refunded: true,
    })
    expect(await refundsAtPayPal()).toBe(1)
    expect(await findOrder(shop.books, { orderNumber })).toMatchObject({
      status: 'refunded',
      refundedCents: 6695,
    })
    expect((await notes(orderNumber)).match(/the buyer cancels instead of waiting/g)).toHaveLength(
      1,
    )
  })

  test('what was given back before is not given back again', async () => {
    const orderNumber = await buy()
    await run('refund', orderNumber, '6.95')
    const token = await ask(orderNumber, '2026-12-18')
    await answer(token, 'cancel')
    expect(await findOrder(shop.books, { orderNumber })).toMatchObject({
      status: 'refunded',
      refundedCents: 6695,
    })
  })

  test('who waits has answered: another answer changes nothing, and is told so', async () => {
    const orderNumber = await buy()
    const token = await ask(orderNumber, '2026-12-18')
    expect((await answer(token, 'wait')).body['state']).toBe('waiting')
    expect((await answer(token, 'cancel')).body['state']).toBe('waiting')
    expect(await refundsAtPayPal()).toBe(0)
  })

  test('who cancels can no longer wait, and the order is not to be sent', async () => {
    const orderNumber = await buy()
    const token = await ask(orderNumber, '2026-12-18')
    const refusing = { kind: 'answers', status: 422, issue: 'TRANSACTION_DISPUTED' }
    await payPal.control('/scenarios', { call: 'refund-capture', effect: refusing, times: 9 })
    await answer(token, 'cancel')
    expect((await answer(token, 'wait')).body).toMatchObject({
      state: 'cancelled',
      refunded: false,
    })
    expect(await say('shipped', orderNumber)).toBe(
      `The buyer has cancelled order ${orderNumber}: please do not send it.`,
    )
    expect(await say('late')).toContain(`refund now: npm run orders -- refund ${orderNumber}`)
  })

  test('what has shipped or was refunded is cancelled by nobody any more', async () => {
    const [sent, refunded] = [await buy(), await buy()]
    const tokens = [await ask(sent, '2026-12-18'), await ask(refunded, '2026-12-21')]
    await run('shipped', sent)
    await run('refund', refunded)
    const states = await Promise.all(
      tokens.map(async (token) => (await answer(token, 'cancel')).body),
    )
    expect(states.map(({ state }) => state)).toEqual(['shipped', 'closed'])
    expect(await refundsAtPayPal()).toBe(1)
    for (const orderNumber of [sent, refunded]) {
      expect(await notes(orderNumber)).not.toContain('the buyer cancels')
    }
  })

  test('on two servers at once it is cancelled once, and told once', async () => {
    const second = await openShop(database, payPal, {
      variables: ORIGIN,
      app: { now: () => clock },
    })
    const orderNumber = await buy()
    const token = await ask(orderNumber, '2026-12-18')
    const press = ({ fn }: TestShop) => fn('answer-delay', { token, answer: 'cancel' })
    const pressed = await Promise.all([shop, second, shop, second].map(press))
    expect(pressed.map(({ status, body }) => [status, body['state']])).toEqual(
      pressed.map(() => [200, 'cancelled']),
    )
    expect((await press(second)).body).toMatchObject({ refunded: true })
    await second.close()
    expect(await refundsAtPayPal()).toBe(1)
    expect((await notes(orderNumber)).match(/refunded \$66\.95/g)).toHaveLength(1)
    expect((await notes(orderNumber)).match(/the buyer cancels/g)).toHaveLength(1)
  })

  test('of yes and no at the same time, on two servers, the first counts for both', async () => {
    const second = await openShop(database, payPal, {
      variables: ORIGIN,
      app: { now: () => clock },
    })
    const orderNumber = await buy()
    const token = await ask(orderNumber, '2026-12-18')
    const pressed = await Promise.all([
      answer(token, 'wait'),
      second.fn('answer-delay', { token, answer: 'cancel' }),
    ])
    await second.close()
    const [first, ...others] = new Set(pressed.map(({ body }) => body['state']))
    expect(others).toEqual([])
    expect(await refundsAtPayPal()).toBe(first === 'cancelled' ? 1 : 0)
    expect((await findOrder(shop.books, { orderNumber }))?.status).toBe(
      first === 'cancelled' ? 'refunded' : 'paid',
    )
  })

  test('programs that open every link answer nothing', async () => {
    const orderNumber = await buy()
    const token = await ask(orderNumber, '2026-12-18')
    for (const method of ['GET', 'HEAD']) {
      const address = `${shop.origin}/functions/v1/answer-delay?token=${token}&answer=cancel`
      expect((await fetch(address, { method })).status).toBe(404)
    }
    expect((await answer(token)).body['state']).toBe('open')
  })

  test('who cancels what is in review is listed until the money is back', async () => {
    const orderNumber = await buy()
    const token = await ask(orderNumber, '2026-12-18')
    await shop.books.database
      .updateTable('orders')
      .set({ status: 'needs_review', hold: 'disputed' })
      .execute()
    const refusing = { kind: 'answers', status: 422, issue: 'TRANSACTION_DISPUTED' }
    await payPal.control('/scenarios', { call: 'refund-capture', effect: refusing, times: 1 })
    expect((await answer(token, 'cancel')).body).toMatchObject({
      state: 'cancelled',
      refunded: false,
    })
    expect(await say('late')).toContain(`refund now: npm run orders -- refund ${orderNumber}`)
    expect(await say('late')).toContain(`needs review: npm run orders -- show ${orderNumber}`)
    await run('refund', orderNumber)
    expect(await say('late')).toBe('Nothing is late.')
  })

  test('what is in review is late like any other, and said to be in review', async () => {
    const orderNumber = await buy()
    clock = new Date('2026-12-05T15:00:00Z')
    const late = [
      `${orderNumber}  $66.95  Ada Turner, ada@example.com`,
      '  promised by Fri, Dec 4, 2026',
      `  late since Fri, Dec 4, 2026; if it does not leave today: npm run orders -- delay ${orderNumber} DAY "why"`,
    ]
    expect((await say('late')).split('\n')).toEqual(late)
    await shop.books.database.updateTable('orders').set({ status: 'needs_review' }).execute()
    expect((await say('late')).split('\n')).toEqual([
      ...late,
      `  needs review: npm run orders -- show ${orderNumber}`,
    ])
  })

  test('of a cancel and a parcel that leaves at the same time one counts', async () => {
    const orderNumber = await buy()
    const token = await ask(orderNumber, '2026-12-18')
    await Promise.all([answer(token, 'cancel'), run('shipped', orderNumber)])
    const order = await findOrder(shop.books, { orderNumber })
    const isShipped = order?.shippedAt !== undefined
    expect(order?.status).toBe(isShipped ? 'paid' : 'refunded')
    expect((await answer(token)).body['state']).toBe(isShipped ? 'shipped' : 'cancelled')
  })

  test('an order ships once, and what has left is not asked about', async () => {
    const orderNumber = await buy()
    expect(await say('shipped', orderNumber.toLowerCase(), 'UPS 1Z999')).toBe(
      `Order ${orderNumber} is shipped.`,
    )
    clock = new Date('2026-12-01T15:00:00Z')
    expect(await say('shipped', orderNumber)).toBe(`Order ${orderNumber} was shipped before.`)
    const order = await findOrder(shop.books, { orderNumber })
    expect(order?.shippedAt).toEqual(new Date(BOUGHT))
    expect(await notes(orderNumber)).toContain('paid: shipped: UPS 1Z999')
    expect(await run('delay', orderNumber, '2026-12-18', 'why')).toEqual({
      text: `Order ${orderNumber} has shipped.\n`,
      isDone: false,
    })
    expect((await shop.fn('order-status', { token: order?.pageToken })).body).toMatchObject({
      delivery: { shippedAt: '2026-11-23T15:00:00.000Z' },
    })
  })

  test('what was to ship yesterday is late this morning in New Jersey, the oldest first', async () => {
    const first = await buy()
    clock = new Date('2026-11-24T20:00:00Z')
    const second = await buy()
    clock = new Date('2026-12-05T04:59:00Z')
    expect(await say('late')).toBe('Nothing is late.')
    clock = new Date('2026-12-05T05:00:00Z')
    expect(await say('late')).toContain(`${first}  $66.95  Ada Turner, ada@example.com`)
    expect(await say('late')).not.toContain(second)
    clock = new Date('2027-01-02T15:00:00Z')
    expect((await say('late')).match(/^MR-\w{8}/gm)).toEqual([first, second])
    await run('shipped', first)
    const [line] = (await say('late', '--json')).split('\n')
    expect(JSON.parse(line ?? '')).toMatchObject({
      orderNumber: second,
      promisedTo: '2026-12-08',
      refundNow: false,
      asked: [],
    })
  })

  test('what waits to be picked up is late where it is not ready', async () => {
    const form = { ...SAMPLE_FORM, pickup: true }
    const orderNumber = await buy(sampleRequest({ [SAMPLE_LINE]: 2 }, form))
    clock = new Date('2026-12-05T15:00:00Z')
    expect((await say('late')).split('\n').slice(1)).toEqual([
      '  promised for pickup by Fri, Dec 4, 2026',
      `  late since Fri, Dec 4, 2026; if it is not ready today: npm run orders -- delay ${orderNumber} DAY "why"`,
    ])
  })

  test('who was asked is late only after the new day, or is refunded when a yes was needed', async () => {
    const near = await buy()
    await ask(near, '2026-12-18')
    const far = await buy()
    await ask(far, '2027-02-01')
    expect(await run('delay', far, '2027-03-01', 'Later still.')).toMatchObject({ isDone: false })
    clock = new Date('2026-12-18T15:00:00Z')
    expect((await say('late')).match(/^MR-\w{8}/gm)).toEqual([far])
    expect(await say('late')).toContain('no answer, which is a no after Sun, Jan 3, 2027')
    clock = new Date('2027-01-04T15:00:00Z')
    expect(await say('late')).toContain(`refund now: npm run orders -- refund ${far}`)
    expect(await say('late')).toContain('no answer, which is a yes')
  })

  test('a day on which the shop is closed is refused with the next working day', async () => {
    const orderNumber = await buy()
    // A Saturday.
    expect(await say('delay', orderNumber, '2026-12-19', 'why')).toBe(
      'We are closed on Sat, Dec 19, 2026. The next working day is Mon, Dec 21, 2026.',
    )
    expect(await shop.books.database.selectFrom('delays').selectAll().execute()).toEqual([])
  })

  test.each(['2026-12-04', '2026-11-30'])('%s is no later day', async (day) => {
    const orderNumber = await buy()
    expect(await say('delay', orderNumber, day, 'why')).toBe(
      'The new day must be later than Fri, Dec 4, and not over.',
    )
  })
})
