import { CART_STORAGE_KEY } from '@millrun/commerce/saved-cart'
import { newEntry } from '../router/go-to.ts'
import { DRAW_ANEW } from './page-stack.ts'

/**
 * Draws page and cart with the prices that the catalogue has now: the router as for a step back to where one is, the cart
 * as for a change in another tab. No page carries script for what happens that seldom.
 */
export function drawAnew(): void {
  const { history } = window
  history.replaceState(newEntry(DRAW_ANEW), '')
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  window.dispatchEvent(new StorageEvent('storage', { key: CART_STORAGE_KEY }))
}
