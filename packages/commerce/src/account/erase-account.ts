import { z } from 'zod/mini'

/** Erases the account of whoever types its address once more. */
export const EraseRequestSchema = z.object({ email: z.string().check(z.trim(), z.maxLength(254)) })

export const ErasedSchema = z.object({
  /** Orders of which nothing is left that names their buyer. */
  forgotten: z.number(),
  /** Orders that are still under way, and are forgotten when they are done. */
  underWay: z.number(),
})
