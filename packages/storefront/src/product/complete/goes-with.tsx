import type { Listing } from '@millrun/catalogue/product'
import { families } from '../../catalogue/families.ts'
import { useSyncExternalStore } from 'react'
import { FIRST_PICK, type Pick, type PickStore } from '../choices/pick-store.ts'
import { BracketSet } from './bracket-set.tsx'
import { CompleteYourOrder } from './complete-your-order.tsx'
import { PackSet } from './pack-set.tsx'
import { SlipOnSet } from './slip-on-set.tsx'
import { WoodSet } from './wood-set.tsx'

interface GoesWithProps {
  readonly product: Listing
  readonly picks: PickStore
}

/** What so much of a product needs or is needed for, counted as the designer counts it; nothing where no rule says so. */
export function GoesWith({ product, picks }: GoesWithProps) {
  // It is taken over later than the rest of the page, which may have changed by then.
  const pick = useSyncExternalStore(picks.subscribe, picks.read, () => FIRST_PICK)
  switch (product.family) {
    case 'iron-balusters':
      return <ForIron product={product} pick={pick} />
    case 'wood-balusters':
      return <WoodSet product={product} pick={pick} />
    case 'shoes-knuckles':
      return <SlipOnSet product={product} pick={pick} />
    case 'accessories':
      return (
        <>
          <SlipOnSet product={product} pick={pick} />
          <PackSet productId={product.id} />
        </>
      )
    case 'brackets':
      return <BracketSet product={product} />
    case 'handrails':
    case 'newels':
    case 'posts':
    case 'fittings':
    case 'rosettes':
    case 'treads':
    case 'samples':
      return null
  }
}

function ForIron({ product: { id }, pick }: { product: Listing; pick: Pick }) {
  const product = families['iron-balusters'].use().find((one) => one.id === id)
  return product === undefined ? null : <CompleteYourOrder product={product} pick={pick} />
}
