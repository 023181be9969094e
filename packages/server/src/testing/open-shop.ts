import { createStandIn } from '@millrun/paypal-stand-in/app'
import { type AppOptions, createApp } from '../app.ts'
import { openOrderDatabase } from '../database/order-database.ts'
import { readEnvironment } from '../environment.ts'
import { readOrdersCommand } from '../commands/orders/read-orders-command.ts'
import { runOrdersCommand } from '../commands/orders/run-orders-command.ts'
import type { CommandResult } from '../commands/run-program.ts'
import { openBooks } from '../open-books.ts'
import { readTradeCommand } from '../commands/trade/read-trade-command.ts'
import { runTradeCommand } from '../commands/trade/run-trade-command.ts'
import type { DatabaseSettings } from './on-each-database.ts'
import { type Answer, call, jsonPost, payPalRest, type PayPalRest } from './paypal-rest.ts'

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
  const database = await openOrderDatabase(environment)
  const log: string[] = []
  const app = await createApp({
    environment,
    database,
    pagesDirectory: '/nowhere',
    retryDelaysMs: [1, 1],
    logStream: { write: (line) => void log.push(line) },
    ...more.app,
  })
  const origin = await app.listen(LOOPBACK)
  return {
    origin,
    log,
    books: openBooks(database, { now: more.app?.now ?? (() => new Date()) }),
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
    fn: (name: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
      call(`${origin}/functions/v1/${name}`, jsonPost(body, headers)),
    close: () => app.close(),
  }
}
