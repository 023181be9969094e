import { cartReducer, EMPTY_CART, type Cart, type CartAction } from '@millrun/commerce/cart'
import { CART_STORAGE_KEY, readSavedCart } from '@millrun/commerce/saved-cart'
import { findListing } from '../catalogue/find-listing.ts'
import { cartPricing } from './cart-pricing.ts'
import { saveCart } from './save-cart.ts'
import { readFromWindow } from './window-cart.ts'

export interface CartStore {
  /** The token of the quote whose lines these are; missing for the cart that this browser keeps. */
  readonly quote?: string
  readonly read: () => Cart
  readonly dispatch: (action: CartAction) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Keeps the cart and saves every change; other tabs' changes are taken over. */
export function createCartStore(): CartStore {
  let cart: Cart | undefined
  const listeners = new Set<() => void>()

  function show(next: Cart): void {
    cart = next
    for (const listener of listeners) listener()
  }

  function onStorage(event: StorageEvent): void {
    if (event.key === CART_STORAGE_KEY || event.key === null) show(loadCart())
  }

  /** Not every browser tells a page that Back takes out of memory what was stored meanwhile. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) show(loadCart())
  }

  return {
    read: () => (cart ??= loadCart()),
    dispatch: (action) => {
      const next = cartPricing.priced(cartReducer(cart ?? loadCart(), action))
      saveCart(next)
      show(next)
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage)
        window.addEventListener('pageshow', onPageShow)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onPageShow)
      }
    },
  }
}

function loadCart(): Cart {
  try {
    const text = readFromWindow() ?? window.localStorage.getItem(CART_STORAGE_KEY)
    if (text === null) return EMPTY_CART
    const { cart, problems } = readSavedCart(text, findListing)
    if (problems.length > 0) logLoadError(problems.join('; '))
    return cartPricing.priced(cart)
  } catch (error) {
    logLoadError(error)
    return EMPTY_CART
  }
}

function logLoadError(problem: unknown): void {
  // oxlint-disable-next-line no-console -- the specified way to report an unreadable cart
  console.error('Error loading cart from localStorage:', problem)
}
