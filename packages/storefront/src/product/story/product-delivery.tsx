import { lineOf } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { useMemo, useSyncExternalStore } from 'react'
import { useMinute } from '../../delivery/use-minute.ts'
import { wayOfLines } from '../../delivery/way-there.ts'
import { FIRST_PICK, type PickStore } from '../choices/pick-store.ts'
import { withCommas } from '@millrun/commerce/with-commas'

interface ProductDeliveryProps {
  readonly product: Listing
  readonly picks: PickStore
}

/** How what is picked gets to its buyer, and when: in days as soon as it is known which day it is. */
export function ProductDelivery({ product, picks }: ProductDeliveryProps) {
  const { choices, quantity } = useSyncExternalStore(picks.subscribe, picks.read, () => FIRST_PICK)
  const minute = useMinute()?.getTime()
  const way = useMemo(() => {
    const at = minute === undefined ? undefined : new Date(minute)
    return wayOfLines([{ line: lineOf(product, choices), quantity }], { isPickup: false, at })
  }, [product, choices, quantity, minute])
  return (
    <>
      <p>
        <span className="text-ink">{way.sentence}</span>
        {way.reasons.map((reason) => ` ${reason}`)}
        {way.mode === 'freight' && ` It weighs ${withCommas(way.weightLb)} lb packed.`}
      </p>
      <p>
        {minute === undefined
          ? `Ships in ${way.leadTime}.`
          : `Ships ${way.days} if ordered ${way.orderBy}.`}
      </p>
      {way.needs.length > 0 && <p className="mt-1.5">{way.needs.join(' ')}</p>}
    </>
  )
}
