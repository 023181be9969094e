import { CommandFault } from '../command-fault.ts'
import { readReason, refuseMore } from '../command-words.ts'

/** What `npm run trade` is asked to do. */
export type TradeCommand =
  | { readonly name: 'list' | 'lists' }
  | { readonly name: 'show' | 'approve' | 'document' | 'withdraw'; readonly email: string }
  | { readonly name: 'grant'; readonly email: string; readonly priceList: string }
  | { readonly name: 'refuse'; readonly email: string; readonly reason: string }

/** The reason stands in the mail to who applied. */
const ASK_WHY =
  'Please say why, in quotes; whoever applied reads it: refuse ada@example.com "the license is of another state"'

const ASK_LIST = 'Please name the price list, in quotes: grant ada@example.com "Trade A"'

/** Reads the words of the command line, undefined for help; throws a `CommandFault` for what cannot be meant. */
export function readTradeCommand(args: readonly string[]): TradeCommand | undefined {
  const [name = 'list', email, text, ...rest] = args
  switch (name) {
    case 'help':
    case '--help':
      return undefined
    case 'list':
    case 'lists':
      refuseMore(name, args.slice(1))
      return { name }
    case 'show':
    case 'approve':
    case 'document':
    case 'withdraw':
      refuseMore(name, args.slice(2))
      return { name, email: readEmail(name, email) }
    case 'grant':
      refuseMore(name, rest)
      return { name, email: readEmail(name, email), priceList: readList(text) }
    case 'refuse':
      refuseMore(name, rest)
      return { name, email: readEmail(name, email), reason: readReason(text, ASK_WHY) }
    default:
      throw new CommandFault(`There is no command "${name}".`)
  }
}

function readList(text: string | undefined): string {
  if (text !== undefined && text !== '') return text
  throw new CommandFault(ASK_LIST)
}

function readEmail(name: string, email: string | undefined): string {
  if (email?.includes('@') === true) return email.trim().toLowerCase()
  throw new CommandFault(`"${name}" needs the e-mail address of who applied.`)
}
