import { KeptAddressesSchema, type KeptAddress } from '@millrun/commerce/account/kept-address'
import { ACCOUNT_KEYS } from '../session/local-copies.ts'

/** The copy of the kept addresses that checkout offers: it knows nothing else of an account. */
const KEY = `${ACCOUNT_KEYS}addresses`

/** Leaves a copy of the kept addresses in this browser; of none, none. */
export function leaveAddresses(addresses: readonly KeptAddress[]): void {
  try {
    if (addresses.length === 0) window.localStorage.removeItem(KEY)
    else window.localStorage.setItem(KEY, JSON.stringify({ addresses }))
  } catch (error) {
    warn(error)
  }
}

/** The addresses of which this browser has a copy, the default first. */
export function readAddresses(): readonly KeptAddress[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null')
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
