import { z } from 'zod/mini'

/** Which part of what was done is meant: by whom, to what, and from where the part before ended. */
export const StaffActionsQuerySchema = z.object({
  actor: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254))),
  subject: z.optional(z.string().check(z.trim(), z.maxLength(254))),
  cursor: z.optional(
    z
      .string()
      .check(
        z.regex(/^[\w:.-]{1,90}$/, 'This place in the list is not known; please load it again.'),
      ),
  ),
})
export type StaffActionsQuery = z.infer<typeof StaffActionsQuerySchema>

/** Who did what, with what it was before and after. */
export const StaffActionSchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  role: z.string(),
  deed: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type StaffAction = z.infer<typeof StaffActionSchema>

/** The newest first. */
export const StaffActionsSchema = z.object({
  actions: z.array(StaffActionSchema),
  /** The `cursor` of those that follow; null at the end. */
  next: z.nullable(z.string()),
})
