/**
 * Whether an account has left a copy of its addresses in this browser. The key is that of `kept-addresses.ts`,
 * written out: what both imported would be one more file for every checkout.
 */
export function hasKeptAddresses(): boolean {
  try {
    return window.localStorage.getItem('millrun-account-addresses') !== null
  } catch {
    // Storage is forbidden: nothing was left in it.
    return false
  }
}
