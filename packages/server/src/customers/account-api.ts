import type { FindCaller } from '@millrun/accounts/caller'
import type { TaxTable } from '@millrun/commerce/tax/tax-rows'
import type { FastifyInstance } from 'fastify'
import type { CallCounts } from '../call-counts/call-counts.ts'
import type { Environment } from '../environment.ts'
import { callRules } from '../functions/call-rules.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { ownQuoteRoutes } from '../quotes/own-quote-routes.ts'
import { termsRoutes } from '../terms/terms-routes.ts'
import { addressRoutes } from './address-routes.ts'
import { keptRoutes } from './kept-routes.ts'
import { orderRoutes } from './order-routes.ts'
import { privacyRoutes } from './privacy-routes.ts'
import { type CallerOf, requireCaller } from './require-caller.ts'
import { tradePriceRoutes } from './trade-price-routes.ts'
import { tradeRoutes } from './trade-routes.ts'

/** What customers' calls work with. */
export interface CustomerDesk {
  readonly books: OrderBooks
  readonly callerOf: CallerOf
  readonly signIn: SignInRecords
  /** By which rows orders are taxed. */
  readonly taxTable: TaxTable
}

/** What sign-in keeps of an account, as far as its holder may ask. */
export interface SignInRecords {
  /** Everything that is kept, without secrets, for the holder to read. */
  readonly exported: (accountId: string) => Promise<Readonly<Record<string, unknown>>>
  /** Deletes the account with its sessions, codes and factors. */
  readonly erase: (accountId: string) => Promise<void>
}

interface AccountApiOptions {
  readonly environment: Environment
  readonly counts: CallCounts
  readonly books: OrderBooks
  readonly findCaller: FindCaller
  readonly signIn: SignInRecords
}

const ROUTES = [
  orderRoutes,
  addressRoutes,
  keptRoutes,
  ownQuoteRoutes,
  tradeRoutes,
  tradePriceRoutes,
  termsRoutes,
  privacyRoutes,
]

/** What signed-in customers call: their orders, addresses, kept work, trade application, terms, and their data. */
export async function accountApi(
  app: FastifyInstance,
  { environment, counts, books, findCaller, signIn }: AccountApiOptions,
): Promise<void> {
  const { publicOrigin, rateLimitPerMinute: perMinute, taxTable } = environment
  await callRules(app, { publicOrigin, counts, name: 'account', perMinute })
  const desk = { books, callerOf: requireCaller(findCaller), signIn, taxTable }
  for (const routes of ROUTES) routes(app, desk)
}
