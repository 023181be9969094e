import { business } from '@millrun/commerce/business'

const DOMAIN = business.email.split('@')[1] ?? 'localhost'

/** The Message-ID of a mail of ours: the same whenever it is handed over. */
export function messageIdOf(mailId: string): string {
  return `<${mailId}@${DOMAIN}>`
}

/** The id of a mail of ours by its Message-ID; undefined for a mail of another's. */
export function mailIdIn(messageId: string): string | undefined {
  const [id, domain] = messageId.replaceAll(/[<>\s]/g, '').split('@')
  return domain?.toLowerCase() === DOMAIN ? id : undefined
}
