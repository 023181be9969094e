import type { GoTrueClient } from '@supabase/auth-js'
import { AUTH_PATH, openAuthClient } from '@millrun/ui/sign-in/auth-client'
import { tabName } from '@millrun/ui/sign-in/tab-name'

const TAB_KEY = 'millrun-desk-tab'

/** A client of our own sign-in server: no other one knows the shop's people. The session lies in this tab alone. */
export function openDeskClient(): GoTrueClient {
  return openAuthClient({
    url: AUTH_PATH,
    key: '',
    clientInfo: `millrun-desk/${tabName(TAB_KEY)}`,
    storage: tabStorage(),
    storageKey: sessionKey(),
  })
}

/** Where the session lies: named by its tab, so that the client tells no other tab of it. */
export function sessionKey(): string {
  return `millrun-desk-session-${tabName(TAB_KEY)}`
}

/** Where storage is forbidden, the client keeps the session in its memory. */
function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}
