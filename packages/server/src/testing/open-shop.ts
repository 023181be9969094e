import { createStandIn } from '@millrun/paypal-stand-in/app'
import { type AppOptions, createApp } from '../app.ts'
import { openBell } from '../database/bell/bell.ts'
import { openOrderDatabase } from '../database/order-database.ts'
import { readEnvironment } from '../environment.ts'
import { readOrdersCommand } from '../commands/orders/read-orders-command.ts'
import { runOrdersCommand } from '../commands/orders/run-orders-command.ts'
import type { CommandResult } from '../commands/run-program.ts'
import { openBooks } from '../open-books.ts'
import { findOrder } from '../orders/find-order.ts'
import type { Order } from '../orders/order.ts'
import { readTradeCommand } from '../commands/trade/read-trade-command.ts'
import { runTradeCommand } from '../commands/trade/run-trade-command.ts'
import type { DatabaseSettings } from './on-each-database.ts'
import { type Answer, call, jsonPost, payPalRest, type PayPalRest } from './paypal-rest.ts'
import { sampleRequest } from './sample-order.ts'

/** A PayPal for one test, with its control calls. */
export interface TestPayPal {
  readonly origin: string
  /** `/stand-in/…`: brings trouble, approves as a buyer would, shows the books. */
  readonly control: (path: string, body?: object) => Promise<Answer>
  /** PayPal's own interface, as somebody else who works for the business may use it. */
  readonly rest: PayPalRest
  /** The ids of the captures of an order. */
  readonly captures: (payPalOrderId: string) => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

export type TestShop = Awaited<ReturnType<typeof openShop>>

const LOOPBACK = { port: 0, host: '127.0.0.1' }

export async function openPayPal(): Promise<TestPayPal> {
  const standIn = createStandIn({ control: true })
  const origin = await standIn.listen(LOOPBACK)
  const rest = payPalRest(origin)
  return {
    origin,
    control: (path, body) =>
      call(`${origin}/stand-in${path}`, body === undefined ? {} : jsonPost(body)),
    rest,
    async captures(payPalOrderId) {
      const { body } = await rest(`/v2/checkout/orders/${payPalOrderId}`)
      return (JSON.stringify(body).match(/payments\/captures\/(\w+)","rel":"self/g) ?? []).map(
        (link) => link.replace(/^.*captures\/(\w+).*$/, '$1'),
      )
    },
    close: () => standIn.close(),
  }
}

/** The shop as a real server on a port of its own, in front of a PayPal and a database. */
export async function openShop(
  settings: DatabaseSettings,
  payPal: Pick<TestPayPal, 'origin'>,
  more: {
    readonly variables?: Readonly<Record<string, string>>
    readonly app?: Partial<AppOptions>
    /** Any that is free without it. */
    readonly port?: number
  } = {},
) {
  const read = readEnvironment({
    PAYPAL_API_BASE: payPal.origin,
    PAYPAL_SDK_BASE: payPal.origin,
    RATE_LIMIT_PER_MINUTE: '100000',
    ...more.variables,
  })
  if (!read.ok) throw new Error(read.problems.join(' '))
  const environment = { ...read.environment, ...settings }
  const { bell = openBell() } = more.app ?? {}
  const database = more.app?.database ?? (await openOrderDatabase(environment, bell))
  const log: string[] = []
  const app = await createApp({
    environment,
    database,
    bell,
    pagesDirectory: '/nowhere',
    retryDelaysMs: [1, 1],
    logStream: { write: (line) => void log.push(line) },
    ...more.app,
  })
  const origin = await app.listen({ ...LOOPBACK, port: more.port ?? 0 })
  const books = openBooks(database, { now: more.app?.now ?? (() => new Date()) })
  const fn = (name: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    call(`${origin}/functions/v1/${name}`, jsonPost(body, headers))
  return {
    origin,
    log,
    books,
    fn,
    /** Buys with PayPal what a request asks for; the order as the books have it then. */
    async buy(request = sampleRequest()): Promise<Order> {
      const { body } = await fn('create-paypal-order', request)
      const payPalOrderId = String(body['orderID'])
      await call(`${payPal.origin}/stand-in/approve/${payPalOrderId}`, jsonPost({}))
      await fn('capture-paypal-order', { orderID: payPalOrderId })
      const order = await findOrder(books, { payPalOrderId })
      if (order === undefined) throw new Error('there is no order')
      return order
    },
    /** What `npm run orders` says to these words. */
    async orders(...words: string[]): Promise<CommandResult> {
      const command = readOrdersCommand(words)
      if (command === undefined) throw new Error('help needs no shop')
      return runOrdersCommand(environment, database, command, more.app?.now)
    },
    /** What `npm run trade` says to these words. */
    async trade(...words: string[]): Promise<string | Buffer> {
      const command = readTradeCommand(words)
      if (command === undefined) throw new Error('help needs no shop')
      return runTradeCommand(database, command, (more.app?.now ?? (() => new Date()))())
    },
    close: () => app.close(),
  }
}
