import { productIdOf } from '@millrun/catalogue/choosing/line-id'
import type { CartItem } from '@millrun/commerce/cart'
import { formatDollars } from '@millrun/commerce/dollars'
import { outOfStock } from '@millrun/commerce/line-note'
import type { Listing } from '@millrun/catalogue/product'
import { useBackDay } from '../delivery/use-back-day.ts'
import { findListing } from '../catalogue/find-listing.ts'
import { useCartStore } from './cart-provider.tsx'

/** What has changed since lines were put into the cart, line by line: that nothing is left, or another price. */
export function LineNews({ items }: { items: readonly CartItem[] }) {
  const { dispatch } = useCartStore()
  const priced = items.filter(({ wasCents }) => wasCents !== undefined)
  return (
    <output className="block text-sm">
      {items.map(({ id, title }) => (
        <Gone key={id} title={title} product={findListing(productIdOf(id))} />
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

/** That nothing of a line is left. */
function Gone({ title, product }: { title: string; product: Listing | undefined }) {
  const backOn = useBackDay(product ?? {})
  if (product?.inStock !== false) return null
  return <p className="pt-2 text-wrong">{outOfStock(title, backOn)}</p>
}
