import type { GoTrueClient } from '@supabase/auth-js'
import type { z } from 'zod/mini'
import { sessionFault } from '../sign-in/session-fault.ts'
import type { Fault, Outcome } from './outcome.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Asking {
  readonly method?: Method
  readonly body?: unknown
}

/** Asks the shop for something of a session; a refusal comes back as its sentence. */
export interface Asker {
  readonly ask: <T>(path: string, schema: z.ZodMiniType<T>, asking?: Asking) => Promise<Outcome<T>>
  /** The same, for an answer that is read otherwise. */
  readonly send: (path: string, asking?: Asking) => Promise<Outcome<Response>>
}

interface AskingRules {
  /** What all paths begin with. */
  readonly base: string
  readonly authClient: () => GoTrueClient
  /** How the shop words a refusal. */
  readonly refusal: z.ZodMiniType<{ readonly error: string }>
  /** What is said when the shop is not reached. */
  readonly unreached: Fault
}

const SIGNED_OUT = { sentence: 'You were signed out. Please sign in again.' }
const BROKEN = { sentence: 'This did not work just now. Please try again in a moment.' }

/** How the shop is asked with the access token of a session, which ends here when it has ended there. */
export function openAsking({ base, authClient, refusal, unreached }: AskingRules): Asker {
  async function ask<T>(
    path: string,
    schema: z.ZodMiniType<T>,
    asking: Asking = {},
  ): Promise<Outcome<T>> {
    const answer = await send(path, asking)
    if (!answer.ok) return answer
    const body: unknown = await answer.data.json().catch(() => undefined)
    const parsed = schema.safeParse(body)
    return parsed.success ? { ok: true, data: parsed.data } : { ok: false, fault: BROKEN }
  }

  async function send(path: string, asking: Asking = {}): Promise<Outcome<Response>> {
    const { data, error } = await authClient().getSession()
    if (data.session === null) {
      return { ok: false, fault: error === null ? SIGNED_OUT : sessionFault(error) }
    }
    const response = await fetch(
      `${base}/${path}`,
      requestOf(data.session.access_token, asking),
    ).catch(() => undefined)
    if (response === undefined) return { ok: false, fault: unreached }
    return response.ok ? { ok: true, data: response } : refusalOf(response)
  }

  async function refusalOf(response: Response): Promise<Outcome<never>> {
    if (response.status === 401) {
      // The session was ended elsewhere: nothing of it may stay in this browser.
      await authClient().signOut({ scope: 'local' })
      return { ok: false, fault: SIGNED_OUT }
    }
    const body: unknown = await response.json().catch(() => undefined)
    const parsed = refusal.safeParse(body)
    return { ok: false, fault: parsed.success ? { sentence: parsed.data.error } : BROKEN }
  }

  return { ask, send }
}

function requestOf(accessToken: string, { method = 'GET', body }: Asking): RequestInit {
  const authorization = `Bearer ${accessToken}`
  if (body === undefined) return { method, headers: { authorization } }
  return {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}
