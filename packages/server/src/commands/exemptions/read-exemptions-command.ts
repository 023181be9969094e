import { CommandFault } from '../command-fault.ts'
import { readReason, refuseMore } from '../command-words.ts'

/** What `npm run exemptions` is asked to do. */
export type ExemptionsCommand =
  | { readonly name: 'list' }
  | { readonly name: 'show' | 'approve' | 'document'; readonly code: string }
  | { readonly name: 'refuse' | 'withdraw'; readonly code: string; readonly reason: string }

/** Reads the words of the command line, undefined for help; throws a `CommandFault` for what cannot be meant. */
export function readExemptionsCommand(args: readonly string[]): ExemptionsCommand | undefined {
  const [name = 'list', code, text, ...rest] = args
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
      return { name, code: readCode(name, code) }
    case 'refuse':
    case 'withdraw':
      refuseMore(name, rest)
      return { name, code: readCode(name, code), reason: whyOf(name, text) }
    default:
      throw new CommandFault(`There is no command "${name}".`)
  }
}

function readCode(name: string, code: string | undefined): string {
  if (code === undefined) throw new CommandFault(`"${name}" needs the code of a certificate.`)
  return code.trim().toUpperCase()
}

/** It stands in the history of the certificate, and in the mail to its buyer. */
function whyOf(name: string, text: string | undefined): string {
  const example = `${name} EX-7K3Q9XWD "the certificate is not signed"`
  return readReason(text, `Please say why, in quotes; the buyer reads it: ${example}`)
}
