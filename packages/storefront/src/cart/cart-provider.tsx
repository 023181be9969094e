import { EMPTY_CART, type Cart } from '@millrun/commerce/cart'
import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createCartStore, type CartStore } from './cart-store.ts'

/** What is bought below it: the cart that the browser keeps, or what stands in its place. */
export const CartContext = createContext<CartStore | undefined>(undefined)

/** Makes one cart available to everything below it. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createCartStore)
  return <CartContext value={store}>{children}</CartContext>
}

/** The way to change the cart, and to read it as it is now. Throws outside a CartProvider. */
export function useCartStore(): CartStore {
  const store = useContext(CartContext)
  if (store === undefined) throw new Error('useCartStore must be used within a CartProvider')
  return store
}

/** The cart, now and after every change; empty in the prerendered page, which knows none. */
export function useCart(): Cart {
  const { subscribe, read } = useCartStore()
  return useSyncExternalStore(subscribe, read, () => EMPTY_CART)
}
