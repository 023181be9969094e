import { WITHHELD_NAMES, type WithheldReason } from '@millrun/commerce/ratings/withheld-reasons'
import { CommandFault } from '../command-fault.ts'
import { refuseMore } from '../command-words.ts'

/** What `npm run reviews` is asked to do. */
export type ReviewsCommand =
  | { readonly name: 'list' | 'counts' }
  | { readonly name: 'show'; readonly id: string }
  | { readonly name: 'withhold'; readonly id: string; readonly reason: WithheldReason }

/** Reads the words of the command line, undefined for help; throws a `CommandFault` for what cannot be meant. */
export function readReviewsCommand(args: readonly string[]): ReviewsCommand | undefined {
  const [name = 'list', id, word, ...rest] = args
  switch (name) {
    case 'help':
    case '--help':
      return undefined
    case 'list':
    case 'counts':
      refuseMore(name, args.slice(1))
      return { name }
    case 'show':
      refuseMore(name, args.slice(2))
      return { name, id: readId(name, id) }
    case 'withhold':
      refuseMore(name, rest)
      return { name, id: readId(name, id), reason: readReason(word) }
    default:
      throw new CommandFault(`There is no command "${name}".`)
  }
}

function readId(name: string, id: string | undefined): string {
  if (id !== undefined && /^[\da-f-]{8,36}$/.test(id)) return id
  throw new CommandFault(`"${name}" needs the review, as the list begins its line: 1f0c9a2b`)
}

function readReason(word: string | undefined): WithheldReason {
  const reason = WITHHELD_NAMES.find((known) => known === word)
  if (reason !== undefined) return reason
  throw new CommandFault(`Please say why, with one of these words: ${WITHHELD_NAMES.join(', ')}.`)
}
