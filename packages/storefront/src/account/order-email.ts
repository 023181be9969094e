const KEY = 'millrun-order-email'

/** The address of the order that was just paid in this tab: an account for it needs a password and no more. */
export const orderEmail = {
  read: () => attempt((storage) => storage.getItem(KEY)) ?? undefined,
  keep: (email: string) => attempt((storage) => storage.setItem(KEY, email)),
  forget: () => attempt((storage) => storage.removeItem(KEY)),
} as const

function attempt<R>(use: (storage: Storage) => R): R | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    // Storage is full or forbidden: the account asks for the address.
    return undefined
  }
}
