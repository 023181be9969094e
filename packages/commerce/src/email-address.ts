import { z } from 'zod/mini'

/**
 * Whether a trimmed text is an e-mail address, as the schema library judges it; `message` is what is said
 * about one that is none. The contact form, the checkout form and with it the server ask nothing else.
 */
export function emailAddress(message: string): z.ZodMiniEmail {
  return z.email(message)
}

/** Whether a trimmed text is an e-mail address, in the same judgement. */
export function isEmailAddress(text: string): boolean {
  return z.email().safeParse(text).success
}
