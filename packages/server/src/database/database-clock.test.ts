import { afterEach, beforeEach, expect, test } from 'vitest'
import { PASSWORD } from '../accounts/testing/open-account-shop.ts'
import { codeFrom, visitor } from '../accounts/testing/visitor.ts'
import { mailOutbox } from '../mail/mail-outbox.ts'
import { openBooks } from '../open-books.ts'
import { claimUndecided } from '../orders/claim-order.ts'
import { changeStock } from '../shelf/change-stock.ts'
import { eventually } from '../testing/eventually.ts'
import { type DatabaseSettings, onPostgres } from '../testing/on-each-database.ts'
import { type MailServer, openMailServer } from '../testing/open-mail-server.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'
import { webhookInbox } from '../webhooks/webhook-inbox.ts'
import { openBell } from './bell/bell.ts'
import { databaseClock } from './database-clock.ts'
import { inTransaction } from './in-transaction.ts'
import { openOrderDatabase, type OrderDatabase } from './order-database.ts'

const APART_MS = 90_000
const HANDOVER_MS = 60_000
/** What a busy machine may take between two looks at a clock. */
const BUSY_MS = 20_000
const EVENT = {
  id: 'WH-1',
  type: 'PAYMENT.CAPTURE.COMPLETED',
  payPalOrderId: undefined,
  captureId: undefined,
  orderId: undefined,
}

/** A clock of a machine that is wrong by so much. */
function wrongBy(ms: number): () => Date {
  return () => new Date(Date.now() + ms)
}

onPostgres((newDatabase) => {
  let settings: DatabaseSettings
  let payPal: TestPayPal
  let mailServer: MailServer
  let databases: readonly [OrderDatabase, OrderDatabase]
  /** The time that the server goes by whose machine is ahead, and the one whose machine is behind. */
  let ahead: () => Date
  let behind: () => Date
  let shops: TestShop[]

  beforeEach(async () => {
    settings = await newDatabase()
    payPal = await openPayPal()
    mailServer = await openMailServer()
    databases = [await openOrderDatabase(settings, openBell()), await openOrderDatabase(settings)]
    ahead = await databaseClock(databases[0], wrongBy(APART_MS))
    behind = await databaseClock(databases[1], wrongBy(-APART_MS))
    shops = []
  })

  afterEach(async () => {
    for (const shop of shops) await shop.close()
    for (const database of databases) await database.destroy()
    await mailServer.close()
    await payPal.close()
  })

  async function openBoth(variables: Readonly<Record<string, string>> = {}) {
    const [database, other] = databases
    const first = await openShop(settings, payPal, { variables, app: { database, now: ahead } })
    const second = await openShop(settings, payPal, {
      variables,
      app: { database: other, now: behind },
    })
    shops = [first, second]
    return [first, second] as const
  }

  test('servers whose clocks are three minutes apart go by one time', () => {
    expect(Math.abs(ahead().getTime() - behind().getTime())).toBeLessThan(BUSY_MS)
    expect(Math.abs(ahead().getTime() - Date.now())).toBeLessThan(BUSY_MS)
  })

  test('what the one has taken the other does not take meanwhile: mails, events and rechecks', async () => {
    const [first, second] = databases
    const order = await placeUndecided()
    const earlier = new Date(ahead().getTime() - BUSY_MS)
    await webhookInbox(first, () => earlier).keep(EVENT)
    await first
      .insertInto('mails')
      .values({
        id: 'mail-1',
        order_id: order,
        kind: 'again',
        copy: 1,
        created_at: earlier.toISOString(),
        tries: 0,
        next_try_at: earlier.toISOString(),
        sent_at: null,
      })
      .execute()
    const taken = await takeOneOfEach(second, behind)
    const again = await takeOneOfEach(first, ahead)
    expect(taken).toMatchObject([{ id: 'mail-1' }, { id: 'WH-1' }, { id: order }])
    expect(again).toEqual([undefined, undefined, undefined])
  })

  test('orders that are begun at one and paid at the other are written about once', async () => {
    const [first, second] = await openBoth({ SMTP_URL: mailServer.url })
    for (const [begin, end] of [[first, second] as const, [second, first] as const]) {
      const { body } = await begin.fn('create-paypal-order', sampleRequest())
      const orderID = String(body['orderID'])
      await payPal.control(`/approve/${orderID}`, {})
      expect((await end.fn('capture-paypal-order', { orderID })).body).toMatchObject({
        success: true,
      })
    }
    await eventually(async () => {
      const { tries } = await onlyTries()
      expect(tries).toEqual([1, 1, 1, 1])
    })
    const ids = mailServer.received.map(({ headers }) => headers.get('message-id'))
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(4)
  })

  test('pieces are held for a quarter of an hour, whoever holds them', async () => {
    const row = { productId: 'm-399', quantity: 100 }
    const hand = { actor: 'eve@millrun.example', at: new Date() }
    await inTransaction(databases[0], (books) => changeStock(books, 'set', [row], hand))
    const request = sampleRequest({ 'm-399:finish=sb': 1 })
    for (const shop of await openBoth()) await shop.fn('create-paypal-order', request)
    const holds = await databases[0].selectFrom('stock_holds').select('until').execute()
    expect(holds).toHaveLength(2)
    for (const { until } of holds) {
      const minutes = (Date.parse(until) - Date.now()) / 60_000
      expect(minutes).toBeGreaterThan(14)
      expect(minutes).toBeLessThan(15.5)
    }
  })

  test('who signs in at the one is known to the other, by code and by token, in both directions', async () => {
    const origins = (await openBoth()).map(({ origin }) => origin)
    for (const [index, [here, there]] of [origins, origins.toReversed()].entries()) {
      const email = `buyer-${index}@example.com`
      const browser = visitor(here ?? '')
      await browser.signUp({ email, password: PASSWORD })
      const elsewhere = visitor(there ?? '')
      const token = await codeFrom(settings.dataDir, email)
      const { data } = await elsewhere.verifyOtp({ email, token, type: 'email' })
      const known = await browser.getUser(data.session?.access_token)
      expect(known.data.user?.email).toBe(email)
      const minutes = ((data.session?.expires_at ?? 0) * 1000 - Date.now()) / 60_000
      expect(minutes).toBeGreaterThan(59)
      expect(minutes).toBeLessThan(60.5)
    }
  })

  /** An order whose capture nobody has decided, and which is due to be asked about. */
  async function placeUndecided(): Promise<string> {
    const shop = await openShop(settings, payPal)
    const { body } = await shop.fn('create-paypal-order', sampleRequest())
    const orderID = String(body['orderID'])
    await payPal.control(`/approve/${orderID}`, { funding: 'pending-bank' })
    await shop.fn('capture-paypal-order', { orderID })
    await shop.close()
    const [database] = databases
    const due = new Date(Date.now() - BUSY_MS).toISOString()
    await database.updateTable('orders').set({ next_check_at: due }).execute()
    await database.updateTable('mails').set({ next_try_at: null }).execute()
    return (await database.selectFrom('orders').select('id').executeTakeFirstOrThrow()).id
  }

  async function onlyTries() {
    const rows = await databases[0].selectFrom('mails').select(['tries', 'sent_at']).execute()
    expect(rows.every(({ sent_at: sentAt }) => sentAt !== null)).toBe(true)
    return { tries: rows.map(({ tries }) => tries) }
  }
})

function takeOneOfEach(database: OrderDatabase, now: () => Date) {
  return Promise.all([
    mailOutbox(database, now, HANDOVER_MS).claim(),
    webhookInbox(database, now).claim(),
    claimUndecided(openBooks(database, { now })),
  ])
}
