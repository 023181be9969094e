import { z } from 'zod/mini'

/** The reply of a token call; some services send the seconds as text. */
export const TokenReply = z.object({ access_token: z.string(), expires_in: z.coerce.number() })

/** A token is renewed this long before it ends. */
const MARGIN_MS = 120_000

export interface AccessToken {
  /** The token; many callers at once make one request. Rejects with what `fetchToken` rejects with. */
  readonly get: () => Promise<string>
  /** Forgets a token that was refused. */
  readonly drop: (token: string) => void
}

/** Keeps an OAuth token for as long as it holds. Time is in milliseconds. */
export function accessToken(
  fetchToken: () => Promise<z.infer<typeof TokenReply>>,
  now = Date.now,
): AccessToken {
  let held: { readonly token: string; readonly until: number } | undefined
  let underWay: Promise<string> | undefined

  async function renew(): Promise<string> {
    const reply = await fetchToken()
    const holdsMs = reply.expires_in * 1000
    held = { token: reply.access_token, until: now() + Math.max(holdsMs - MARGIN_MS, holdsMs / 2) }
    return held.token
  }

  return {
    async get() {
      if (held !== undefined && now() < held.until) return held.token
      underWay ??= renew().finally(() => {
        underWay = undefined
      })
      return underWay
    },
    drop(token) {
      if (held?.token === token) held = undefined
    },
  }
}
