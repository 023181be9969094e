import { CommandFault } from '../orders-command/command-fault.ts'

/** What `npm run trade` is asked to do. */
export type TradeCommand =
  | { readonly name: 'help' }
  | { readonly name: 'list' }
  | { readonly name: 'show' | 'approve' | 'document'; readonly email: string }
  | { readonly name: 'refuse'; readonly email: string; readonly reason: string }

/** As much as fits on a line of a mail. */
const LONGEST_REASON = 200

/** Reads the words of the command line; throws a `CommandFault` for what cannot be meant. */
export function readTradeCommand(args: readonly string[]): TradeCommand {
  const [name = 'list', email, text, ...rest] = args
  switch (name) {
    case 'help':
    case '--help':
      return { name: 'help' }
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
      return { name, email: readEmail(name, email), reason: readReason(text) }
    default:
      throw new CommandFault(`There is no command "${name}".`)
  }
}

function refuseMore(name: string, [extra]: readonly string[]): void {
  if (extra !== undefined) throw new CommandFault(`"${name}" does not take "${extra}".`)
}

function readEmail(name: string, email: string | undefined): string {
  if (email?.includes('@') === true) return email.trim().toLowerCase()
  throw new CommandFault(`"${name}" needs the e-mail address of who applied.`)
}

/** It stands in the mail to who applied. */
function readReason(text = ''): string {
  const reason = text.replaceAll(/\p{Cc}/gu, ' ').trim()
  if (reason !== '' && reason.length <= LONGEST_REASON) return reason
  throw new CommandFault(
    'Please say why, in quotes; whoever applied reads it: refuse ada@example.com "the license is of another state"',
  )
}
