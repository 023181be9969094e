import { GoTrueClient } from '@supabase/auth-js'

/** Where our own server signs in. */
export const AUTH_PATH = '/auth/v1'

interface AuthSettings {
  /** The address of the sign-in server, and the key that it asks for; '' where it asks for none. */
  readonly url: string
  readonly key: string
  /** Who asks, and the name of this tab. */
  readonly clientInfo: string
  /** Where the session is kept, and under which name. */
  readonly storage?: Storage | undefined
  readonly storageKey: string
}

/** A client of the sign-in server, with the session that is kept. */
export function openAuthClient(settings: AuthSettings): GoTrueClient {
  const { url, key, clientInfo, storage, storageKey } = settings
  return new GoTrueClient({
    url: new URL(url, window.location.origin).href,
    headers: { 'X-Client-Info': clientInfo, ...(key !== '' && { apikey: key }) },
    storageKey,
    ...(storage !== undefined && { storage }),
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
    flowType: 'implicit',
  })
}
