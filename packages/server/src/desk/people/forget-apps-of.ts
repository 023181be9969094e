import type { AccountTables } from '@millrun/accounts/account-tables'
import { forgetApps } from '@millrun/accounts/factors/forget-apps'
import { inTransaction } from '../../database/in-transaction.ts'
import type { OrderDatabase } from '../../database/order-database.ts'
import { type Actor, keepAction } from '../staff-actions.ts'
import { accountLabel } from './account-label.ts'

/** Takes the authenticator apps of a customer who has lost the device, and writes down who did. */
export function forgetAppsOf(
  database: OrderDatabase,
  email: string,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): ReturnType<typeof forgetApps> {
  return inTransaction(database, async (transaction) => {
    const accounts = transaction.$pickTables<keyof AccountTables>()
    const outcome = await forgetApps(accounts, email, now)
    if (outcome !== 'forgotten') return outcome
    const { id } = await accounts
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await keepAction(transaction, {
      actor,
      at: now,
      deed: 'forgot apps',
      subject: accountLabel(id),
    })
    return outcome
  })
}
