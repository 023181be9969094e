/** What an account leaves in this browser has a key that begins so: the session, and copies for checkout. */
export const ACCOUNT_KEYS = 'millrun-account-'

/** Empties this browser of all that an account left in it. */
export function forgetAccount(): void {
  try {
    const { localStorage } = window
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(ACCOUNT_KEYS)) localStorage.removeItem(key)
    }
  } catch (error) {
    // oxlint-disable-next-line no-console -- storage is forbidden: nothing was left in it either
    console.warn('The account could not use the storage of this browser:', error)
  }
}
