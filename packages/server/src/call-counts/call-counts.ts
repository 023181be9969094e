import { DatabaseFault } from '../database/database-fault.ts'
import type { Environment } from '../environment.ts'
import { networkKey } from '../http/network-key.ts'
import type { CountCall } from './count-call.ts'
import { countHere } from './count-here.ts'
import { countInDatabase } from './count-in-database.ts'

/** How often everybody has called. */
export interface CallCounts {
  /** What calls from an address are counted by; it does not tell the address. */
  readonly keyOf: (ip: string) => string
  readonly count: CountCall
  readonly close: () => Promise<void>
}

/**
 * Counts calls: with PostgreSQL over all servers, and here alone while it is away. Whoever calls too often here needs no
 * other server to be told so.
 */
export function openCallCounts({
  databaseUrl,
  payPal,
}: Pick<Environment, 'databaseUrl' | 'payPal'>): CallCounts {
  const here = countHere()
  const everywhere = databaseUrl === undefined ? undefined : countInDatabase(databaseUrl)
  return {
    keyOf: (ip) => networkKey(ip, payPal.clientSecret),
    async count(key, spanMs, most) {
      const counted = here(key, spanMs)
      if (everywhere === undefined || counted.calls > most) return counted
      return everywhere.count(key, spanMs).catch((error: unknown) => {
        if (error instanceof DatabaseFault) return counted
        throw error
      })
    },
    close: async () => everywhere?.close(),
  }
}
