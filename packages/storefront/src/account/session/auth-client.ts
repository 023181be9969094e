import { GoTrueClient } from '@supabase/auth-js'
import { ACCOUNT_KEYS } from './local-copies.ts'

/** Where our own server signs customers in. */
const AUTH_PATH = '/auth/v1'

/** Names this tab to the sign-in server: a code confirms the password that was chosen in the same tab alone. */
const TAB_KEY = 'millrun-account-tab'

/** A client of the sign-in server, with the session that this browser keeps. */
export function openAuthClient(): GoTrueClient {
  const { VITE_AUTH_URL: url = '', VITE_AUTH_KEY: key = '' } = import.meta.env
  return new GoTrueClient({
    url: new URL(url === '' ? AUTH_PATH : url, window.location.origin).href,
    headers: {
      'X-Client-Info': `millrun-account/${tabName()}`,
      ...(key !== '' && { apikey: key }),
    },
    storageKey: `${ACCOUNT_KEYS}session`,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
    flowType: 'implicit',
  })
}

let inMemory: string | undefined

function tabName(): string {
  try {
    const kept = window.sessionStorage.getItem(TAB_KEY) ?? newName()
    window.sessionStorage.setItem(TAB_KEY, kept)
    return kept
  } catch {
    // Where storage is forbidden, the name lasts as long as the document.
    return (inMemory ??= newName())
  }
}

/** 128 bits by lot; `randomUUID` is missing where the shop is tried without https. */
function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
