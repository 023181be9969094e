import { randomName } from '@millrun/ui/first/random-name'

const KEY = 'millrun-cart-id'

/**
 * Which cart this is, the same in every tab until the cart is emptied: the server charges a cart once.
 * Undefined when storage is forbidden; then each order is one of its own.
 */
export function cartId(): string | undefined {
  try {
    const kept = window.localStorage.getItem(KEY)
    if (kept !== null) return kept
    const id = randomName()
    window.localStorage.setItem(KEY, id)
    return id
  } catch (error) {
    // oxlint-disable-next-line no-console -- storage is full or forbidden: the shop works without it
    console.warn('The cart could not be given an id:', error)
    return undefined
  }
}

/** The cart is empty: what is put into it next is another cart. Throws what storage throws. */
export function forgetCartId(): void {
  window.localStorage.removeItem(KEY)
}
