import { setTimeout as wait } from 'node:timers/promises'
import type { AccountTables } from '@millrun/accounts/account-tables'
import { openSignIn } from '@millrun/accounts/open-sign-in'
import type { SignInDesk } from '@millrun/accounts/sign-in-desk'
import type { OrderDatabase } from '../database/order-database.ts'
import { type Environment, shopOrigin } from '../environment.ts'

/** Sign-in over the shop's own database: of all its tables it sees those of accounts alone. */
export function openShopSignIn(
  environment: Pick<Environment, 'publicOrigin' | 'port'>,
  database: OrderDatabase,
  now: () => Date,
  pause: SignInDesk['pause'] = wait,
): SignInDesk {
  return openSignIn({
    database: database.$pickTables<keyof AccountTables>(),
    now,
    pause,
    origin: shopOrigin(environment),
  })
}
