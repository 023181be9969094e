import { z } from 'zod/mini'
import { LONGEST_JOB_NAME } from './job-name.ts'

/** What one account may keep, and how long one of it may be, in characters. */
export const MOST_KEPT = 200
export const LONGEST_KEPT = 65_536

const KINDS = ['cart', 'design'] as const
export type KeptKind = (typeof KINDS)[number]

const NAMELESS = 'Please give it a job name.'

/** A cart or a design as it is kept: of a cart the text of the saved cart, of a design its link. */
export const KeepRequestSchema = z.object({
  kind: z.enum(KINDS),
  jobName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, NAMELESS),
      z.maxLength(LONGEST_JOB_NAME, `Please use at most ${LONGEST_JOB_NAME} characters.`),
    ),
  content: z
    .string()
    .check(
      z.minLength(1, 'There is nothing to keep yet.'),
      z.maxLength(LONGEST_KEPT, 'This is too large to be kept.'),
    ),
  /** Which one it replaces, 0 where it is new: what another device has kept since is not written over. */
  replaces: z.number().check(z.int(), z.gte(0)),
})
export type KeepRequest = z.infer<typeof KeepRequestSchema>

/** The name of a kept thing: a UUID that the device made which kept it first. */
export const KEPT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const KeptEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  jobName: z.string(),
  version: z.number(),
  keptAt: z.string(),
})
export type KeptEntry = z.infer<typeof KeptEntrySchema>

/** All that is kept, the newest first, without its content. */
export const KeptListSchema = z.object({ kept: z.array(KeptEntrySchema) })

export const KeptWorkSchema = z.extend(KeptEntrySchema, { content: z.string() })
export type KeptWork = z.infer<typeof KeptWorkSchema>

/** Answers a request to keep what another device has changed in the meantime, with status 409. */
export const KeptConflictSchema = z.object({ error: z.string(), kept: KeptWorkSchema })
