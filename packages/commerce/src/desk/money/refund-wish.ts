import { z } from 'zod/mini'
import { amountToCents } from '../../dollars.ts'

export const LONGEST_REASON = 200

const MOST_LINES = 200
const WHICH = 'Please say which pieces, or an amount, and not both.'
const PIECES = 'Please give back a whole number of pieces, at least one.'

/** Why something is done, on one line. */
export const ReasonSchema = z
  .string('Please say why.')
  .check(
    z.trim(),
    z.minLength(1, 'Please say why.'),
    z.maxLength(LONGEST_REASON, `A reason takes at most ${LONGEST_REASON} letters.`),
    z.regex(/^[^\r\n]*$/, 'Please give the reason on one line.'),
  )

const AmountSchema = z
  .string('Please give the amount as a text such as 12.50.')
  .check(
    z.refine(
      (text) => (amountToCents(text) ?? 0) > 0,
      'Please give an amount above zero, such as 12.50.',
    ),
  )

/** Pieces of a line of an order. */
export const PiecesSchema = z.object({
  id: z.string(),
  quantity: z.number(PIECES).check(z.int(PIECES), z.minimum(1, PIECES)),
})
export type Pieces = z.infer<typeof PiecesSchema>

/** What is to go back of an order: pieces, an amount, or without either all that is left. */
export const RefundRequestSchema = z
  .object({
    lines: z.optional(
      z.array(PiecesSchema).check(
        z.minLength(1, WHICH),
        z.maxLength(MOST_LINES, WHICH),
        z.refine(
          (lines) => new Set(lines.map(({ id }) => id)).size === lines.length,
          'Please name each line once.',
        ),
      ),
    ),
    amount: z.optional(AmountSchema),
    reason: ReasonSchema,
    /** The pieces come back onto the shelf. */
    restock: z._default(z.boolean(), false),
    /** The pieces are not sent any more. */
    cancel: z._default(z.boolean(), false),
    /** The same was given back before, and is meant once more. */
    again: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ lines, amount }) => lines === undefined || amount === undefined, WHICH),
    z.refine(
      ({ amount, restock, cancel }) => amount === undefined || !(restock || cancel),
      'An amount names no pieces: please refund by line to put pieces back, or not to send them.',
    ),
  )
export type RefundRequest = z.infer<typeof RefundRequestSchema>

export const CancelRequestSchema = z.object({ reason: ReasonSchema })
