import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailOutbox, putMail } from '../../mail/mail-outbox.ts'
import { openBooks } from '../../open-books.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { startRounds, type Rounds } from '../../rounds.ts'
import { eventually } from '../../testing/eventually.ts'
import { type DatabaseSettings, onPostgres } from '../../testing/on-each-database.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { SAMPLE_FORM } from '../../testing/sample-order.ts'
import { inTransaction } from '../in-transaction.ts'
import { openExistingOrders, openOrderDatabase, type OrderDatabase } from '../order-database.ts'
import { type Bell, openBell } from './bell.ts'
import { LINE } from './work-line.ts'
import type { Work } from './work-written.ts'

/** Nobody who looks so seldom finds anything in the time of a test. */
const NEVER_MS = 60 * 60_000
/** What a server asks in vain, while it is deaf, in two times of looking seldom. */
const QUESTIONS = 110
const { pickup: _pickup, ...customer } = SAMPLE_FORM
const totals = { subtotalCents: 4810, shippingCents: 1500, taxCents: 385, totalCents: 6695 }

interface Server {
  readonly database: OrderDatabase
  readonly bell: Bell
  /** For which of the mails and the prices it rang. */
  readonly rung: Work[]
}

function fail(error: unknown): never {
  throw error
}

onPostgres((newDatabase) => {
  let settings: DatabaseSettings
  let writing: Server
  let other: Server
  let orderId: string
  const rounds: Rounds[] = []
  const shops: TestShop[] = []

  beforeEach(async () => {
    settings = await newDatabase()
    writing = await openServer()
    other = await openServer()
    const order = { lines: [], customer, isPickup: false, totals }
    orderId = (await placeOrder(openBooks(writing.database), order)).id
  })

  afterEach(async () => {
    for (const { stop } of rounds.splice(0)) await stop()
    for (const shop of shops.splice(0)) await shop.close()
    for (const { database } of [writing, other]) await database.destroy()
  })

  /** A server that is at the bell. */
  async function openServer(): Promise<Server> {
    const bell = openBell()
    const rung: Work[] = []
    const database = await openOrderDatabase(settings, bell)
    await database.selectFrom('mails').select('id').execute()
    await eventually(() => expect(bell.callFor().isSure()).toBe(true))
    bell.callFor('mails').heard(() => rung.push('mails'))
    bell.callFor('shelf_prices').heard(() => rung.push('shelf_prices'))
    return { database, bell, rung }
  }

  function put(database: Pick<OrderDatabase, 'insertInto'>, copy = 1): Promise<void> {
    return putMail(database, { orderId, kind: 'again', copy, at: new Date().toISOString() })
  }

  /** The connections on which servers listen are cut. */
  async function cutLines(): Promise<void> {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = ${LINE}
    `.execute(writing.database)
  }

  test('a mail that one server puts is taken by another that does not look by itself', async () => {
    const taken: string[] = []
    const outbox = mailOutbox(other.database, () => new Date(), 60_000)
    const take = async () => {
      const mail = await outbox.claim()
      if (mail !== undefined) taken.push(mail.orderId)
    }
    rounds.push(startRounds(take, NEVER_MS, fail, other.bell.callFor('mails')))
    await put(writing.database)
    await eventually(() => expect(taken).toEqual([orderId]))
  })

  test('nothing is told before it is committed, and nothing of what is taken back', async () => {
    const takenBack = inTransaction(writing.database, async (transaction) => {
      await put(transaction)
      throw new Error('taken back')
    })
    await expect(takenBack).rejects.toThrow('taken back')
    await inTransaction(writing.database, async (transaction) => {
      await put(transaction)
      expect(writing.rung).toEqual([])
    })
    expect(writing.rung).toEqual(['mails'])
    await eventually(() => expect(other.rung).toEqual(['mails']))
  })

  test('who takes a mail, calls it sent or finds none rings for nobody', async () => {
    await put(writing.database)
    expect(writing.rung).toEqual(['mails'])
    const outbox = mailOutbox(writing.database, () => new Date(), 60_000)
    const mail = await outbox.claim()
    if (mail === undefined) throw new Error('there is a mail')
    await outbox.markSent(mail)
    await put(writing.database)
    expect(await outbox.claim()).toBeUndefined()
    expect(writing.rung).toEqual(['mails'])
  })

  test('a mail that is due once more rings as a new one does', async () => {
    await put(writing.database)
    const at = new Date().toISOString()
    await writing.database.updateTable('mails').set({ next_try_at: at }).execute()
    expect(writing.rung).toEqual(['mails', 'mails'])
  })

  test('a command tells the servers what it wrote when it ends', async () => {
    const command = await openExistingOrders(settings)
    await put(command)
    await command.destroy()
    await eventually(() => expect(other.rung).toEqual(['mails']))
  })

  test('lines that are cut come back, and what was written meanwhile is found', async () => {
    await cutLines()
    await eventually(() => expect(other.bell.callFor().isSure()).toBe(false))
    await put(writing.database)
    // Who has no line yet tells nobody, and is found out by looking.
    for (const { bell } of [writing, other]) {
      await eventually(() => expect(bell.callFor().isSure()).toBe(true))
    }
    expect(other.rung).toContain('mails')
    const before = other.rung.length
    await put(writing.database, 2)
    await eventually(() => expect(other.rung.length).toBeGreaterThan(before))
  })

  test('a server that has nothing to do and hears the others asks less than half as often as one that is deaf', async () => {
    const hearing = await openCounted(writing.database, writing.bell)
    const deaf = await openCounted(other.database, openBell())
    await eventually(() => expect(deaf()).toBeGreaterThan(QUESTIONS / 4))
    const [heard, looked] = [hearing(), deaf()]
    await eventually(() => expect(deaf() - looked).toBeGreaterThan(QUESTIONS))
    expect(hearing() - heard).toBeLessThan(QUESTIONS / 2)
  })

  /** A shop with a bell on a database; gives how many questions it has asked since it was open. */
  async function openCounted(database: OrderDatabase, bell: Bell): Promise<() => number> {
    let asked = 0
    const counted = database.withPlugin({
      transformQuery({ node }) {
        asked += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const payPal = { origin: 'http://localhost:4299' }
    shops.push(await openShop(settings, payPal, { app: { database: counted, bell } }))
    const atFirst = asked
    return () => asked - atFirst
  }
})
