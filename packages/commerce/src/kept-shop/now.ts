import { z } from 'zod/mini'

export const NowSchema = z.object({
  /** The script that starts the shop in browsers: its name changes with every other one. */
  build: z.string(),
  /** Where it says what has changed on the shelf since the build; null while nothing has. */
  shelf: z.nullable(z.string()),
  /** Whether browsers are to keep the shop. */
  isKept: z.boolean(),
})

/** What the shop shows just now. */
export type Now = z.infer<typeof NowSchema>
