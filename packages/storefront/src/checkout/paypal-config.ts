import { PayPalConfigSchema, type PayPalConfig } from '@millrun/commerce/functions'
import { callFunction } from './functions-client.ts'

/**
 * How the payment script is loaded; null when the server has no client id for it. Throws when the
 * server could not be asked, so that it is asked again.
 */
export async function fetchPayPalConfig(): Promise<PayPalConfig | null> {
  const reply = await callFunction('get-paypal-config', PayPalConfigSchema)
  if (reply.ok) return reply.data.clientId === '' ? null : reply.data
  if (reply.status === undefined) throw new Error('the payment settings could not be fetched')
  return null
}
