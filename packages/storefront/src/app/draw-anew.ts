import { CART_STORAGE_KEY } from '@millrun/commerce/saved-cart'
import { randomName } from '@millrun/ui/first/random-name'
import { DRAW_ANEW } from './page-stack.ts'

/**
 * Draws page and cart with the prices that the catalogue has now: the router as for a step back to where one is, the cart
 * as for a change in another tab. No page carries script for what happens that seldom.
 */
export function drawAnew(): void {
  const { history } = window
  history.replaceState({ ...history.state, usr: DRAW_ANEW, key: randomName() }, '')
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  window.dispatchEvent(new StorageEvent('storage', { key: CART_STORAGE_KEY }))
}
