import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'
import { openAuthClient } from './auth-client.ts'
import { forgetAccount } from './local-copies.ts'

/** What is to be done before a session opens the account. */
export type Demand = 'second-factor' | 'password' | 'nothing'

export type SessionState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly session: Session; readonly demand: Demand }

interface Opened {
  readonly client: GoTrueClient
  readonly close: () => void
}

const OPENING: SessionState = { kind: 'opening' }

const listeners = new Set<() => void>()
let state: SessionState = OPENING
let opened: Opened | undefined
let isRecovering = false

/** How this browser is signed in, from one change to the next. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, readSession, () => OPENING)
}

export function readSession(): SessionState {
  return state
}

/** The client of the session while somebody looks at the account. Throws when nobody does. */
export function authClient(): GoTrueClient {
  if (opened === undefined) throw new Error('the account is not open')
  return opened.client
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  opened ??= open()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    opened?.close()
    opened = undefined
    state = OPENING
    isRecovering = false
  }
}

function open(): Opened {
  const client = openAuthClient()
  const { subscription } = client.onAuthStateChange((event, session) => {
    void change(client, event, session)
  }).data
  return {
    client,
    close: () => {
      subscription.unsubscribe()
      void client.dispose()
    },
  }
}

async function change(
  client: GoTrueClient,
  event: AuthChangeEvent,
  session: Session | null,
): Promise<void> {
  if (event === 'PASSWORD_RECOVERY') isRecovering = true
  if (event === 'USER_UPDATED' || session === null) isRecovering = false
  if (session === null) forgetAccount()
  const next: SessionState =
    session === null
      ? { kind: 'signed-out' }
      : { kind: 'signed-in', session, demand: await demandOf(client, session) }
  // Whoever has left meanwhile, or came back, is not told of a session of before.
  if (opened?.client !== client) return
  state = next
  for (const listener of listeners) listener()
}

async function demandOf(client: GoTrueClient, session: Session): Promise<Demand> {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel()
  if (data?.nextLevel === 'aal2' && data.currentLevel !== 'aal2') return 'second-factor'
  const { has_password: hasPassword } = session.user.app_metadata
  return isRecovering || hasPassword === false ? 'password' : 'nothing'
}
