import { CommandFault } from '../command-fault.ts'
import { readReason, refuseMore } from '../command-words.ts'

/** What `npm run trade` is asked to do. */
export type TradeCommand =
  | { readonly name: 'list' }
  | { readonly name: 'show' | 'approve' | 'document'; readonly email: string }
  | { readonly name: 'refuse'; readonly email: string; readonly reason: string }

/** The reason stands in the mail to who applied. */
const ASK_WHY =
  'Please say why, in quotes; whoever applied reads it: refuse ada@example.com "the license is of another state"'

/** Reads the words of the command line, undefined for help; throws a `CommandFault` for what cannot be meant. */
export function readTradeCommand(args: readonly string[]): TradeCommand | undefined {
  const [name = 'list', email, text, ...rest] = args
  switch (name) {
    case 'help':
    case '--help':
      return undefined
    case 'list':
      refuseMore(name, args.slice(1))
      return { name }
    case 'show':
    case 'approve':
    case 'document':
      refuseMore(name, args.slice(2))
      return { name, email: readEmail(name, email) }
    case 'refuse':
      refuseMore(name, rest)
      return { name, email: readEmail(name, email), reason: readReason(text, ASK_WHY) }
    default:
      throw new CommandFault(`There is no command "${name}".`)
  }
}

function readEmail(name: string, email: string | undefined): string {
  if (email?.includes('@') === true) return email.trim().toLowerCase()
  throw new CommandFault(`"${name}" needs the e-mail address of who applied.`)
}
