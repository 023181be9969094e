import { chosenSpecies } from '@millrun/catalogue/choices'
import { lineOf } from '@millrun/catalogue/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { cartItem } from '@millrun/commerce/cart-item'
import { useCart } from '../../cart/cart-provider.tsx'
import { showToast } from '../../ui/show-toast.ts'
import type { Selection } from '../choices/use-selection.ts'

/** Puts what is selected into the cart; without the species it needs, says so instead. */
export function useAddToCart(
  product: Listing,
  { choices, quantity }: Selection,
  onSpeciesMissing: () => void,
): () => void {
  const { dispatch } = useCart()

  return () => {
    if (product.species !== undefined && chosenSpecies(product, choices) === undefined) {
      onSpeciesMissing()
      showToast({
        title: 'Species Required',
        description: 'Please select a wood species for this product.',
        tone: 'destructive',
      })
      return
    }
    dispatch({ type: 'add', item: cartItem(lineOf(product, choices)), quantity })
    showToast({
      title: 'Added to Cart',
      description: `${quantity}x ${product.title} has been added to your cart.`,
    })
  }
}
