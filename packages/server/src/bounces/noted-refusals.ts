import { business } from '@millrun/commerce/business'
import { z } from 'zod'
import type { MailTransport } from '../mail/mail-transport.ts'
import { type BounceDesk, keepBounce } from './keep-bounce.ts'

/** What nodemailer says when the server did not take the recipient. */
const RefusedRecipient = z.object({
  command: z.literal('RCPT TO'),
  responseCode: z.number(),
  response: z.string(),
})

/** RFC 5321, 4.2.3: there is no such mailbox, it is elsewhere, is full, or its name is none. */
const NO_SUCH_MAILBOX: ReadonlySet<number> = new Set([550, 551, 552, 553])
/** RFC 3463, 3.8: the server has a rule against us, not against the address. */
const AGAINST_US = /^\d{3}[ -]5\.7\./

/**
 * A transport that takes the mails to addresses which the mail server refuses for good, and has them written down: trying
 * them again for days would help nobody.
 */
export function notedRefusals(transport: MailTransport, desk: BounceDesk): MailTransport {
  return {
    longestMs: transport.longestMs,
    async send(sending) {
      try {
        return await transport.send(sending)
      } catch (error) {
        const reason = refusalOf(error)
        const { messageId: mailId, mail } = sending
        // Our own address has to take mails: that is tried until it does, with the alarm of every mail that cannot be sent.
        if (reason === undefined || mail.to === business.email) throw error
        if (!(await keepBounce(desk, { mailId, address: mail.to, reason }))) throw error
        return 'back'
      }
    },
  }
}

function refusalOf(error: unknown): string | undefined {
  const refused = RefusedRecipient.safeParse(error).data
  if (refused === undefined || !NO_SUCH_MAILBOX.has(refused.responseCode)) return undefined
  return AGAINST_US.test(refused.response) ? undefined : refused.response
}
