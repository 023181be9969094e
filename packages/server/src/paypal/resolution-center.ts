import { isSandbox } from './paypal-host.ts'

/** Where PayPal shows disputes and takes answers to them; the sandbox has a place of its own. */
export function resolutionCenter(apiBase: string): string {
  const host = isSandbox(apiBase) ? 'www.sandbox.paypal.com' : 'www.paypal.com'
  return `https://${host}/resolutioncenter/view`
}
