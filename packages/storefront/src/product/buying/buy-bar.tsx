import { choicesLabel } from '@millrun/catalogue/choosing/choices'
import type { Listing } from '@millrun/catalogue/product'
import { chosenLengthIn } from '@millrun/catalogue/families/handrails/rail-choices'
import { unitPrice } from '@millrun/catalogue/choosing/unit-price'
import { formatDollars } from '@millrun/commerce/dollars'
import { PIECES_AT_ONCE } from '../../cart/pieces-at-once.ts'
import { Button } from '@millrun/ui/first/button.tsx'
import { Stepper } from '@millrun/ui/fields/stepper.tsx'
import { isSpeciesMissing } from '../choices/missing-species.ts'
import type { Selection } from '../choices/use-selection.ts'

interface BuyBarProps {
  readonly product: Listing
  readonly selection: Selection
  readonly onAdd: () => void
}

/** Quantity and the button that buys; what is bought is said beside it. On a phone it stays at the bottom of the window. */
export function BuyBar({ product, selection, onAdd }: BuyBarProps) {
  return (
    <div className="bottom-bar z-10 flex flex-wrap gap-x-3 gap-y-2 bg-paper">
      <p
        className={`flex w-full justify-between gap-3 text-sm leading-5 ${selection.quantity === 1 ? 'lg:hidden' : 'lg:order-1'}`}
      >
        <span className="min-w-0">{lookInWords(product, selection)}</span>
        <span className="shrink-0 font-semibold">{sumInWords(product, selection)}</span>
      </p>
      {product.inStock ? (
        <>
          <Stepper
            quantity={selection.quantity}
            onChange={selection.setQuantity}
            {...PIECES_AT_ONCE}
            label="Quantity"
          />
          <Button look="buy" className="min-w-0 flex-1" onClick={onAdd}>
            Add to Cart
          </Button>
        </>
      ) : (
        <Button look="buy" className="flex-1" disabled>
          Out of Stock
        </Button>
      )}
    </div>
  )
}

function lookInWords(product: Listing, { choices, quantity }: Selection): string {
  if (isSpeciesMissing(product, choices)) return 'No wood species yet'
  const lengthIn = quantity === 1 ? undefined : chosenLengthIn(product, choices)
  const inAll = lengthIn === undefined ? '' : `, ${(quantity * lengthIn) / 12} ft in all`
  return (choicesLabel(product, choices) || product.title) + inAll
}

function sumInWords(product: Listing, { choices, quantity }: Selection): string {
  const each = unitPrice(product, choices, { product: quantity, family: quantity })
  return quantity === 1
    ? formatDollars(each)
    : `${quantity} × ${formatDollars(each)} = ${formatDollars(quantity * each)}`
}
