import type { AccountTables } from '@millrun/accounts/account-tables'
import { listStaff, type StaffMember } from '@millrun/accounts/staff/staff-store'
import type { OrderDatabase } from '../../database/order-database.ts'
import { forgetAppsOf } from '../../desk/people/forget-apps-of.ts'
import { dismiss, invite } from '../../desk/people/staff/change-staff.ts'
import { COMMAND_LINE } from '../../desk/staff-actions.ts'
import { Refusal } from '../../http/refusal.ts'
import { CommandFault } from '../command-fault.ts'
import type { StaffCommand } from './read-staff-command.ts'

interface Office {
  readonly database: OrderDatabase
  readonly shopOrigin: string
  readonly now: Date
}

/** Does what the shopkeeper asked for, and gives what is said. Throws a `CommandFault` for what cannot be done. */
export async function runStaffCommand(
  { database, shopOrigin, now }: Office,
  command: StaffCommand,
): Promise<string> {
  const office = { database, shopOrigin, now, actor: COMMAND_LINE }
  switch (command.name) {
    case 'list': {
      const staff = await listStaff(database.$pickTables<keyof AccountTables>())
      if (staff.length === 0) return 'Nobody is staff yet.\n'
      return staff.map(staffLine).join('')
    }
    case 'add':
      return invitation(await invite(office, command), command)
    case 'remove': {
      const { email } = command
      await dismiss(office, email).catch(saidAsFault)
      return `${email} is not staff any more, and is signed out everywhere.\n`
    }
    case 'forget-apps':
      return forgotten(command.email, await forgetAppsOf(database, command.email, office))
  }
}

function invitation(link: string, { email, role }: { email: string; role: string }): string {
  return `${email} is ${role}. This link leads to the desk, to a password and a second factor; it holds for a day, and once:

${link}

Whoever has the link is ${email}: hand it over in person, or on a line that you trust.
`
}

function forgotten(email: string, outcome: Awaited<ReturnType<typeof forgetAppsOf>>): string {
  switch (outcome) {
    case 'forgotten':
      return `${email} signs in without an app now, is signed out everywhere, and is told by mail.\n`
    case 'no app':
      throw new CommandFault(`No account of ${email} has an authenticator app.`)
    case 'staff':
      throw new CommandFault(
        `${email} is staff: npm run staff -- add ${email} --role … gives them a new link.`,
      )
  }
}

/** What is refused at the desk is refused here, in the same words. */
function saidAsFault(error: unknown): never {
  if (error instanceof Refusal) throw new CommandFault(error.message, { cause: error })
  throw error
}

function staffLine({ email, role, hasSecondFactor, lastSignInAt }: StaffMember): string {
  const factor = hasSecondFactor ? 'second factor' : 'no second factor yet'
  const seen = lastSignInAt === undefined ? 'never signed in' : `signed in ${lastSignInAt}`
  return `${role.padEnd(8)}  ${email}  ${factor}, ${seen}\n`
}
