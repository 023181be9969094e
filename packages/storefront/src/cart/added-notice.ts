import { showToast } from '@millrun/ui/over/show-toast'
import { openCartDrawer } from './cart-panel.ts'

/** What was put into the cart, as a sentence: `2x Flat Shoe has been added to your cart.` */
export function addedSentence(quantity: number, title: string): string {
  return `${quantity}x ${title} has been added to your cart.`
}

/** Says what was put into the cart; where many things were, the way to look at them stands beside it. */
export function showAdded(description: string, hasWayToCart = false): void {
  const action = { label: 'View Cart', onClick: openCartDrawer }
  showToast({ title: 'Added to Cart', description, ...(hasWayToCart && { action }) })
}
