import { z } from 'zod/mini'
import { ReasonSchema } from '../money/refund-wish.ts'
import { DecisionReasonSchema } from '../people/decision-reason.ts'

/** How many things had happened to the return that was looked at: whoever was faster is told of instead. */
const seen = z.optional(z.number().check(z.int()))

const WHOLE = 'Please give whole numbers of pieces.'
const count = z.number(WHOLE).check(z.int(WHOLE), z.minimum(0, WHOLE))

/** `approve`: the pieces come back. `keep`: they stay with the buyer. */
export const ReturnDecisionSchema = z
  .object({
    decision: z.enum(['approve', 'keep', 'refuse'], 'Please approve or refuse.'),
    reason: DecisionReasonSchema,
    seen,
  })
  .check(
    z.refine(
      ({ decision, reason }) => decision !== 'refuse' || reason !== '',
      'Please say why; it stands in the mail.',
    ),
  )
export type ReturnDecision = z.infer<typeof ReturnDecisionSchema>

/** Pieces that are here again, and how many of them go back onto the shelf. */
export const ReceivedPiecesSchema = z.object({
  lines: z.array(z.object({ id: z.string(), quantity: count, toStock: count })).check(
    z.refine(
      (lines) => lines.some(({ quantity }) => quantity > 0),
      'Please say how many pieces are here.',
    ),
    z.refine(
      (lines) => lines.every(({ quantity, toStock }) => toStock <= quantity),
      'No more pieces can go onto the shelf than are here.',
    ),
  ),
  seen,
})
export type ReceivedPieces = z.infer<typeof ReceivedPiecesSchema>

export const ReturnRefundSchema = z.object({ reason: ReasonSchema, seen })

export const CloseReturnSchema = z.object({ reason: ReasonSchema, seen })
