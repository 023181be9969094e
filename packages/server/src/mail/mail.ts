/** A mail as it is handed over. */
export interface Mail {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where a mail program sends the wish not to get such mails (RFC 8058); commercial messages alone have it. */
  readonly stopAddress?: string
}

/**
 * What an order is written about. To the buyer: `confirmation`, `payment` (what was owed has come), `received` (PayPal still checks the
 * payment), `failed` (it came to nothing), `again` (asked for once more), `delay` (asks to agree to a later day), `cancelled`
 * (the buyer did not), `note` (what somebody of the shop has written to it), `ready` (to be picked up), `part`, `shipped`
 * and `picked_up` (what has left, and whether more follows), `refund` (what was given back), `return` (what was done about
 * what the buyer returns or reports), `rating` (asks what they think of it). To the address that the buyer named for papers:
 * `invoice`. To the business: `notice` (a paid order), `review` (one that somebody has to look at), `stop` (one that its
 * buyer has cancelled), `return_notice` (a return that is to be decided), `bounced` (a mail about it came back).
 */
export type MailKind =
  | 'confirmation'
  | 'payment'
  | 'received'
  | 'failed'
  | 'again'
  | 'delay'
  | 'cancelled'
  | 'note'
  | 'ready'
  | 'part'
  | 'shipped'
  | 'picked_up'
  | 'refund'
  | 'rating'
  | 'invoice'
  | 'notice'
  | 'review'
  | 'stop'
  | 'return'
  | 'return_notice'
  | 'bounced'
