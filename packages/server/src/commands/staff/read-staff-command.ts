import { STAFF_ROLES, type StaffRole } from '@millrun/commerce/desk/desk-api'
import { isEmailAddress } from '@millrun/commerce/email-address'
import { CommandFault } from '../command-fault.ts'
import { refuseMore } from '../command-words.ts'

/** What `npm run staff` is asked to do. */
export type StaffCommand =
  | { readonly name: 'list' }
  | { readonly name: 'add'; readonly email: string; readonly role: StaffRole }
  | { readonly name: 'remove'; readonly email: string }
  /** For a customer who has lost the device with the authenticator app. */
  | { readonly name: 'forget-apps'; readonly email: string }

/** Reads the words of the command line, undefined for help; throws a `CommandFault` for what cannot be meant. */
export function readStaffCommand(args: readonly string[]): StaffCommand | undefined {
  const [name = 'list', email, ...more] = args
  switch (name) {
    case 'help':
    case '--help':
      return undefined
    case 'list':
      refuseMore(name, args.slice(1))
      return { name }
    case 'add':
      return { name, email: readEmail(name, email), role: readRole(more) }
    case 'remove':
    case 'forget-apps':
      refuseMore(name, more)
      return { name, email: readEmail(name, email) }
    default:
      throw new CommandFault(`There is no command "${name}".`)
  }
}

/** Addresses are in lower case wherever they are compared. */
function readEmail(name: string, text = ''): string {
  const email = text.trim().toLowerCase()
  if (isEmailAddress(email)) return email
  throw new CommandFault(`"${name}" needs an e-mail address.`)
}

function readRole([option, text, ...rest]: readonly string[]): StaffRole {
  refuseMore('add', rest)
  const role = STAFF_ROLES.find((known) => known === text)
  if (option === '--role' && role !== undefined) return role
  throw new CommandFault(`"add" needs a role: --role ${STAFF_ROLES.join(', --role ')}`)
}
