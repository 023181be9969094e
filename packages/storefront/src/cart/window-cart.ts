import { CART_STORAGE_KEY } from '@millrun/commerce/saved-cart'

const PREFIX = `${CART_STORAGE_KEY}:`

/**
 * Keeps the saved text of a cart in the name of this window, which outlives its documents: checkout
 * is a document of its own, and would otherwise be empty in a browser that keeps nothing.
 */
export function keepInWindow(text: string): void {
  window.name = `${PREFIX}${text}`
}

/** The saved text of the cart that storage did not take, or undefined. */
export function readFromWindow(): string | undefined {
  return window.name.startsWith(PREFIX) ? window.name.slice(PREFIX.length) : undefined
}

/** Storage has the cart. */
export function forgetInWindow(): void {
  if (readFromWindow() !== undefined) window.name = ''
}
