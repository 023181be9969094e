import { createResource } from '@millrun/ui/first/resource'
import { paths } from '../paths.ts'
import { createSidePanel } from '@millrun/ui/over/side-panel'

export const cartDrawer = createResource(() => import('./cart-drawer.tsx'))

/** The cart drawer, to be opened from anywhere. Checkout shows the same lines. */
export const cartPanel = createSidePanel(cartDrawer, () => window.location.assign(paths.checkout))

/** Opens the cart drawer; closing it gives the focus back to what has it now. */
export function openCartDrawer(): void {
  cartPanel.open()
}
