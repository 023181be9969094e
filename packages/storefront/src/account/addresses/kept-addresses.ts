import { KeptAddressesSchema, type KeptAddress } from '@millrun/commerce/account/kept-address'
import { KEPT_ADDRESSES_KEY } from './has-kept-addresses.ts'

/** Leaves a copy of the kept addresses in this browser; of none, none. */
export function leaveAddresses(addresses: readonly KeptAddress[]): void {
  try {
    if (addresses.length === 0) window.localStorage.removeItem(KEPT_ADDRESSES_KEY)
    else window.localStorage.setItem(KEPT_ADDRESSES_KEY, JSON.stringify({ addresses }))
  } catch (error) {
    warn(error)
  }
}

/** The addresses of which this browser has a copy, the default first. */
export function readAddresses(): readonly KeptAddress[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEPT_ADDRESSES_KEY) ?? 'null')
    return KeptAddressesSchema.safeParse(kept).data?.addresses ?? []
  } catch (error) {
    warn(error)
    return []
  }
}

function warn(error: unknown): void {
  // oxlint-disable-next-line no-console -- storage is forbidden or damaged: the form works without it
  console.warn('The kept addresses could not be read or left in this browser:', error)
}
