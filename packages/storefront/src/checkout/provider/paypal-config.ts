import { type PayPalConfig, PayPalConfigSchema } from '@millrun/commerce/functions'
import { queryOptions } from '@tanstack/react-query'
import { callFunction } from '../functions-client.ts'

export type ConfigAnswer =
  | { readonly ok: true; readonly config: PayPalConfig }
  /** `problem` is for support. */
  | { readonly ok: false; readonly problem: string }

/** The server knows it by heart. Asked four times, it is given up within half a minute. */
const TIMEOUT_MS = 5000

/**
 * How the payment script is loaded, or why the server does not say. Throws when the server could
 * not be asked, so that it is asked again.
 */
async function fetchPayPalConfig(): Promise<ConfigAnswer> {
  const reply = await callFunction('get-paypal-config', PayPalConfigSchema, undefined, TIMEOUT_MS)
  if (reply.ok) {
    const { data } = reply
    return data.clientId === ''
      ? { ok: false, problem: 'no client ID' }
      : { ok: true, config: data }
  }
  const { status, error = 'no client ID' } = reply
  if (status === undefined) throw new Error('the payment settings could not be fetched')
  return { ok: false, problem: `${status}, ${error}` }
}

/** Asked once: an answer that came again would mount the card fields anew, empty. */
export const payPalConfigQuery = queryOptions({
  queryKey: ['paypal-config'],
  queryFn: fetchPayPalConfig,
  staleTime: Infinity,
  gcTime: Infinity,
  // Offline the cache would wait without a word; so it is asked, fails, and asks again when online.
  networkMode: 'always',
  refetchOnReconnect: true,
})
