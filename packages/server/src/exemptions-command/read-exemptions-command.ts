import { CommandFault } from '../orders-command/command-fault.ts'

/** What `npm run exemptions` is asked to do. */
export type ExemptionsCommand =
  | { readonly name: 'help' }
  | { readonly name: 'list' }
  | { readonly name: 'show' | 'approve' | 'document'; readonly code: string }
  | { readonly name: 'refuse' | 'withdraw'; readonly code: string; readonly reason: string }

/** As much as fits on a line of the history. */
const LONGEST_REASON = 200

/** Reads the words of the command line; throws a `CommandFault` for what cannot be meant. */
export function readExemptionsCommand(args: readonly string[]): ExemptionsCommand {
  const [name = 'list', code, text, ...rest] = args
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
      return { name, code: readCode(name, code) }
    case 'refuse':
    case 'withdraw':
      refuseMore(name, rest)
      return { name, code: readCode(name, code), reason: readReason(name, text) }
    default:
      throw new CommandFault(`There is no command "${name}".`)
  }
}

function refuseMore(name: string, [extra]: readonly string[]): void {
  if (extra !== undefined) throw new CommandFault(`"${name}" does not take "${extra}".`)
}

function readCode(name: string, code: string | undefined): string {
  if (code === undefined) throw new CommandFault(`"${name}" needs the code of a certificate.`)
  return code.trim().toUpperCase()
}

/** It stands in the history of the certificate, and in the mail to its buyer. */
function readReason(name: string, text = ''): string {
  const reason = text.replaceAll(/\p{Cc}/gu, ' ').trim()
  if (reason !== '' && reason.length <= LONGEST_REASON) return reason
  throw new CommandFault(
    `Please say why, in quotes; the buyer reads it: ${name} EX-7K3Q9XWD "the certificate is not signed"`,
  )
}
