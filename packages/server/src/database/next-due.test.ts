import { afterEach, beforeEach, expect, test } from 'vitest'
import { inLanes } from '../in-lanes.ts'
import { mailOutbox } from '../mail/mail-outbox.ts'
import { openBooks } from '../open-books.ts'
import { placeOrder } from '../orders/place-order.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { SAMPLE_FORM } from '../testing/sample-order.ts'
import { webhookInbox } from '../webhooks/webhook-inbox.ts'
import { doublingPauses } from './next-due.ts'
import { openOrderDatabase, type OrderDatabase } from './order-database.ts'

const MAILS = 200
const HANDOVER_MS = 60_000
const HOUR_MS = 60 * 60_000
const NOON = new Date('2026-11-21T12:00:00.000Z')
const { pickup: _pickup, ...customer } = SAMPLE_FORM
const totals = { subtotalCents: 4810, shippingCents: 1500, taxCents: 385, totalCents: 6695 }

const EVENT = {
  id: 'WH-1',
  type: 'PAYMENT.CAPTURE.COMPLETED',
  payPalOrderId: undefined,
  captureId: undefined,
  orderId: undefined,
}

/** The hours from noon on. */
function hours(count: number): () => Date {
  return () => new Date(NOON.getTime() + count * HOUR_MS)
}

test('a pause is twice the one before it, up to the longest', () => {
  expect(doublingPauses(60_000, 300_000)).toEqual([60_000, 120_000, 240_000, 300_000])
  expect(doublingPauses(60_000, 60_000)).toEqual([60_000])
})

onEachDatabase((newDatabase) => {
  let servers: readonly OrderDatabase[]
  let database: OrderDatabase

  beforeEach(async () => {
    const settings = await newDatabase()
    database = await openOrderDatabase(settings)
    servers = [database, await openOrderDatabase(settings)]
  })

  afterEach(async () => {
    for (const server of servers) await server.destroy()
  })

  async function putMails(count: number, at = NOON): Promise<void> {
    const { id } = await placeOrder(openBooks(database), {
      lines: [],
      customer,
      isPickup: false,
      totals,
    })
    const mails = Array.from({ length: count }, (_, copy) => ({
      id: `mail-${copy}`,
      order_id: id,
      kind: 'again' as const,
      copy,
      created_at: at.toISOString(),
      tries: 0,
      next_try_at: at.toISOString(),
      sent_at: null,
    }))
    await database.insertInto('mails').values(mails).execute()
  }

  function claimMail(now: () => Date) {
    return mailOutbox(database, now, HANDOVER_MS).claim()
  }

  test('servers that work off the same mails do not get in the way of each other', async () => {
    await putMails(MAILS)
    let statements = 0
    const sent: string[] = []
    const working = servers.map((server) => {
      const counted = server.withPlugin({
        transformQuery({ node }) {
          statements += 1
          return node
        },
        transformResult: async ({ result }) => result,
      })
      const outbox = mailOutbox(counted, hours(1), HANDOVER_MS)
      async function send(mail: NonNullable<Awaited<ReturnType<typeof outbox.claim>>>) {
        sent.push(mail.id)
        await outbox.markSent(mail)
      }
      return inLanes(outbox.claim, send, new AbortController().signal)
    })
    await Promise.all(working)
    expect(new Set(sent).size).toBe(MAILS)
    expect(sent).toHaveLength(MAILS)
    expect(statements / MAILS).toBeLessThanOrEqual(2.2)
  })

  test('a mail that is not called sent comes again after longer and longer pauses', async () => {
    await putMails(1)
    expect(await claimMail(hours(0 / 60))).toMatchObject({ id: 'mail-0', tries: 1 })
    expect(await claimMail(hours(0.9 / 60))).toBeUndefined()
    expect(await claimMail(hours(1 / 60))).toMatchObject({ tries: 2 })
    expect(await claimMail(hours(2.9 / 60))).toBeUndefined()
    expect(await claimMail(hours(3 / 60))).toMatchObject({ tries: 3 })
  })

  test('a mail is given up after a hundred tries', async () => {
    await putMails(1)
    await database.updateTable('mails').set({ tries: 98 }).execute()
    expect(await claimMail(hours(0))).toMatchObject({ tries: 99 })
    expect(await claimMail(hours(1))).toMatchObject({ tries: 100 })
    expect(await claimMail(hours(100))).toBeUndefined()
  })

  test('what was written by a clock that was ahead is not held until then', async () => {
    await putMails(1, hours(24)())
    await webhookInbox(database, hours(24)).keep(EVENT)
    expect(await claimMail(hours(0))).toMatchObject({ id: 'mail-0', tries: 1 })
    expect(await webhookInbox(database, hours(0)).claim()).toMatchObject({ id: 'WH-1', tries: 1 })
    expect(await claimMail(hours(0))).toBeUndefined()
    expect(await webhookInbox(database, hours(0)).claim()).toBeUndefined()
  })

  test('servers whose clocks are minutes apart do not take the longest pause for a wrong clock', async () => {
    await webhookInbox(database, hours(0)).keep(EVENT)
    await database.updateTable('webhook_events').set({ tries: 20 }).execute()
    await webhookInbox(database, hours(0.1)).claim()
    expect(await webhookInbox(database, hours(0)).claim()).toBeUndefined()
  })
})
