import { business } from '@millrun/commerce/business'
import { sql } from 'kysely'
import { holdName } from '../database/hold-name.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { networkKey } from '../http/network-key.ts'
import { Refusal } from '../http/refusal.ts'
import type { Also } from '../orders/change-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { HOUR_MS, MINUTE_MS } from '../time-spans.ts'

interface DeclineLimitOptions {
  readonly books: Pick<OrderBooks, 'database' | 'now'>
  readonly callsPerMinute: number
  /** Known to all servers and to nobody else: with it an address cannot be guessed from its key. */
  readonly secret: string
}

/** Keeps stolen cards from being tried out: payments that PayPal refuses are counted by where they come from. */
export interface DeclineLimit {
  /** What payments from an address are counted by; it does not tell the address. */
  readonly keyOf: (ip: string) => string
  /** Throws a `Refusal` when too many payments from there were declined. */
  readonly check: (buyerKey: string) => Promise<void>
  /**
   * Written down with a payment that begins, where others that are under way count as declined, on whichever server.
   * Throws `TooManyDeclines` when it is too much.
   */
  readonly admit: Also
}

/** A payment does not begin. */
export class TooManyDeclines extends Error {
  override readonly name = 'TooManyDeclines'

  constructor() {
    super(
      'Too many payments from your network were declined. Nothing was charged. Please wait an hour, or ' +
        `call us at ${business.phone}.`,
    )
  }
}

/** Who mistypes a card, and tries a second and a third one, stays well below. */
const LEAST = 10
const CALLS_TO_A_DECLINE = 12
/** PayPal has answered by then, or nobody knows for a long time, which is not the buyer's fault. */
const LONGEST_PAYMENT_MS = 5 * MINUTE_MS

/** At most ten declined payments an hour from one network, or one for each twelve calls a minute it may make. */
export function declineLimit({ books, callsPerMinute, secret }: DeclineLimitOptions): DeclineLimit {
  const most = Math.max(LEAST, Math.floor(callsPerMinute / CALLS_TO_A_DECLINE))
  return {
    keyOf: (ip) => networkKey(ip, secret),
    async check(buyerKey) {
      const { declined } = await countPayments(books.database, buyerKey, books.now())
      if (declined >= most) throw new Refusal(429, new TooManyDeclines().message)
    },
    async admit(transaction, { buyerKey }) {
      if (buyerKey === undefined) return
      await holdName(transaction, buyerKey)
      const { declined, underWay } = await countPayments(transaction, buyerKey, books.now())
      // The one that begins is under way itself.
      if (declined + underWay > most) throw new TooManyDeclines()
    },
  }
}

/** How many payments PayPal has refused to buyers of a network in the last hour, and how many it is asked for now. */
async function countPayments(
  database: Pick<OrderDatabase, 'selectFrom'>,
  buyerKey: string,
  now: Date,
): Promise<{ readonly declined: number; readonly underWay: number }> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const isUnderWay = sql`status = 'capturing' and updated_at >= ${before(LONGEST_PAYMENT_MS)}`
  const counted = await database
    .selectFrom('orders')
    .select([
      sql<number | string | null>`sum(capture_attempt - 1)`.as('declined'),
      sql<number | string | null>`sum(case when ${isUnderWay} then 1 else 0 end)`.as('underWay'),
    ])
    .where('buyer_key', '=', buyerKey)
    .where('created_at', '>=', before(HOUR_MS))
    .executeTakeFirstOrThrow()
  return { declined: Number(counted.declined ?? 0), underWay: Number(counted.underWay ?? 0) }
}
