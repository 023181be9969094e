import type { AccountDatabase } from '@millrun/accounts/account-tables'
import { forgetApps } from '@millrun/accounts/factors/forget-apps'
import {
  addStaff,
  listStaff,
  removeStaff,
  type StaffMember,
} from '@millrun/accounts/staff/staff-store'
import { CommandFault } from '../command-fault.ts'
import type { StaffCommand } from './read-staff-command.ts'

interface Office {
  readonly database: AccountDatabase
  readonly shopOrigin: string
  readonly now: Date
}

/** Does what the shopkeeper asked for, and gives what is said. Throws a `CommandFault` for what cannot be done. */
export async function runStaffCommand(
  { database, shopOrigin, now }: Office,
  command: StaffCommand,
): Promise<string> {
  switch (command.name) {
    case 'list': {
      const staff = await listStaff(database)
      if (staff.length === 0) return 'Nobody is staff yet.\n'
      return staff.map(staffLine).join('')
    }
    case 'add': {
      const { email, role } = command
      const token = await addStaff(database, { email, role, at: now })
      return invitation(`${shopOrigin}/desk#token_hash=${token}&type=invite`, command)
    }
    case 'remove': {
      const { email } = command
      if (!(await removeStaff(database, email, now))) {
        throw new CommandFault(`${email} is not staff.`)
      }
      return `${email} is not staff any more, and is signed out everywhere.\n`
    }
    case 'forget-apps':
      return forgotten(command.email, await forgetApps(database, command.email, now))
  }
}

function invitation(link: string, { email, role }: { email: string; role: string }): string {
  return `${email} is ${role}. This link leads to the desk, to a password and a second factor; it holds for a day, and once:

${link}

Whoever has the link is ${email}: hand it over in person, or on a line that you trust.
`
}

function forgotten(email: string, outcome: Awaited<ReturnType<typeof forgetApps>>): string {
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

function staffLine({ email, role, hasSecondFactor, lastSignInAt }: StaffMember): string {
  const factor = hasSecondFactor ? 'second factor' : 'no second factor yet'
  const seen = lastSignInAt === undefined ? 'never signed in' : `signed in ${lastSignInAt}`
  return `${role.padEnd(8)}  ${email}  ${factor}, ${seen}\n`
}
