import { Button } from '../../ui/button.tsx'
import { Stepper } from '../../ui/quantity/stepper.tsx'
import type { Selection } from '../choices/use-selection.ts'

/** The least and the most pieces that go into the cart at once. */
const QUANTITY = { min: 1, max: 500 } as const

interface BuyBarProps {
  readonly inStock: boolean
  readonly selection: Selection
  readonly onAdd: () => void
}

/** Quantity and the button that buys; on a phone it stays at the bottom of the window. */
export function BuyBar({ inStock, selection, onAdd }: BuyBarProps) {
  return (
    <div className="bottom-bar z-10 flex flex-wrap gap-3 bg-paper">
      {inStock ? (
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
