import { setTimeout as wait } from 'node:timers/promises'
import { openBell } from '../../database/bell/bell.ts'
import { openOrderDatabase, type OrderDatabase } from '../../database/order-database.ts'
import { startMailDesk } from '../../mail/mail-desk.ts'
import { mailOutbox } from '../../mail/mail-outbox.ts'
import { smtpTransport } from '../../mail/mail-transport.ts'
import { openBooks } from '../../open-books.ts'
import { placeOrder } from '../../orders/place-order.ts'
import type { DatabaseSettings } from '../on-each-database.ts'
import { openMailServer } from '../open-mail-server.ts'
import { SAMPLE_FORM } from '../sample-order.ts'

/** How a heap of mails was sent. */
export interface Sent {
  readonly perSecond: number
  /** Questions to the outbox for each mail, those that found none counted, and questions of all kinds. */
  readonly outboxStatements: number
  readonly statements: number
  /** How often a mail was handed over, and how many different ones that were. */
  readonly handedOver: number
  readonly different: number
}

interface Count {
  outbox: number
  all: number
}

const LOOK_MS = 50
const LOG = { info: () => undefined, warn: complain, error: complain }
const { pickup: _pickup, ...customer } = SAMPLE_FORM
const totals = { subtotalCents: 4810, shippingCents: 1500, taxCents: 385, totalCents: 6695 }

/** Has so many servers on one database send so many mails, which are put there at once, to a mail server that counts. */
export async function sendMails(
  settings: DatabaseSettings,
  { servers, mails }: { readonly servers: number; readonly mails: number },
): Promise<Sent> {
  const mailServer = await openMailServer()
  const count: Count = { outbox: 0, all: 0 }
  await using office = await openOrderDatabase(settings)
  const desks = await Promise.all(
    Array.from({ length: servers }, () => openDesk(settings, mailServer.url, count)),
  )
  const began = performance.now()
  await putMails(office, mails)
  while ((await unsent(office)) > 0) await wait(LOOK_MS)
  const seconds = (performance.now() - began) / 1000
  for (const desk of desks) await desk.close()
  await mailServer.close()
  const ids = mailServer.received.map(({ headers }) => headers.get('message-id'))
  return {
    perSecond: mails / seconds,
    outboxStatements: count.outbox / mails,
    statements: count.all / mails,
    handedOver: ids.length,
    different: new Set(ids).size,
  }
}

/** What one server has to send mails: a database of its own, a bell, and the desk itself. */
async function openDesk(settings: DatabaseSettings, smtpUrl: string, count: Count) {
  const bell = openBell()
  const database = await openOrderDatabase(settings, bell)
  const counted = counting(database, count)
  const transport = smtpTransport(smtpUrl)
  const desk = startMailDesk({
    books: openBooks(counted),
    outbox: mailOutbox(counted, () => new Date(), transport.longestMs),
    transport,
    bell,
    shopOrigin: 'http://localhost:3000',
    log: LOG,
  })
  await desk.round()
  return {
    async close() {
      await desk.stop()
      await database.destroy()
    },
  }
}

function counting(database: OrderDatabase, count: Count): OrderDatabase {
  return database.withPlugin({
    transformQuery({ node }) {
      count.all += 1
      // Mails are taken and called sent by changes; what else a mail asks for is read.
      if (node.kind === 'UpdateQueryNode') count.outbox += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
}

function complain(...about: readonly unknown[]): void {
  process.stderr.write(`${JSON.stringify(about)}\n`)
}

async function putMails(office: OrderDatabase, mails: number): Promise<void> {
  const order = { lines: [], customer, isPickup: false, totals }
  const { id } = await placeOrder(openBooks(office), order)
  const at = new Date().toISOString()
  const rows = Array.from({ length: mails }, (_, copy) => ({
    id: `${id}-${copy}`,
    order_id: id,
    kind: 'notice' as const,
    copy,
    created_at: at,
    tries: 0,
    next_try_at: at,
    sent_at: null,
  }))
  await office.insertInto('mails').values(rows).execute()
}

async function unsent(office: OrderDatabase): Promise<number> {
  const { left } = await office
    .selectFrom('mails')
    .select((is) => is.fn.countAll<number | string>().as('left'))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}
