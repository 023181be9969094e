import type { GoTrueClient } from '@supabase/auth-js'
import { AUTH_PATH, openAuthClient } from '@millrun/ui/sign-in/auth-client'
import { tabName } from '@millrun/ui/sign-in/tab-name'
import { ACCOUNT_KEYS } from './local-copies.ts'

/** Names this tab to the sign-in server: a code confirms the password that was chosen in the same tab alone. */
const TAB_KEY = 'millrun-account-tab'

/** A client of the sign-in server that the pages were built for, with the session that this browser keeps. */
export function openAccountClient(): GoTrueClient {
  const { VITE_AUTH_URL: url = '', VITE_AUTH_KEY: key = '' } = import.meta.env
  return openAuthClient({
    url: url === '' ? AUTH_PATH : url,
    key,
    clientInfo: `millrun-account/${tabName(TAB_KEY)}`,
    storageKey: `${ACCOUNT_KEYS}session`,
  })
}
