import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AccountDatabase, AccountTables } from '../account-tables.ts'
import type { StaffRole } from '@millrun/commerce/desk/desk-api'
import { endSessions } from '../sessions/end-sessions.ts'
import { putInvitation } from './invitation.ts'

/** A member of staff, as the office lists them. */
export interface StaffMember {
  readonly email: string
  readonly role: StaffRole
  /** Whether they could work at the desk: an authenticator app or a passkey is set up. */
  readonly hasSecondFactor: boolean
  readonly lastSignInAt: string | undefined
}

interface NewStaff {
  /** Lower case. */
  readonly email: string
  readonly role: StaffRole
  readonly at: Date
}

/**
 * Gives somebody a role, and the word for the link with which they set password and second factor. Whoever has one
 * already begins anew when they use it.
 */
export async function addStaff(
  change: Transaction<AccountTables>,
  { email, role, at }: NewStaff,
): Promise<string> {
  const time = at.toISOString()
  const account = await change
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      email,
      confirmed_at: null,
      password_hash: null,
      staff_role: role,
      created_at: time,
      updated_at: time,
      last_sign_in_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ staff_role: role, updated_at: time }),
    )
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
  await endSessions(change, { accountId: account.id }, at)
  return putInvitation(change, account, at)
}

/** Gives a member another role, and signs them out everywhere so that they come back with it. */
export async function changeRole(
  change: Transaction<AccountTables>,
  { email, role, at }: NewStaff,
): Promise<void> {
  const { id } = await change
    .updateTable('accounts')
    .set({ staff_role: role, updated_at: at.toISOString() })
    .where('email', '=', email)
    .where('staff_role', 'is not', null)
    .returning('id')
    .executeTakeFirstOrThrow()
  await endSessions(change, { accountId: id }, at)
}

/** Takes the role and ends all sessions, at once; false when nobody of that address is staff. */
export async function removeStaff(
  change: Transaction<AccountTables>,
  email: string,
  at: Date,
): Promise<boolean> {
  const account = await change
    .updateTable('accounts')
    .set({ staff_role: null, updated_at: at.toISOString() })
    .where('email', '=', email)
    .where('staff_role', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (account === undefined) return false
  await endSessions(change, { accountId: account.id }, at)
  await change
    .deleteFrom('codes')
    .where('account_id', '=', account.id)
    .where('purpose', '=', 'invite')
    .execute()
  return true
}

/** Everybody's role by address; until the end of the transaction nobody else changes one. */
export async function holdRoles(
  change: Transaction<AccountTables>,
): Promise<ReadonlyMap<string, StaffRole>> {
  const rows = await change
    .updateTable('accounts')
    .set((is) => ({ staff_role: is.ref('staff_role') }))
    .where('staff_role', 'is not', null)
    .returning(['email', 'staff_role'])
    .execute()
  return new Map(
    rows.flatMap(({ email, staff_role: role }) => (role === null ? [] : [[email, role]])),
  )
}

export async function listStaff(database: AccountDatabase): Promise<readonly StaffMember[]> {
  const rows = await database
    .selectFrom('accounts')
    .select((is) => [
      'email',
      'staff_role',
      'last_sign_in_at',
      is
        .selectFrom('factors')
        .select((factor) => factor.fn.countAll<number>().as('count'))
        .whereRef('factors.account_id', '=', 'accounts.id')
        .where('status', '=', 'verified')
        .as('factors'),
      is
        .selectFrom('passkeys')
        .select((passkey) => passkey.fn.countAll<number>().as('count'))
        .whereRef('passkeys.account_id', '=', 'accounts.id')
        .as('passkeys'),
    ])
    .where('staff_role', 'is not', null)
    .orderBy('email')
    .execute()
  return rows.flatMap(({ email, staff_role: role, last_sign_in_at, factors, passkeys }) =>
    role === null
      ? []
      : [
          {
            email,
            role,
            hasSecondFactor: (factors ?? 0) + (passkeys ?? 0) > 0,
            lastSignInAt: last_sign_in_at ?? undefined,
          },
        ],
  )
}
