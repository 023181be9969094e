import { choicesLabel, chosenSpecies } from '@millrun/catalogue/choices'
import type { Listing } from '@millrun/catalogue/product'
import { chosenLengthIn } from '@millrun/catalogue/rail-choices'
import { unitPrice } from '@millrun/catalogue/unit-price'
import { formatDollars } from '@millrun/commerce/dollars'
import { Button } from '../../ui/button.tsx'
import { Stepper } from '../../ui/quantity/stepper.tsx'
import type { Selection } from '../choices/use-selection.ts'

/** The least and the most pieces that go into the cart at once. */
const QUANTITY = { min: 1, max: 500 } as const

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
            min={QUANTITY.min}
            max={QUANTITY.max}
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
  if (product.species !== undefined && chosenSpecies(product, choices) === undefined) {
    return 'No wood species yet'
  }
  const lengthIn = quantity === 1 ? undefined : chosenLengthIn(product, choices)
  const inAll = lengthIn === undefined ? '' : `, ${(quantity * lengthIn) / 12} ft in all`
  return (choicesLabel(product, choices) || product.title) + inAll
}

function sumInWords(product: Listing, { choices, quantity }: Selection): string {
  const each = unitPrice(product, choices)
  return quantity === 1
    ? formatDollars(each)
    : `${quantity} × ${formatDollars(each)} = ${formatDollars(quantity * each)}`
}
