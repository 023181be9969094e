/**
 * Whether an account has left its price list in this browser. The key is that of `kept-trade-prices.ts`, written out: what
 * both imported would be one more file for every page.
 */
export function hasTradePrices(): boolean {
  try {
    return window.localStorage.getItem('millrun-account-trade-prices') !== null
  } catch {
    // Storage is forbidden: nothing was left in it.
    return false
  }
}
