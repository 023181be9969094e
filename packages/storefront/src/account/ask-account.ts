import { ACCOUNT_API } from '@millrun/commerce/account/account-api'
import { RefusalSchema } from '@millrun/commerce/functions'
import type { z } from 'zod/mini'
import { UNREACHED, type Outcome } from './outcome.ts'
import { authClient } from './session/session.ts'
import { signOut } from './session/sign-in-steps.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Asking {
  readonly method?: Method
  readonly body?: unknown
}

const SIGNED_OUT = { sentence: 'You were signed out. Please sign in again.' }
const BROKEN = { sentence: 'This did not work just now. Please try again in a moment.' }

/** Asks the shop for something of this account; a refusal comes back as its sentence. */
export async function askAccount<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  asking: Asking = {},
): Promise<Outcome<T>> {
  const answer = await sendAccount(path, asking)
  if (!answer.ok) return answer
  const body: unknown = await answer.data.json().catch(() => undefined)
  const parsed = schema.safeParse(body)
  return parsed.success ? { ok: true, data: parsed.data } : { ok: false, fault: BROKEN }
}

/** The same, for an answer that is read otherwise. */
export async function sendAccount(path: string, asking: Asking = {}): Promise<Outcome<Response>> {
  const { data } = await authClient().getSession()
  if (data.session === null) return { ok: false, fault: SIGNED_OUT }
  const { method = 'GET', body } = asking
  const response = await fetch(`${ACCOUNT_API}/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${data.session.access_token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined)
  if (response === undefined) return { ok: false, fault: UNREACHED }
  if (response.ok) return { ok: true, data: response }
  return refusalOf(response)
}

async function refusalOf(response: Response): Promise<Outcome<never>> {
  if (response.status === 401) {
    // The session was ended elsewhere: nothing of the account may stay in this browser.
    await signOut('local')
    return { ok: false, fault: SIGNED_OUT }
  }
  const body: unknown = await response.json().catch(() => undefined)
  const parsed = RefusalSchema.safeParse(body)
  return { ok: false, fault: parsed.success ? { sentence: parsed.data.error } : BROKEN }
}
