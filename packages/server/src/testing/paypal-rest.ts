import { z } from 'zod'

export interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

const AnyObject = z.record(z.string(), z.unknown())

/** PayPal's own interface, as somebody else who works for the business may use it: GET, or POST with a body. */
export type PayPalRest = (path: string, body?: object) => Promise<Answer>

export function payPalRest(origin: string): PayPalRest {
  return async function rest(path, body) {
    const token = await call(`${origin}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa('millrun-test-client:millrun-test-secret')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    const headers = { authorization: `Bearer ${String(token.body['access_token'])}` }
    return call(`${origin}${path}`, body === undefined ? { headers } : jsonPost(body, headers))
  }
}

export function jsonPost(body: unknown, headers: Record<string, string> = {}): RequestInit {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...headers } }
}

/** The answer to a request, with the JSON in it. */
export async function call(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init)
  const text = await response.text()
  return {
    status: response.status,
    body: text === '' ? {} : AnyObject.parse(JSON.parse(text)),
  }
}
