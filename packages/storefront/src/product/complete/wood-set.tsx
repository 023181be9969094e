import { woodTop } from '@millrun/catalogue/families/wood-balusters/wood-top'
import type { Listing } from '@millrun/catalogue/product'
import { families } from '../../catalogue/families.ts'
import { findListing } from '../../catalogue/find-listing.ts'
import type { Pick } from '../choices/pick-store.ts'
import { PickedSet } from './set/picked-set.tsx'
import { SCREW_WORDS } from './screw-words.ts'
import { screwRows } from './set/set-row.ts'

/** What fixes a run of wood balusters. */
export function WoodSet({ product, pick }: { product: Listing; pick: Pick }) {
  const text = families['wood-balusters'].use().find(({ id }) => id === product.id)
  if (text === undefined) return null
  const top = woodTop(text.type)
  return (
    <PickedSet
      product={product}
      pick={pick}
      title={
        <>
          For {pick.quantity} of <span className="whitespace-nowrap">{product.itemNumber}</span> you
          need
        </>
      }
      purpose={SCREW_WORDS[top]}
      name="balusters"
      needed={screwRows(top, pick.quantity, findListing)}
    />
  )
}
