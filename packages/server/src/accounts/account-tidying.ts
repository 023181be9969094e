import type { AccountTables } from '@millrun/accounts/account-tables'
import { tidyAccounts } from '@millrun/accounts/tidy-accounts'
import type { FastifyBaseLogger } from 'fastify'
import type { OrderDatabase } from '../database/order-database.ts'
import { type Rounds, startRounds } from '../rounds.ts'
import { HOUR_MS } from '../time-spans.ts'

/** Deletes what sign-in needs no more, now and every hour; several servers may do it at once. */
export function startAccountTidying(
  database: OrderDatabase,
  now: () => Date,
  log: Pick<FastifyBaseLogger, 'error'>,
): Rounds {
  return startRounds(
    () => tidyAccounts(database.$pickTables<keyof AccountTables>(), now()),
    HOUR_MS,
    (error) => log.error({ err: error }, 'what sign-in needs no more could not be deleted'),
  )
}
