import { z } from 'zod/mini'
import { emailAddress } from '../email-address.ts'

/** What a mail can be about, in the words of the desk. */
export const BOUNCED_ABOUT = {
  order: 'an order',
  certificate: 'an exemption certificate',
  trade: 'a trade application',
  quote: 'a quote',
  account: 'an account: a code or a link',
} as const

export type BouncedAbout = keyof typeof BOUNCED_ABOUT

/** A mail that came back, which somebody has to see to: its reader waits for it. */
export const BouncedMailSchema = z.object({
  id: z.string(),
  bouncedAt: z.string(),
  address: z.string(),
  about: z.enum(['order', 'certificate', 'trade', 'quote', 'account']),
  orderNumber: z.nullable(z.string()),
  /** What it said of its order: `confirmation`, `shipped`. */
  kind: z.nullable(z.string()),
  /** In the words of the mail server that did not take it. */
  reason: z.string(),
  /** The order is still written to at that address, so that another one helps. */
  isCurrent: z.boolean(),
})
export type BouncedMail = z.infer<typeof BouncedMailSchema>

export const BouncedMailsSchema = z.object({ bounces: z.array(BouncedMailSchema) })

export const READERS = ['buyer', 'papers'] as const

/** Who gets the mails of an order: its buyer, or whom the buyer named for papers. */
export type Reader = (typeof READERS)[number]

/** The address that somebody is to be written to about an order from now on. */
export const CorrectedEmailSchema = z.object({
  email: z
    .string()
    .check(z.trim(), z.maxLength(254), emailAddress('Please enter a valid email address')),
  reader: z._default(z.enum(READERS), 'buyer'),
})
