import type { z } from 'zod'
import { Refusal, detail, type RefusalDetail } from '../refusal.ts'

/** Parses a request body, or refuses it as PayPal does: 400 with one detail for each faulty field. */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(body, { reportInput: true })
  if (result.success) return result.data
  throw new Refusal(400, result.error.issues.map(faultDetail))
}

function faultDetail(fault: z.core.$ZodIssue): RefusalDetail {
  return detail(issueOf(fault), {
    field: `/${fault.path.map(String).join('/')}`,
    value: shown(fault.input),
    location: 'body',
  })
}

function issueOf(fault: z.core.$ZodIssue): string {
  if (fault.input === undefined || fault.input === null) return 'MISSING_REQUIRED_PARAMETER'
  if (fault.code === 'invalid_value') return 'INVALID_PARAMETER_VALUE'
  if (fault.code === 'too_big') {
    return fault.origin === 'array' ? 'INVALID_ARRAY_MAX_ITEMS' : 'INVALID_STRING_LENGTH'
  }
  if (fault.code === 'too_small') {
    return fault.origin === 'array' ? 'INVALID_ARRAY_MIN_ITEMS' : 'INVALID_STRING_LENGTH'
  }
  return 'INVALID_PARAMETER_SYNTAX'
}

function shown(input: unknown): string {
  return typeof input === 'string' || typeof input === 'number' ? String(input) : ''
}
