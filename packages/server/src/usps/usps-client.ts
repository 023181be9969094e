import { stateCode } from '@millrun/commerce/address/postal-states'
import { readZip } from '@millrun/commerce/address/zip-code'
import type { Address, AddressCheck } from '@millrun/commerce/functions'
import type { FastifyBaseLogger } from 'fastify'
import { postalText } from '../address/postal-text.ts'
import type { UspsSettings } from '../environment.ts'
import { accessToken, TokenReply } from '../paypal/access-token.ts'
import { readAddressReply, readRefusal } from './address-reply.ts'

/** The postal service's address check (USPS Addresses API v3). */
export interface UspsClient {
  /** What the postal service says about an address, or undefined when it cannot be asked now. */
  readonly check: (address: Address) => Promise<AddressCheck | undefined>
}

const TIMEOUT_MS = 3000
/** How long it is left alone after it refused us, when it does not say so itself. */
const REST_MS = 15 * 60_000
const LONGEST_REST_MS = 24 * 60 * 60_000

export function uspsClient(
  settings: UspsSettings,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  now = Date.now,
): UspsClient {
  const token = accessToken(fetchToken, now)
  let restsUntil = 0

  async function check(address: Address): Promise<AddressCheck | undefined> {
    const query = addressQuery(address)
    if (query === undefined || now() < restsUntil) return undefined
    try {
      return await ask(address, query)
    } catch (error) {
      log.warn({ err: error }, 'USPS did not answer')
      return undefined
    }
  }

  async function ask(address: Address, query: string): Promise<AddressCheck | undefined> {
    const response = await authorized(`${settings.apiBase}/addresses/v3/address?${query}`)
    if (response.ok) return readAddressReply(address, await response.json())
    if (response.status === 400 || response.status === 404) {
      return readRefusal(address, await response.text())
    }
    rest(response)
    return undefined
  }

  /** A token can end before its time; then a new one is tried, once. */
  async function authorized(url: string): Promise<Response> {
    const held = await token.get()
    const response = await fetchWith(url, held)
    if (response.status !== 401) return response
    token.drop(held)
    await response.body?.cancel()
    return fetchWith(url, await token.get())
  }

  /** No licence, no more calls this hour, or out of order: in all these cases asking again is no use. */
  function rest({ status, headers }: Response): void {
    const seconds = Number(headers.get('retry-after'))
    restsUntil = now() + (seconds > 0 ? Math.min(seconds * 1000, LONGEST_REST_MS) : REST_MS)
    const message = 'USPS does not serve us; addresses are checked without it for a while'
    if (status === 429 || status >= 500) log.warn({ status }, message)
    else log.error({ status }, message)
  }

  async function fetchToken() {
    const response = await askForToken(settings)
    if (!response.ok) {
      rest(response)
      throw new Error(`USPS refused an access token (${response.status}).`)
    }
    return TokenReply.parse(await response.json())
  }

  return { check }
}

function askForToken({ apiBase, clientId, clientSecret }: UspsSettings): Promise<Response> {
  return fetch(`${apiBase}/oauth2/v3/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
      scope: 'addresses',
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

function fetchWith(url: string, held: string): Promise<Response> {
  return fetch(url, {
    headers: { authorization: `Bearer ${held}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

/**
 * An address as a query of USPS; what is empty is left out, because empty values are refused. Undefined
 * for what USPS does not take: it needs a street, a state, and a city or a ZIP code.
 */
function addressQuery(address: Address): string | undefined {
  const state = stateCode(postalText(address.state))
  const { zipCode = '', zipPlus4 = '' } = readZip(address.zipCode) ?? {}
  const fields = {
    streetAddress: address.streetAddress.trim(),
    secondaryAddress: address.secondaryAddress.trim(),
    city: address.city.trim(),
    state: state ?? '',
    ZIPCode: zipCode,
    ZIPPlus4: zipPlus4,
  }
  const isComplete =
    state !== undefined && fields.streetAddress !== '' && `${fields.city}${fields.ZIPCode}` !== ''
  if (!isComplete) return undefined
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString()
}
