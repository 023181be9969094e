import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOrderDatabase, type OrderDatabase } from '../database/order-database.ts'
import { inLanes } from '../in-lanes.ts'
import { openBooks } from '../open-books.ts'
import { claimUndecided } from '../orders/claim-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { SELDOM_MS } from '../rounds.ts'
import { eventually } from '../testing/eventually.ts'
import { type DatabaseSettings, onPostgres } from '../testing/on-each-database.ts'
import { type MailServer, openMailServer } from '../testing/open-mail-server.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { MOST_STATEMENTS, SERVERS } from '../testing/prove/prove-mails.ts'
import { sendMails } from '../testing/prove/send-mails.ts'
import { SAMPLE_FORM } from '../testing/sample-order.ts'
import { startShopProcess } from '../testing/shop-process.ts'
import { webhookInbox } from '../webhooks/webhook-inbox.ts'
import { putMail } from './mail-outbox.ts'
import { smtpTransport } from './mail-transport.ts'

/** `npm run prove` sends more. */
const MAILS = 240
const PIECES = 60
const TWO_MINUTES_MS = 120_000
const { pickup: _pickup, ...customer } = SAMPLE_FORM
const totals = { subtotalCents: 4810, shippingCents: 1500, taxCents: 385, totalCents: 6695 }

async function place(database: OrderDatabase): Promise<string> {
  const order = { lines: [], customer, isPickup: false, totals }
  return (await placeOrder(openBooks(database), order)).id
}

onPostgres((newDatabase) => {
  let settings: DatabaseSettings
  let mailServer: MailServer
  const databases: OrderDatabase[] = []
  const shops: TestShop[] = []

  beforeEach(async () => {
    settings = await newDatabase()
    mailServer = await openMailServer()
  })

  afterEach(async () => {
    for (const shop of shops.splice(0)) await shop.close()
    for (const database of databases.splice(0)) await database.destroy()
    await mailServer.close()
  })

  async function open(): Promise<OrderDatabase> {
    const database = await openOrderDatabase(settings)
    databases.push(database)
    return database
  }

  test.each(SERVERS)(
    '%i servers hand each mail over once, and ask little for it',
    async (servers) => {
      const sent = await sendMails(settings, { servers, mails: MAILS })
      expect(sent).toMatchObject({ handedOver: MAILS, different: MAILS })
      expect(sent.outboxStatements).toBeLessThanOrEqual(MOST_STATEMENTS)
    },
  )

  test('of six servers one works on an event, and one on an order that is to be checked', async () => {
    const first = await open()
    const inbox = webhookInbox(first, () => new Date())
    for (let piece = 0; piece < PIECES; piece += 1) {
      await place(first)
      await inbox.keep({
        id: `WH-${piece}`,
        type: 'PAYMENT.CAPTURE.COMPLETED',
        payPalOrderId: undefined,
        captureId: undefined,
        orderId: undefined,
      })
    }
    const due = new Date(0).toISOString()
    await first.updateTable('orders').set({ status: 'capturing', next_check_at: due }).execute()
    const worked: string[] = []
    const work = async ({ id }: { readonly id: string }) => void worked.push(id)
    const never = new AbortController().signal
    const servers = await Promise.all(Array.from({ length: 6 }, open))
    await Promise.all(
      servers.flatMap((database) => {
        const books = openBooks(database)
        const { claim } = webhookInbox(database, books.now)
        return [inLanes(claim, work, never), inLanes(() => claimUndecided(books), work, never)]
      }),
    )
    expect(worked).toHaveLength(2 * PIECES)
    expect(new Set(worked).size).toBe(2 * PIECES)
  })

  test('a mail whose server dies before it is called sent comes once more, under the same Message-ID', async () => {
    const database = await open()
    const orderId = await place(database)
    await putMail(database, { orderId, kind: 'notice', copy: 1, at: new Date().toISOString() })
    const { databaseUrl = '', dataDir } = settings
    mailServer.fallSilent(1)
    const variables = { DATABASE_URL: databaseUrl, SMTP_URL: mailServer.url }
    const dying = await startShopProcess(dataDir, '/nowhere', variables)
    await eventually(() => expect(mailServer.received).toHaveLength(1))
    await dying.stop('SIGKILL')
    const { longestMs } = smtpTransport(mailServer.url)
    const [{ next_try_at: again } = { next_try_at: null }] = await database
      .selectFrom('mails')
      .select('next_try_at')
      .execute()
    // It is due after the longest hand-over, and found when somebody looks.
    expect(Date.parse(again ?? '') - Date.now()).toBeLessThanOrEqual(longestMs)
    expect(longestMs + SELDOM_MS).toBeLessThan(TWO_MINUTES_MS)
    for (const laterMs of [longestMs, TWO_MINUTES_MS]) {
      const now = () => new Date(Date.now() + laterMs)
      const app = { now }
      shops.push(
        await openShop(
          settings,
          { origin: 'http://localhost:4299' },
          { variables: { SMTP_URL: mailServer.url }, app },
        ),
      )
      await eventually(async () => {
        const sent = await database.selectFrom('mails').select(['tries', 'sent_at']).execute()
        expect(sent).toMatchObject([{ tries: 2, sent_at: expect.any(String) }])
      })
    }
    const ids = mailServer.received.map(({ headers }) => headers.get('message-id'))
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })
})
