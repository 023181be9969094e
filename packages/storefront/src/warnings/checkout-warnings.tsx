import { productIdOf } from '@millrun/catalogue/choosing/line-id'
import { warningsFor } from '@millrun/catalogue/warnings/state-warnings'
import type { CartItem } from '@millrun/commerce/cart'
import { findListing } from '../catalogue/find-listing.ts'
import { WarningText } from './warning-text.tsx'

interface CheckoutWarningsProps {
  readonly items: readonly CartItem[]
  /** Where it ships to, by its postal code; empty where it is picked up or not chosen yet. */
  readonly state: string
}

/** What the state that an order ships to wants its buyer to know before paying. Told as soon as the state is chosen. */
export function CheckoutWarnings({ items, state }: CheckoutWarningsProps) {
  const products = items.flatMap(({ id }) => findListing(productIdOf(id)) ?? [])
  return (
    <div aria-live="polite">
      {warningsFor(products, state).map((warning) => (
        <div key={warning.id} className="border-t border-rule py-4">
          <WarningText warning={warning} />
        </div>
      ))}
    </div>
  )
}
