import type { ApplyRequest } from '@millrun/commerce/account/trade-application'
import { NOBODY } from '@millrun/commerce/customer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apply, decideApplication, listApplications } from '../customers/trade-store.ts'
import { openOrderDatabase, type OrderDatabase } from '../database/order-database.ts'
import { keepRequest, listRequests } from '../desk/money/refund-requests.ts'
import { addNote, listNotes } from '../desk/orders/order-notes.ts'
import { COMMAND_LINE } from '../desk/staff-actions.ts'
import { askForDelay } from '../delays/ask-for-delay.ts'
import { findDelay, listDelays } from '../delays/delay-store.ts'
import { shipOrder } from '../shipments/ship-order.ts'
import { mailOutbox } from '../mail/mail-outbox.ts'
import { openBooks } from '../open-books.ts'
import { beginCapture } from '../orders/begin-capture.ts'
import { findOrder } from '../orders/find-order.ts'
import { keepPayPalOrder } from '../orders/keep-paypal-order.ts'
import type { OrderMemory } from '../orders/memory/order-memory.ts'
import { readHistory } from '../orders/order-history.ts'
import type { OrderStatus } from '@millrun/commerce/desk/order-status'
import { placeOrder } from '../orders/place-order.ts'
import { settleOrder } from '../orders/settle-order.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { SAMPLE_FORM } from '../testing/sample-order.ts'
import { webhookInbox } from '../webhooks/webhook-inbox.ts'
import { eraseOrders } from './erase-orders.ts'
import { startRetentionDesk } from './retention-desk.ts'

const DAY_MS = 24 * 60 * 60_000
const BOUGHT = new Date('2026-11-21T12:00:00.000Z')
const LINES = [
  { id: 'c-2005', item: 'C-2005', title: 'Baluster', unitPriceCents: 2405, quantity: 2 },
]
const APPLICATION: ApplyRequest = {
  businessName: 'Turner Stairs',
  trade: 'installer',
  proof: 'license',
  number: '13VH01234500',
  states: ['NJ'],
  website: '',
  document: 'JVBERi0=',
}
const MANAGER = { email: 'manager@millrun.example', role: 'manager' } as const
const PAPERS = ['4711', 'Elm', 'bills', 'residence']
const TOTALS = { subtotalCents: 4810, shippingCents: 1500, taxCents: 385, totalCents: 6695 }
const { pickup: _pickup, ...customer } = SAMPLE_FORM

function daysLater(days: number): Date {
  return new Date(BOUGHT.getTime() + days * DAY_MS)
}

onEachDatabase((newDatabase) => {
  let database: OrderDatabase
  let other: OrderDatabase

  beforeEach(async () => {
    const settings = await newDatabase()
    database = await openOrderDatabase(settings)
    other = await openOrderDatabase(settings)
  })

  afterEach(async () => {
    await database.destroy()
    await other.destroy()
  })

  const books = (now = BOUGHT) => openBooks(database, { now: () => now })

  async function place(status: OrderStatus, id: string, memory: OrderMemory = {}): Promise<string> {
    const content = { ...memory, lines: LINES, customer, isPickup: false, totals: TOTALS }
    const placed = await placeOrder(books(), content)
    if (status === 'created') return placed.orderNumber
    const known = await keepPayPalOrder(books(), placed, id)
    const capturing = known && (await beginCapture(books(), known))
    const settlement = { status, note: 'PayPal said so', captureId: `CAPTURE-${id}` }
    if (capturing !== undefined && status !== 'capturing') {
      await settleOrder(books(), capturing, settlement)
    }
    return placed.orderNumber
  }

  /** Lets servers tidy at that time, until they have. */
  async function tidyAt(now: Date, servers = [database]): Promise<readonly string[]> {
    const log: string[] = []
    const note = (_: object, text?: string) => void log.push(text ?? '')
    const desks = servers.map((server) =>
      startRetentionDesk({ database: server, now: () => now, log: { info: note, error: note } }),
    )
    await Promise.all(desks.map((desk) => desk.round()))
    await Promise.all(desks.map((desk) => desk.stop()))
    return log
  }

  async function isKnown(orderNumber: string): Promise<boolean> {
    return (await findOrder(books(), { orderNumber }))?.customer.email !== ''
  }

  test('who did not pay is forgotten after 30 days, whoever paid after seven years, nobody else', async () => {
    const numbers = {
      created: await place('created', 'A'),
      declined: await place('declined', 'B'),
      paid: await place('paid', 'C'),
      refunded: await place('refunded', 'D'),
      capturing: await place('capturing', 'E'),
      payment_pending: await place('payment_pending', 'F'),
      needs_review: await place('needs_review', 'G'),
    }
    const known = async () => {
      const entries = Object.entries(numbers)
      const are = await Promise.all(entries.map(([, number]) => isKnown(number)))
      return entries.flatMap(([status], index) => (are[index] === true ? [status] : []))
    }
    const undecided = ['capturing', 'payment_pending', 'needs_review']
    expect(await tidyAt(daysLater(30))).toEqual([])
    expect(await known()).toHaveLength(7)
    expect(await tidyAt(daysLater(30.1))).toEqual(['buyers of old orders forgotten'])
    expect(await known()).toEqual(['paid', 'refunded', ...undecided])
    await tidyAt(new Date('2033-11-21T11:00:00.000Z'))
    expect(await known()).toEqual(['paid', 'refunded', ...undecided])
    await tidyAt(new Date('2033-11-21T13:00:00.000Z'))
    expect(await known()).toEqual(undecided)
  })

  test('of a forgotten buyer nothing is left, of the order all that the books need', async () => {
    const number = await place('paid', 'A', {
      window: { from: '2026-11-24', to: '2026-12-04' },
      truck: { place: 'residence', liftGate: true, limitedAccess: true },
      references: { poNumber: 'PO-4711', jobName: 'Elm Street', invoiceEmail: 'bills@x.example' },
    })
    const before = await findOrder(books(), { orderNumber: number })
    if (before === undefined) throw new Error('there is no order')
    await askForDelay(
      books(),
      before,
      { newDay: '2026-12-18', reason: 'the mill is late' },
      COMMAND_LINE,
    )
    const [asked] = await listDelays(database, before.id)
    await addNote(books(), before, { text: 'Ada wants a call.', toBuyer: false }, COMMAND_LINE)
    const why = 'Ada measured wrong'
    const wish = { order: before, cents: 100, isAgain: false, why, actor: MANAGER }
    await keepRequest(books(), wish, 100, MANAGER)
    await tidyAt(daysLater(8 * 366))
    expect(await listNotes(database, before.id)).toEqual([])
    expect(await listRequests(database, { orderId: before.id })).toEqual([])
    const actions = await database.selectFrom('staff_actions').selectAll().execute()
    expect(actions.map(({ deed }) => deed)).toContain('asked for a second person')
    expect(JSON.stringify(actions)).not.toContain('Ada')
    expect(await findDelay(books(), asked?.token ?? '')).toBeUndefined()
    expect(await listDelays(database, before.id)).toMatchObject([{ newDay: '2026-12-18' }])
    const row = await database.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    // Numbers that are drawn by lot may spell a name.
    const kept = JSON.stringify({ ...row, id: '', order_number: '', page_token: '' })
    for (const word of ['Ada', 'Turner', 'ada@', '0100', 'Main', 'Trenton', '08608', ...PAPERS]) {
      expect(kept).not.toContain(word)
    }
    const after = await findOrder(books(), { orderNumber: number })
    expect(after).toMatchObject({
      orderNumber: number,
      status: 'paid',
      lines: LINES,
      totals: TOTALS,
      payPalOrderId: 'A',
      captureId: 'CAPTURE-A',
      createdAt: BOUGHT,
    })
    expect(await findOrder(books(), { pageToken: before.pageToken })).toBeUndefined()
    const notes = (await readHistory(books(), after?.id ?? '')).map(({ note }) => note)
    expect(notes.at(-1)).toBe('buyer forgotten')
  })

  test('whoever asks is forgotten at once where an order is done with, else 30 days after it was shipped', async () => {
    const declined = await place('declined', 'A')
    const open = await place('paid', 'B')
    const shipped = await place('paid', 'C')
    const at = (days: number) => eraseOrders(database, 'ada@example.com', daysLater(days))
    const order = await findOrder(books(), { orderNumber: shipped })
    if (order === undefined) throw new Error('there is no order')
    await shipOrder(books(), order, { carrier: '', tracking: '' }, COMMAND_LINE)
    expect(await eraseOrders(database, 'bob@example.com', daysLater(1))).toEqual({
      forgotten: 0,
      underWay: 0,
    })
    // The check that PayPal is still to be asked for is over by then.
    await database.updateTable('orders').set({ next_check_at: null }).execute()
    expect(await at(1)).toEqual({ forgotten: 1, underWay: 2 })
    expect(await isKnown(declined)).toBe(false)
    await tidyAt(daysLater(30))
    expect([await isKnown(open), await isKnown(shipped)]).toEqual([true, true])
    await tidyAt(daysLater(30.1))
    expect([await isKnown(open), await isKnown(shipped)]).toEqual([true, false])
    const kept = await findOrder(books(), { orderNumber: shipped })
    // What the tax report of its month needs.
    expect(kept).toMatchObject({ totals: TOTALS, customer: { ...NOBODY, state: 'NJ' } })
  })

  test('a refused trade application goes after 90 days, an approved one stays', async () => {
    const file = { bytes: Buffer.from('%PDF-'), mediaType: 'application/pdf' }
    const decided = async (accountId: string, status: 'approved' | 'refused') => {
      const account = { accountId, email: `${accountId}@example.com` }
      const { id } = await apply(database, account, APPLICATION, file, BOUGHT)
      await decideApplication(database, id, {
        status,
        reason: 'no license',
        actor: COMMAND_LINE,
        at: BOUGHT,
      })
    }
    await decided('a', 'approved')
    await decided('b', 'refused')
    await database.updateTable('trade_applications').set({ next_mail_at: null }).execute()
    const left = async () =>
      (await listApplications(database)).map(({ application }) => application.status).toSorted()
    await tidyAt(daysLater(90))
    expect(await left()).toEqual(['approved', 'refused'])
    await tidyAt(daysLater(90.1))
    expect(await left()).toEqual(['approved'])
  })

  test('an order whose buyer was forgotten is never captured', async () => {
    const order = await findOrder(books(), { orderNumber: await place('created', 'A') })
    await tidyAt(daysLater(31))
    expect(order && (await beginCapture(books(), order))).toBeUndefined()
  })

  test('many orders are done, each once, by one of the servers', async () => {
    const content = { lines: LINES, customer, isPickup: false, totals: TOTALS }
    // As many at once as there are connections: none waits for one until its patience ends.
    for (let tens = 0; tens < 25; tens += 1) {
      await Promise.all(Array.from({ length: 10 }, () => placeOrder(books(), content)))
    }
    const log = await tidyAt(daysLater(31), [database, other])
    expect(log).toEqual(['buyers of old orders forgotten'])
    const events = await database
      .selectFrom('order_events')
      .select('order_id')
      .where('note', '=', 'buyer forgotten')
      .execute()
    expect(events).toHaveLength(250)
    expect(new Set(events.map((event) => event.order_id)).size).toBe(250)
    expect(await tidyAt(daysLater(32))).toEqual([])
  })

  test('mails and events go after 90 days when nothing is left to be done about them', async () => {
    await place('paid', 'A')
    await place('needs_review', 'B')
    const outbox = mailOutbox(database, () => BOUGHT, 60_000)
    const sent = await outbox.claim()
    if (sent !== undefined) await outbox.markSent(sent)
    const inbox = webhookInbox(database, () => BOUGHT)
    const about = { payPalOrderId: undefined, captureId: undefined, orderId: undefined }
    const done = { id: 'WH-done', type: 'T', ...about }
    await inbox.keep(done)
    await inbox.finish(done)
    await inbox.keep({ ...done, id: 'WH-open' })
    const left = async () => ({
      mails: (await database.selectFrom('mails').select('id').execute()).length,
      events: (await database.selectFrom('webhook_events').select('id').execute()).map(
        ({ id }) => id,
      ),
    })
    // Of the paid order: to its buyer and to the shop; of the other one: to the shop.
    await tidyAt(daysLater(89))
    expect(await left()).toEqual({ mails: 3, events: ['WH-done', 'WH-open'] })
    await tidyAt(daysLater(91))
    expect(await left()).toEqual({ mails: 2, events: ['WH-open'] })
  })
})
