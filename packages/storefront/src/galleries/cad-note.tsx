import { formatDollars } from '@millrun/commerce/dollars'
import type { Listing } from '@millrun/catalogue/product'

/** That there is a drawing, and what is saved on this product in dollars. */
export function CadNote({ product }: { product: Listing }) {
  const savedCents = product.originalCents - product.priceCents
  return (
    <p className="flex flex-wrap justify-between gap-x-3 border-t border-rule pt-2 text-sm text-ink-2">
      CAD drawing available
      {savedCents > 0 && (
        <span className="font-semibold text-plotter">Save {formatDollars(savedCents)}</span>
      )}
    </p>
  )
}
