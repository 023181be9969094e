import { type RowMailDesk, startRowMails } from '../mail/row-mails.ts'
import type { Rounds } from '../rounds.ts'
import { quoteMail } from './quote-mail.ts'
import { acceptingOrder } from './quote-state.ts'
import { newestVersion, versionById } from './quote-store.ts'

/** Sends the quotes that are to be mailed, and goes on trying. */
export function startQuoteMails(desk: RowMailDesk): Rounds {
  const { database, shopOrigin, now } = desk

  async function mailOf(id: string) {
    const version = await versionById(database, id)
    if (version === undefined || version.email === '' || version.withdrawnAt !== undefined) {
      return undefined
    }
    const { quoteId, number, mailedAt } = version
    const newest = await newestVersion(database, quoteId)
    // Changed or accepted meanwhile: its client has nothing to do with this one any more.
    if (newest.id !== id || (await acceptingOrder(database, quoteId)) !== undefined)
      return undefined
    const at = now()
    // Asked for once more, it is another mail.
    const mailId = mailedAt === undefined ? id : `${id}-${mailedAt.getTime()}`
    return {
      sending: {
        messageId: mailId,
        fileName: `${number}-${mailId}.eml`,
        date: at,
        mail: quoteMail(version, { shopOrigin, at }),
      },
      takeOut: (outcome: 'sent' | 'back') =>
        database
          .updateTable('quote_versions')
          .set({
            next_mail_at: null,
            ...(outcome === 'sent' && { mailed_at: at.toISOString() }),
          })
          .where('id', '=', id)
          .execute(),
    }
  }

  return startRowMails(desk, { table: 'quote_versions', about: 'a quote', mailOf })
}
