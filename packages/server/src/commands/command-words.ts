import { LONGEST_REASON } from '@millrun/commerce/desk/people/decision-reason'
import { oneLine } from '@millrun/commerce/text-field'
import { CommandFault } from './command-fault.ts'

/** Throws for a word too many. */
export function refuseMore(name: string, [extra]: readonly string[]): void {
  if (extra !== undefined) throw new CommandFault(`"${name}" does not take "${extra}".`)
}

/** Why something is decided, on one line. Throws the sentence that asks for it. */
export function readReason(text: string | undefined, sentence: string): string {
  const reason = oneLine(text ?? '')
  if (reason !== '' && reason.length <= LONGEST_REASON) return reason
  throw new CommandFault(sentence)
}
