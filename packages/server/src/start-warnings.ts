import type { Environment } from './environment.ts'
import { isLoopback } from './loopback.ts'
import { takesRealMoney } from './paypal/paypal-host.ts'

/** What whoever starts the shop may have overlooked: settings that are allowed, and seldom meant. */
export function startWarnings(environment: Environment): readonly string[] {
  const { publicOrigin, payPal, trustProxy } = environment
  if (publicOrigin === undefined) return []
  const { hostname, protocol } = new URL(publicOrigin)
  const warnings: string[] = []
  if (!isLoopback(hostname) && !takesRealMoney(payPal.apiBase)) {
    warnings.push(`${publicOrigin} takes no real money: its payments go to ${payPal.apiBase}.`)
  }
  // The shop itself speaks no TLS.
  if (protocol === 'https:' && trustProxy === false) {
    warnings.push(
      `TRUST_PROXY is not set, but ${publicOrigin} is behind a proxy: ` +
        'all buyers count as one address for the limit of calls.',
    )
  }
  return warnings
}
