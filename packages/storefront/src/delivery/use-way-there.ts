import { useEffect, useMemo, useState } from 'react'
import { deliveryChunk } from './delivery-chunk.ts'
import { useMinute } from './use-minute.ts'
import type { Bought, WayThere } from './way-there.ts'

/** How what is bought gets to its buyer; undefined until the rules have come, and where they cannot be had. */
export function useWayThere(bought: readonly Bought[], isPickup: boolean): WayThere | undefined {
  const minute = useMinute()?.getTime()
  const [rules, setRules] = useState(() => deliveryChunk.peek())
  useEffect(() => {
    if (rules !== undefined) return
    let isWanted = true
    void deliveryChunk.load().then(
      (arrived) => isWanted && setRules(() => arrived),
      () => undefined, // an order can be placed all the same
    )
    return () => {
      isWanted = false
    }
  }, [rules])
  return useMemo(
    () =>
      minute === undefined
        ? undefined
        : rules?.wayThere(bought, { isPickup, at: new Date(minute) }),
    [rules, bought, isPickup, minute],
  )
}
