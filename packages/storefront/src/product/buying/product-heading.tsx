import type { Listing } from '@millrun/catalogue/product'
import { originalPrice, unitPrice } from '@millrun/catalogue/choosing/unit-price'
import { Badge } from '@millrun/ui/first/badge.tsx'
import { Price, shownSaving } from '../../page/price.tsx'
import type { Selection } from '../choices/use-selection.ts'
import { Rating } from './rating.tsx'

interface ProductHeadingProps {
  readonly product: Listing
  readonly selection: Selection
}

/** What it is and what it costs as it is chosen. */
export function ProductHeading({ product, selection }: ProductHeadingProps) {
  return (
    <>
      <p className="text-[15px] text-ink-2">Item {product.itemNumber}</p>
      <h1 className="mt-0.5 mb-1.5 title-product max-sm:text-[1.75rem] lg:mt-1.5 lg:mb-3">
        {product.title}
      </h1>
      <Rating product={product} />
      <PriceLine product={product} selection={selection} />
    </>
  )
}

function PriceLine({ product, selection: { choices, quantity } }: ProductHeadingProps) {
  const percent = shownSaving(product, choices)
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-3 border-t border-b border-t-ink border-b-rule py-2.5 lg:mt-5 lg:mb-6 lg:py-4.5">
      <div aria-live="polite" className="mr-auto">
        <Price
          cents={unitPrice(product, choices, { product: quantity, family: quantity })}
          originalCents={originalPrice(product, choices)}
          size="page"
        />
      </div>
      {!product.inStock && <Badge>Out of Stock</Badge>}
      {percent > 0 && <Badge tone="saving">{`SAVE ${percent}%`}</Badge>}
    </div>
  )
}
