/**
 * Whether an account that orders on terms has left a note of it in this browser. The key is that of `kept-terms.ts`,
 * written out: what both imported would be one more file for every checkout.
 */
export function hasKeptTerms(): boolean {
  try {
    return window.localStorage.getItem('millrun-account-terms') !== null
  } catch {
    // Storage is forbidden: nothing was left in it.
    return false
  }
}
