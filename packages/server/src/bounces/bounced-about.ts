import type { BouncedAbout } from '@millrun/commerce/desk/bounced-mail'
import type { OrderDatabase } from '../database/order-database.ts'
import type { MailKind } from '../mail/mail.ts'

/** What one of our mails is about. */
export interface About {
  readonly about: BouncedAbout
  readonly orderId?: string
  readonly kind?: MailKind
}

interface Bounced {
  readonly mailId: string
  readonly address: string
}

/**
 * What a mail of ours was about, by its id; undefined for one that we never wrote. A mail with a code is not kept once
 * it is sent: what came back from the address of an account, under an id that nothing else has, was one of those.
 */
export async function bouncedAbout(
  database: Pick<OrderDatabase, 'selectFrom'>,
  { mailId, address }: Bounced,
): Promise<About | undefined> {
  const mail = await database
    .selectFrom('mails')
    .select(['order_id', 'kind'])
    .where('id', '=', mailId)
    .executeTakeFirst()
  if (mail !== undefined) return { about: 'order', orderId: mail.order_id, kind: mail.kind }
  const certificate = await database
    .selectFrom('exemption_mails')
    .select('id')
    .where('id', '=', mailId)
    .executeTakeFirst()
  if (certificate !== undefined) return { about: 'certificate' }
  const application = await database
    .selectFrom('trade_applications')
    .select('id')
    // Its id, and the state that the mail told of.
    .where('id', '=', mailId.replace(/-[a-z]+$/, ''))
    .executeTakeFirst()
  if (application !== undefined) return { about: 'trade' }
  const quote = await database
    .selectFrom('quote_versions')
    .select('id')
    // Its id, and when it was mailed before.
    .where('id', '=', mailId.replace(/-\d{13,}$/, ''))
    .executeTakeFirst()
  if (quote !== undefined) return { about: 'quote' }
  return (await isOfAccount(database, { mailId, address })) ? { about: 'account' } : undefined
}

async function isOfAccount(
  database: Pick<OrderDatabase, 'selectFrom'>,
  { mailId, address }: Bounced,
): Promise<boolean> {
  const waiting = await database
    .selectFrom('account_mails')
    .select('id')
    .where('id', '=', mailId)
    .executeTakeFirst()
  if (waiting !== undefined) return true
  const account = await database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', address)
    .executeTakeFirst()
  return account !== undefined
}
