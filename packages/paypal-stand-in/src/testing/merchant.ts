import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { testAccount } from '../stand-in.ts'

type Call = {
  method?: string
  body?: unknown
  headers?: Record<string, string>
}

/** A shop's server that talks to a stand-in over HTTP, with a token of its own. */
export type Merchant = {
  base: string
  call: (path: string, call?: Call) => Promise<{ status: number; headers: Headers; body: unknown }>
}

const tokenSchema = z.object({ access_token: z.string() })

/** Starts the stand-in on a free port and fetches a token. */
export async function openMerchant(app: FastifyInstance): Promise<Merchant> {
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetchToken(base, `${testAccount.clientId}:${testAccount.clientSecret}`)
  const { access_token: token } = tokenSchema.parse(await answer.json())
  return {
    base,
    async call(path, { method = 'GET', body, headers = {} } = {}) {
      const response = await fetch(`${base}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      const parsed: unknown = text === '' ? undefined : JSON.parse(text)
      return { status: response.status, headers: response.headers, body: parsed }
    },
  }
}

/** Asks for a token with `client:secret`. */
export function fetchToken(base: string, credentials: string): Promise<Response> {
  return fetch(`${base}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
}
