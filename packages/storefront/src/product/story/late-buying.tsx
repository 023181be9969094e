import type { Listing } from '@millrun/catalogue/product'
import { families } from '../../catalogue/families.ts'
import { BuyingNotes } from '../buying/buying-notes.tsx'
import type { PickStore } from '../choices/pick-store.ts'
import { CompleteYourOrder } from '../complete/complete-your-order.tsx'

interface LateBuyingProps {
  readonly product: Listing
  readonly picks: PickStore
}

/** What stands right below the way to buy, and is not needed for it. */
export function LateBuying({ product, picks }: LateBuyingProps) {
  return (
    <>
      {product.family === 'iron-balusters' && <ForIron product={product} picks={picks} />}
      <BuyingNotes productId={product.id} itemNumber={product.itemNumber} />
    </>
  )
}

function ForIron({ product: { id }, picks }: LateBuyingProps) {
  const product = families['iron-balusters'].use().find((one) => one.id === id)
  return product === undefined ? null : <CompleteYourOrder product={product} picks={picks} />
}
