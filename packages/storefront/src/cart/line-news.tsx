import { productIdOf } from '@millrun/catalogue/choosing/line-id'
import type { CartItem } from '@millrun/commerce/cart'
import { formatDollars } from '@millrun/commerce/dollars'
import { outOfStock } from '@millrun/commerce/line-note'
import { findListing } from '../catalogue/find-listing.ts'
import { useCart } from './cart-provider.tsx'

/** What has changed since lines were put into the cart, line by line: that nothing is left, or another price. */
export function LineNews({ items }: { items: readonly CartItem[] }) {
  const { dispatch } = useCart()
  const gone = items.filter(({ id }) => findListing(productIdOf(id))?.inStock === false)
  const priced = items.filter(({ wasCents }) => wasCents !== undefined)
  return (
    <output className="block text-sm">
      {gone.map(({ id, title }) => (
        <p key={id} className="pt-2 text-wrong">
          {outOfStock(title)}
        </p>
      ))}
      {priced.map(({ id, title, priceCents, wasCents = priceCents }) => (
        <p key={id} className="pt-2">
          {`The price of ${title} is now ${formatDollars(priceCents)}, it was ${formatDollars(wasCents)}.`}
        </p>
      ))}
      {priced.length > 0 && (
        <button
          type="button"
          className="-ml-2 min-h-11 cursor-pointer px-2 text-ink-2 underline decoration-rule-2 underline-offset-4 hover:text-ink"
          onClick={() => dispatch({ type: 'accept-prices' })}
        >
          Understood
        </button>
      )}
    </output>
  )
}
