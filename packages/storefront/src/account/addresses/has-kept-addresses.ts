/** The copy of the kept addresses that checkout offers: it knows nothing else of an account. */
export const KEPT_ADDRESSES_KEY = 'millrun-account-addresses'

/** Whether an account has left a copy of its addresses in this browser. */
export function hasKeptAddresses(): boolean {
  try {
    return window.localStorage.getItem(KEPT_ADDRESSES_KEY) !== null
  } catch {
    // Storage is forbidden: nothing was left in it.
    return false
  }
}
