import { parseArgs, type ParseArgsConfig } from 'node:util'
import { typedPrice } from '@millrun/commerce/desk/typed-amounts'
import { centsToAmount } from '@millrun/commerce/dollars'
import { GrantedTermsSchema } from '@millrun/commerce/terms/granted-terms'
import { TERM_DAYS } from '@millrun/commerce/terms/term-days'
import { readTerms } from '../../trade/told-terms.ts'
import type { Terms } from '../../trade/trade-accounts.ts'
import { CommandFault } from '../command-fault.ts'
import { readReason, refuseMore } from '../command-words.ts'

/** What `npm run trade` is asked to do. */
export type TradeCommand =
  | { readonly name: 'list' | 'lists' }
  | { readonly name: 'show' | 'approve' | 'document' | 'withdraw'; readonly email: string }
  | { readonly name: 'grant'; readonly email: string; readonly priceList: string }
  | { readonly name: 'terms'; readonly email: string; readonly terms: Terms | undefined }
  | { readonly name: 'refuse'; readonly email: string; readonly reason: string }

/** The reason stands in the mail to who applied. */
const ASK_WHY =
  'Please say why, in quotes; whoever applied reads it: refuse ada@example.com "the license is of another state"'

const ASK_TERMS = `Please give a limit of at most 100,000.00 and days (${TERM_DAYS.join(', ')}): terms ada@example.com --limit 5000 --days 30, or take them back: terms ada@example.com --off`

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
    case 'terms': {
      const terms = readTermsOf(args.slice(2))
      return { name, email: readEmail(name, email), terms }
    }
    case 'refuse':
      refuseMore(name, rest)
      return { name, email: readEmail(name, email), reason: readReason(text, ASK_WHY) }
    default:
      throw new CommandFault(`There is no command "${name}".`)
  }
}

/** `--limit 5000 --days 30`, or `--off`. */
function readTermsOf(words: readonly string[]): Terms | undefined {
  const options = {
    limit: { type: 'string' },
    days: { type: 'string' },
    off: { type: 'boolean' },
  } as const
  const { limit = '', days, off: isOff = false } = readOptions(words, options)
  if (isOff && limit === '' && days === undefined) return undefined
  const cents = typedPrice(limit)
  const asked = { limit: cents === undefined ? '' : centsToAmount(cents), days: Number(days) }
  const found = GrantedTermsSchema.safeParse(asked)
  if (isOff || !found.success) throw new CommandFault(ASK_TERMS)
  return readTerms(found.data)
}

function readOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: T,
) {
  try {
    return parseArgs({ args: [...words], options }).values
  } catch {
    throw new CommandFault(ASK_TERMS)
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
