/** A mail as it is handed over. */
export interface Mail {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/**
 * What an order is written about: `confirmation` and `received` (a payment that PayPal still checks)
 * to the buyer, `notice` to the business, `again` to a buyer who asked for the mail once more.
 */
export type MailKind = 'confirmation' | 'received' | 'notice' | 'again'
