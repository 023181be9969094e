import { HOUR_MS } from '../time-spans.ts'
import { business } from '@millrun/commerce/business'
import { sql } from 'kysely'
import { networkKey } from '../http/network-key.ts'
import { Refusal } from '../http/refusal.ts'
import type { OrderBooks } from '../orders/order-books.ts'

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
  readonly check: (buyerKey: string | undefined) => Promise<void>
  /** Does what may end in a decline, where others that are under way count as declined; `over` when it is too much. */
  readonly during: <T>(buyerKey: string | undefined, pay: () => Promise<T>) => Promise<T | 'over'>
}

/** Who mistypes a card, and tries a second and a third one, stays well below. */
const LEAST = 10
const CALLS_TO_A_DECLINE = 12

export const TOO_MANY_DECLINES =
  'Too many payments from your network were declined. Nothing was charged. Please wait an hour, or ' +
  `call us at ${business.phone}.`

/** At most ten declined payments an hour from one network, or one for each twelve calls a minute it may make. */
export function declineLimit({ books, ...options }: DeclineLimitOptions): DeclineLimit {
  const most = Math.max(LEAST, Math.floor(options.callsPerMinute / CALLS_TO_A_DECLINE))
  const underWay = new Map<string, number>()

  async function isOver(buyerKey: string, alsoCounted: number): Promise<boolean> {
    const since = new Date(books.now().getTime() - HOUR_MS)
    return (
      alsoCounted >= most || (await countDeclines(books, buyerKey, since)) + alsoCounted >= most
    )
  }

  function leave(buyerKey: string): void {
    const left = (underWay.get(buyerKey) ?? 1) - 1
    if (left === 0) underWay.delete(buyerKey)
    else underWay.set(buyerKey, left)
  }

  return {
    keyOf: (ip) => networkKey(ip, options.secret),
    async check(buyerKey) {
      if (buyerKey === undefined || !(await isOver(buyerKey, 0))) return
      throw new Refusal(429, TOO_MANY_DECLINES)
    },
    async during(buyerKey, pay) {
      if (buyerKey === undefined) return pay()
      const others = underWay.get(buyerKey) ?? 0
      underWay.set(buyerKey, others + 1)
      try {
        return (await isOver(buyerKey, others)) ? 'over' : await pay()
      } finally {
        leave(buyerKey)
      }
    },
  }
}

/** How many payments PayPal has refused to buyers of a network, for orders placed since then. */
async function countDeclines(
  { database }: Pick<OrderBooks, 'database'>,
  buyerKey: string,
  since: Date,
): Promise<number> {
  const { count } = await database
    .selectFrom('orders')
    .select(sql<number | string | null>`sum(capture_attempt - 1)`.as('count'))
    .where('buyer_key', '=', buyerKey)
    .where('created_at', '>=', since.toISOString())
    .executeTakeFirstOrThrow()
  return Number(count ?? 0)
}
