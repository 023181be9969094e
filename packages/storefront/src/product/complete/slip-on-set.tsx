import { slipOns } from 'virtual:what-fits'
import { isChosen } from '@millrun/catalogue/choosing/choices'
import type { Listing } from '@millrun/catalogue/product'
import { findListing } from '../../catalogue/find-listing.ts'
import type { Pick } from '../choices/pick-store.ts'
import { BarLinks } from './bar-links.tsx'
import { counted } from './set/counted.ts'
import { PickedSet } from './set/picked-set.tsx'
import { epoxyRows } from './set/set-row.ts'

/** What goes with a shoe, a knuckle or a collar: epoxy for the balusters that stand in shoes, and which those can be. */
export function SlipOnSet({ product, pick }: { product: Listing; pick: Pick }) {
  const slipOn = slipOns[product.id]
  const bar = slipOn?.bars.find(({ size }) =>
    Object.entries(size).every(([group, code]) => isChosen(product, pick.choices, group, code)),
  )
  if (slipOn === undefined || bar === undefined) return null
  return (
    <>
      {slipOn.kind === 'shoe' && (
        <PickedSet
          product={product}
          pick={pick}
          title={`For ${counted(pick.quantity, 'baluster')} you need`}
          purpose="A shoe at the foot of each, and epoxy to set both ends."
          name="shoes"
          needed={epoxyRows(pick.quantity, findListing)}
        />
      )}
      <BarLinks kind={slipOn.kind} bar={bar} />
    </>
  )
}
