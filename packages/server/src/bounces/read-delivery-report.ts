import PostalMime, { type Attachment, type Email } from 'postal-mime'

/** What a mail server says about a mail that it could not deliver (RFC 3464). */
export interface DeliveryReport {
  /** The Message-ID of that mail, as it stands there. */
  readonly messageId: string
  readonly address: string
  /** Why, in the words of the server. */
  readonly reason: string
}

/**
 * Reads a mail that came in. Undefined for one that does not say for good that another mail was not delivered: a letter,
 * or the news that it will take longer.
 */
export async function readDeliveryReport(mail: Uint8Array): Promise<DeliveryReport | undefined> {
  const { attachments } = await PostalMime.parse(mail, {
    attachmentEncoding: 'utf8',
    forceRfc822Attachments: true,
  })
  const failed = await failedRecipient(contentOf(attachments, 'message/delivery-status'))
  const original =
    contentOf(attachments, 'message/rfc822') ?? contentOf(attachments, 'text/rfc822-headers')
  if (failed === undefined || original === undefined) return undefined
  const { messageId } = await PostalMime.parse(original)
  return messageId === undefined ? undefined : { messageId, ...failed }
}

function contentOf(attachments: readonly Attachment[], mimeType: string): string | undefined {
  const content = attachments.find((part) => part.mimeType === mimeType)?.content
  return typeof content === 'string' ? content : undefined
}

/** The first recipient whom a report gives up: below the fields about the mail there are some for each of them. */
async function failedRecipient(report = '') {
  for (const fields of report.split(/\r?\n(?:\r?\n)+/).slice(1)) {
    const recipient = await PostalMime.parse(fields)
    if (fieldOf(recipient, 'action')?.toLowerCase() !== 'failed') continue
    const address =
      valueOf(recipient, 'original-recipient') ?? valueOf(recipient, 'final-recipient')
    if (address === undefined) continue
    const status = fieldOf(recipient, 'status') ?? ''
    return { address, reason: valueOf(recipient, 'diagnostic-code') ?? status }
  }
  return undefined
}

function fieldOf({ headers }: Email, name: string): string | undefined {
  return headers.find(({ key }) => key === name)?.value.trim()
}

/** `rfc822; ada@example.com` without the word in front, which says how to read it. */
function valueOf(recipient: Email, name: string): string | undefined {
  const value = fieldOf(recipient, name)?.replace(/^[^;]*;\s*/, '')
  return value === '' ? undefined : value?.replaceAll(/\s+/g, ' ')
}
