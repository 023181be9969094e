import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'

/** How this browser is signed in; `demand` is what is to be done before the session opens anything. */
export type SessionState<D> =
  | { readonly kind: 'opening' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly session: Session; readonly demand: D }

interface SessionRules<D> {
  readonly openClient: () => GoTrueClient
  /** What a session owes yet; `isRecovering` after the code of a forgotten password. */
  readonly demandOf: (client: GoTrueClient, session: Session, isRecovering: boolean) => Promise<D>
  /** The session has ended: whatever it left is forgotten. */
  readonly onSignedOut?: () => void
}

export interface SessionStore<D> {
  /** How this browser is signed in, from one change to the next. */
  readonly useSession: () => SessionState<D>
  readonly readSession: () => SessionState<D>
  /** The client of the session while somebody looks at it. Throws when nobody does. */
  readonly authClient: () => GoTrueClient
}

interface Opened {
  readonly client: GoTrueClient
  readonly close: () => void
}

type OnChange = (
  client: GoTrueClient,
  event: AuthChangeEvent,
  session: Session | null,
) => Promise<void>

const OPENING = { kind: 'opening' } as const

/** Keeps the one client of a document's session, which is open while somebody looks at the session. */
export function createSessionStore<D>(rules: SessionRules<D>): SessionStore<D> {
  const listeners = new Set<() => void>()
  let state: SessionState<D> = OPENING
  let opened: Opened | undefined
  let isRecovering = false

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    opened ??= open(rules.openClient(), change)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      opened?.close()
      opened = undefined
      state = OPENING
      isRecovering = false
    }
  }

  const change: OnChange = async (client, event, session) => {
    if (event === 'PASSWORD_RECOVERY') isRecovering = true
    if (event === 'USER_UPDATED' || session === null) isRecovering = false
    if (session === null) rules.onSignedOut?.()
    const next: SessionState<D> =
      session === null
        ? { kind: 'signed-out' }
        : {
            kind: 'signed-in',
            session,
            demand: await rules.demandOf(client, session, isRecovering),
          }
    // Whoever has left meanwhile, or came back, is not told of a session of before.
    if (opened?.client !== client) return
    state = next
    for (const listener of listeners) listener()
  }

  return {
    useSession: () =>
      useSyncExternalStore(
        subscribe,
        () => state,
        () => OPENING,
      ),
    readSession: () => state,
    authClient: () => {
      if (opened === undefined) throw new Error('nobody looks at the session')
      return opened.client
    },
  }
}

function open(client: GoTrueClient, onChange: OnChange): Opened {
  const { subscription } = client.onAuthStateChange((event, session) => {
    void onChange(client, event, session)
  }).data
  return {
    client,
    close: () => {
      subscription.unsubscribe()
      void client.dispose()
    },
  }
}
