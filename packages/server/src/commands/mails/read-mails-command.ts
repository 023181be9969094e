import { CorrectedEmailSchema, type Reader } from '@millrun/commerce/desk/bounced-mail'
import { CommandFault } from '../command-fault.ts'
import { refuseMore } from '../command-words.ts'

/** What `npm run mails` is asked to do. */
export type MailsCommand =
  | { readonly name: 'list' }
  | { readonly name: 'settle'; readonly id: string }
  | {
      readonly name: 'correct'
      readonly orderNumber: string
      readonly email: string
      readonly reader: Reader
    }

/** Reads the words of the command line, undefined for help; throws a `CommandFault` for what cannot be meant. */
export function readMailsCommand(args: readonly string[]): MailsCommand | undefined {
  const isOfPapers = args.includes('--invoice')
  const [name = 'list', subject, email, ...rest] = args.filter((word) => word !== '--invoice')
  switch (name) {
    case 'help':
    case '--help':
      return undefined
    case 'list':
      refuseMore(name, args.slice(1))
      return { name }
    case 'settle':
      refuseMore(name, args.slice(2))
      if (subject === undefined) throw new CommandFault('"settle" needs the id from the list.')
      return { name, id: subject }
    case 'correct':
      refuseMore(name, rest)
      return readCorrect(subject, email, isOfPapers ? 'papers' : 'buyer')
    default:
      throw new CommandFault(`There is no command "${name}".`)
  }
}

function readCorrect(
  orderNumber: string | undefined,
  email: string | undefined,
  reader: Reader,
): MailsCommand {
  if (orderNumber === undefined || email === undefined) {
    throw new CommandFault(
      'Please name the order and its address: correct MR-7K3Q9XWD ada@example.com',
    )
  }
  const corrected = CorrectedEmailSchema.safeParse({ email, reader })
  if (!corrected.success) throw new CommandFault(`"${email}" is no e-mail address.`)
  return { name: 'correct', orderNumber: orderNumber.toUpperCase(), ...corrected.data }
}
