import type { AccountTables } from '@millrun/accounts/account-tables'
import { addStaff, changeRole, holdRoles, removeStaff } from '@millrun/accounts/staff/staff-store'
import type { StaffRole } from '@millrun/commerce/desk/desk-api'
import type { MemberWithRole } from '@millrun/commerce/desk/people/staff-members'
import type { Transaction } from 'kysely'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { OrderDatabase } from '../../../database/order-database.ts'
import type { OrderTables } from '../../../database/order-tables.ts'
import { Refusal } from '../../../http/refusal.ts'
import { type Actor, COMMAND_LINE, keepAction } from '../../staff-actions.ts'

/** Where staff are changed, and by whom. */
export interface StaffOffice {
  readonly database: OrderDatabase
  readonly shopOrigin: string
  readonly now: Date
  readonly actor: Actor
}

interface Change {
  readonly transaction: Transaction<OrderTables>
  readonly accounts: Transaction<AccountTables>
  readonly roles: ReadonlyMap<string, StaffRole>
}

/**
 * Makes somebody staff, or has a member begin anew; gives the link that sets their password and second factor. At the
 * desk nobody does that to themselves. Throws a `Refusal`.
 */
export function invite(office: StaffOffice, { email, role }: MemberWithRole): Promise<string> {
  const { actor, now, shopOrigin } = office
  return changing(office, async ({ transaction, accounts, roles }) => {
    const before = roles.get(email)
    if (email === actor.email) throw new Refusal(409, OWN)
    if (before === 'owner' && role !== 'owner') refuseLastOwner(actor, roles)
    const token = await addStaff(accounts, { email, role, at: now })
    await keepAction(transaction, {
      actor,
      at: now,
      deed: before === undefined ? 'added staff' : 'gave a new link',
      subject: email,
      ...(before !== undefined && { before: { role: before } }),
      after: { role },
    })
    return `${shopOrigin}/desk#token_hash=${token}&type=invite`
  })
}

/** Gives a member another role; they sign in again with it. Throws a `Refusal` for oneself and for the last owner. */
export function giveRole(office: StaffOffice, { email, role }: MemberWithRole): Promise<void> {
  const { actor, now } = office
  return changing(office, async ({ transaction, accounts, roles }) => {
    const before = roleToChange(email, actor, roles)
    if (before === role) return
    await changeRole(accounts, { email, role, at: now })
    await keepAction(transaction, {
      actor,
      at: now,
      deed: 'changed role',
      subject: email,
      before: { role: before },
      after: { role },
    })
  })
}

/** Takes the role of a member and signs them out everywhere. Throws a `Refusal` for oneself and for the last owner. */
export function dismiss(office: StaffOffice, email: string): Promise<void> {
  const { actor, now } = office
  return changing(office, async ({ transaction, accounts, roles }) => {
    const before = roleToChange(email, actor, roles)
    await removeStaff(accounts, email, now)
    await keepAction(transaction, {
      actor,
      at: now,
      deed: 'removed staff',
      subject: email,
      before: { role: before },
    })
  })
}

const OWN = 'Nobody changes their own place at the desk; please ask another owner.'
const LAST_OWNER = 'This is the last owner; please make somebody else an owner first.'

/** Of two who change staff at once the second one sees what the first one did. */
function changing<T>({ database }: StaffOffice, work: (change: Change) => Promise<T>): Promise<T> {
  return inTransaction(database, async (transaction) => {
    const accounts = transaction.$pickTables<keyof AccountTables>()
    return work({ transaction, accounts, roles: await holdRoles(accounts) })
  })
}

function roleToChange(
  email: string,
  actor: Actor,
  roles: ReadonlyMap<string, StaffRole>,
): StaffRole {
  const role = roles.get(email)
  if (role === undefined) throw new Refusal(404, `${email} is not staff.`)
  if (email === actor.email) throw new Refusal(409, OWN)
  if (role === 'owner') refuseLastOwner(actor, roles)
  return role
}

/** Whoever has a shell on the shop's machine makes a new owner there. */
function refuseLastOwner(actor: Actor, roles: ReadonlyMap<string, StaffRole>): void {
  const owners = [...roles.values()].filter((role) => role === 'owner').length
  if (actor !== COMMAND_LINE && owners < 2) throw new Refusal(409, LAST_OWNER)
}
