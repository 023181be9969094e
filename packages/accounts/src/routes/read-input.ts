import { isEmailAddress } from '@millrun/commerce/email-address'
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'

/** RFC 5321 allows no longer one. */
const LONGEST_ADDRESS = 254
/** Far beyond what is taken, so that the rule for passwords can answer. */
const LONGEST_TEXT = 4096

/** An address as accounts have it: lower case, without spaces around it. */
export const Email = z
  .string('Unable to validate email address: invalid format')
  .max(LONGEST_ADDRESS, 'Unable to validate email address: it is too long')
  .transform((text) => text.trim().toLowerCase())
  .refine(isEmailAddress, 'Unable to validate email address: invalid format')

/** Exactly as it was typed. */
export const Password = z
  .string('A password is required')
  .max(LONGEST_TEXT, 'The password is too long')

const Named = z.object({ phone: z.unknown().optional() })

/** Refuses telephones: no text messages are sent. Clients send what they do not use as null. */
export function refusePhone(input: unknown): void {
  const named = Named.safeParse(input)
  if (!named.success || named.data.phone === undefined || named.data.phone === null) return
  throw new AuthRefusal(400, 'phone_provider_disabled', 'Phone signups are disabled')
}

/** Reads what was sent, or refuses it with the first thing that is wrong. */
export function readInput<T extends z.ZodType>(schema: T, input: unknown): z.infer<T> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const isWhole = issue === undefined || issue.path.length === 0
  throw new AuthRefusal(
    400,
    'validation_failed',
    isWhole ? 'The request is not what was expected' : issue.message,
  )
}

/** What people call their telephones and keys; PostgreSQL takes no zero characters. */
export const FriendlyName = z
  .string('The name is not what was expected')
  .trim()
  .max(120, 'The name is too long')
  .regex(/^\P{Cc}*$/u, 'The name is not what was expected')
