import { EMPTY_CART, type Cart, type CartAction } from '@millrun/commerce/cart'
import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createCartStore, type CartStore } from './cart-store.ts'

/** What is bought below it: the cart that the browser keeps, or what stands in its place. */
export const CartContext = createContext<CartStore | undefined>(undefined)

/** Makes one cart available to everything below it. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createCartStore)
  return <CartContext value={store}>{children}</CartContext>
}

interface CartAccess {
  readonly cart: Cart
  /** The token of the quote whose lines these are; undefined for the cart that this browser keeps. */
  readonly quote: string | undefined
  readonly dispatch: (action: CartAction) => void
  /** The cart as it is now, for what happens after the render. */
  readonly readCart: () => Cart
  /** False in the prerendered page, which knows no cart; true as soon as the saved one is read. */
  readonly isLoaded: boolean
}

/** The cart and the way to change it. Throws outside a CartProvider. */
export function useCart(): CartAccess {
  const store = useContext(CartContext)
  if (store === undefined) throw new Error('useCart must be used within a CartProvider')
  const cart = useSyncExternalStore(store.subscribe, store.read, () => EMPTY_CART)
  const isLoaded = useSyncExternalStore(
    store.subscribe,
    () => true,
    () => false,
  )
  return { cart, quote: store.quote, dispatch: store.dispatch, readCart: store.read, isLoaded }
}
