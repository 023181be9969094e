import { z } from 'zod/mini'
import { RETURN_REASON_CODES } from './return-reason.ts'

/**
 * `asked` until staff decide; `approved` while its pieces are awaited; `due` when they are here, or stay with the buyer,
 * and their money goes back; `refused`; `closed` when all is done.
 */
export const RETURN_STATUSES = ['asked', 'approved', 'due', 'refused', 'closed'] as const
export type ReturnStatus = (typeof RETURN_STATUSES)[number]

/** A line of which pieces can be returned, or a problem with them be told. */
export const ReturnableLineSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Pieces that have left, and were neither asked for nor given back. */
  quantity: z.number(),
  madeFor: z.nullable(z.enum(['cut', 'made'])),
  /** The day in New Jersey from which its days are counted. */
  arrivedBy: z.string(),
})

/** A return as its buyer is told. */
export const ToldReturnSchema = z.object({
  /** `R-7K3Q9XWD`. */
  number: z.string(),
  status: z.enum(RETURN_STATUSES),
  reason: z.enum(RETURN_REASON_CODES),
  /** It was told of after the days for it. */
  isLate: z.boolean(),
  /** Its pieces are to be sent to us now. */
  comesBack: z.boolean(),
  lines: z.array(z.object({ title: z.string(), quantity: z.number(), received: z.number() })),
  /** The oldest first; times are ISO texts in UTC. */
  history: z.array(z.object({ at: z.string(), sentence: z.string() })),
})
export type ToldReturn = z.infer<typeof ToldReturnSchema>
