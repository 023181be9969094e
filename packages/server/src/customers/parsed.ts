import type { z } from 'zod/mini'
import { Refusal } from '../http/refusal.ts'

const INCOMPLETE = 'This request is not complete; please reload the page and try again.'

/** What a body or a query says. Throws a `Refusal` with the first sentence about it. */
export function parsed<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const isOurs =
    issue !== undefined && /[A-Z].* /.test(issue.message) && !issue.message.startsWith('Invalid')
  throw new Refusal(422, isOurs ? issue.message : INCOMPLETE)
}
