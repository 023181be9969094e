import type { OrderDatabase } from '../database/order-database.ts'
import type { Environment } from '../environment.ts'
import { openBooks } from '../open-books.ts'
import { payPalClient } from '../paypal/paypal-client.ts'
import type { Till } from './till.ts'

interface TillOptions {
  readonly environment: Environment
  readonly database: OrderDatabase
  readonly log: Till['log']
  readonly now?: (() => Date) | undefined
  /** Pauses between tries of a call to PayPal, in milliseconds. */
  readonly retryDelaysMs?: readonly number[] | undefined
}

export function openTill(options: TillOptions): Till {
  const { environment, database, log, now = () => new Date(), retryDelaysMs } = options
  const { payPal: settings, paymentRecheckSeconds } = environment
  return {
    books: openBooks(database, { now, longestCheckPauseMs: paymentRecheckSeconds * 1000 }),
    payPal: payPalClient({ settings, ...(retryDelaysMs !== undefined && { retryDelaysMs }) }),
    merchantId: settings.merchantId,
    taxTable: environment.taxTable,
    log,
    now,
    underWay: new Map(),
    leftOpen: new Set(),
  }
}
