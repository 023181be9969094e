import { type RowMailDesk, startRowMails } from '../mail/row-mails.ts'
import type { Rounds } from '../rounds.ts'
import { tradeMail } from './trade-mail.ts'
import { findApplication, newestApplication } from './trade-store.ts'

/** Sends the mails about trade applications, and goes on trying. */
export function startTradeMails(desk: RowMailDesk): Rounds {
  const { database, shopOrigin } = desk

  async function mailOf(id: string) {
    const asked = await findApplication(database, id)
    const applicant = asked && (await newestApplication(database, asked.accountId))
    // Erased, or followed by a better one: then there is a mail about that.
    if (applicant?.id !== id) return undefined
    const { status, appliedAt, decidedAt } = applicant.application
    return {
      sending: {
        messageId: `${id}-${status}`,
        fileName: `trade-${id.slice(0, 8)}-${status}.eml`,
        date: new Date(decidedAt ?? appliedAt),
        mail: tradeMail(applicant, shopOrigin),
      },
      takeOut: () =>
        database
          .updateTable('trade_applications')
          .set({ next_mail_at: null })
          .where('id', '=', id)
          .where('status', '=', status)
          .execute(),
    }
  }

  return startRowMails(desk, { table: 'trade_applications', about: 'a trade account', mailOf })
}
