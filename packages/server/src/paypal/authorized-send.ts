import type { PayPalSettings } from '../environment.ts'
import { accessToken, TokenReply } from './access-token.ts'
import { PayPalError } from './paypal-error.ts'
import type { Call, Send } from './paypal-transport.ts'

/** Sends calls in the shop's name: with an access token, and once more with a new one when it has ended. */
export function authorizedSend(send: Send, settings: PayPalSettings, timeoutMs: number): Send {
  const token = accessToken(() =>
    send(tokenCall(settings, timeoutMs), (reply) => TokenReply.parse(reply)),
  )

  /** What was tried with the old token may have been done, whatever the answer to the new one is. */
  async function sendAgain<T>(
    call: Call,
    read: (reply: unknown) => T,
    isInDoubt: boolean,
  ): Promise<T> {
    try {
      return await send(withToken(call, await token.get()), read)
    } catch (error) {
      throw isInDoubt && error instanceof PayPalError ? error.inDoubt(call.name) : error
    }
  }

  return async function sendAuthorized(call, read) {
    const held = await token.get()
    try {
      return await send(withToken(call, held), read)
    } catch (error) {
      if (!(error instanceof PayPalError && error.status === 401)) throw error
      token.drop(held)
      return await sendAgain(call, read, error.isInDoubt)
    }
  }
}

function tokenCall({ clientId, clientSecret }: PayPalSettings, timeoutMs: number): Call {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  return {
    name: 'access token',
    method: 'POST',
    path: '/v1/oauth2/token',
    timeoutMs,
    headers: {
      authorization: `Basic ${credentials}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  }
}

function withToken(call: Call, token: string): Call {
  const json = call.body === undefined ? {} : { 'content-type': 'application/json' }
  return { ...call, headers: { ...json, ...call.headers, authorization: `Bearer ${token}` } }
}
