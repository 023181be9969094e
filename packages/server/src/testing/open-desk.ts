import type { Caller } from '@millrun/accounts/caller'
import { STAFF_ROLES, type StaffRole } from '@millrun/commerce/desk/desk-api'
import Fastify from 'fastify'
import { openCallCounts } from '../call-counts/call-counts.ts'
import { deskApi } from '../desk/desk-api.ts'
import { type Environment, readEnvironment } from '../environment.ts'
import { mailOutbox } from '../mail/mail-outbox.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { openTill } from '../payments/open-till.ts'
import type { DatabaseSettings } from './on-each-database.ts'
import { openPayPal, openShop } from './open-shop.ts'

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A route as it is registered at the desk. */
export interface DeskRoute {
  readonly method: string
  readonly path: string
  readonly roles: readonly StaffRole[]
}

const staff = (role: StaffRole): Caller => ({
  accountId: `a-${role}`,
  sessionId: `s-${role}`,
  email: `${role}@millrun.example`,
  staffRole: role,
  assurance: 'aal2',
  owesSecondFactor: false,
})

/** Bearers and who they are: each role, a customer, and staff that have not shown their second factor. */
export const CALLERS: Readonly<Record<string, Caller>> = {
  ...Object.fromEntries(STAFF_ROLES.map((role) => [role, staff(role)])),
  second: { ...staff('owner'), accountId: 'a-second', email: 'second@millrun.example' },
  customer: { ...staff('owner'), staffRole: undefined },
  'one-factor': { ...staff('owner'), assurance: 'aal1', owesSecondFactor: true },
}

/**
 * The desk's calls as a real server, on the orders of a shop and the PayPal that it has; a bearer is one of `CALLERS`.
 */
export async function openDesk(books: OrderBooks, payPalOrigin: string) {
  const read = readEnvironment({ PAYPAL_API_BASE: payPalOrigin, PAYPAL_SDK_BASE: payPalOrigin })
  if (!read.ok) throw new Error(read.problems.join(' '))
  const environment: Environment = { ...read.environment, rateLimitPerMinute: 100_000 }
  const { database, now } = books
  const till = openTill({ environment, database, log: SILENT, now, retryDelaysMs: [1, 1] })
  const app = Fastify()
  const routes: DeskRoute[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) {
      if (one !== 'HEAD') routes.push({ method: one, path: url, roles: config?.roles ?? [] })
    }
  })
  await app.register(deskApi, {
    prefix: '/desk/api',
    environment,
    counts: openCallCounts(environment),
    till,
    outbox: mailOutbox(database, now, 1000),
    quotePress: { pagesDirectory: '/nowhere', shopOrigin: 'https://shop.example' },
    findCaller: async (authorization: string | undefined) =>
      CALLERS[authorization?.replace('Bearer ', '') ?? ''],
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = (bearer: string | undefined, method: string, path: string, body?: unknown) =>
    fetch(`${origin}/desk/api${path}`, {
      method,
      headers: {
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return {
    origin,
    routes,
    till,
    /** Asks as somebody, for whatever comes: files, too. */
    ask,
    /** The same, for an answer in JSON. */
    async as(bearer: string | undefined, method: string, path: string, body?: unknown) {
      const answer = await ask(bearer, method, path, body)
      return { status: answer.status, body: await answer.json() }
    },
    close: () => app.close(),
  }
}

/** A shop with its desk and its PayPal, for one test. */
export type DeskShop = Awaited<ReturnType<typeof openDeskShop>>

export async function openDeskShop(
  settings: DatabaseSettings,
  more?: Parameters<typeof openShop>[2],
) {
  const payPal = await openPayPal()
  const shop = await openShop(settings, payPal, more)
  const desk = await openDesk(shop.books, payPal.origin)
  return {
    dataDir: settings.dataDir,
    payPal,
    shop,
    desk,
    close: async () => {
      await desk.close()
      await shop.close()
      await payPal.close()
    },
  }
}
