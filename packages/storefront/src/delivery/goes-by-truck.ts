import { deliveryChunk } from './delivery-chunk.ts'
import type { Bought } from './way-there.ts'

/** Whether the buyer was asked about a truck: false while the rules have not come, for then nobody was. */
export function goesByTruck(bought: readonly Bought[], isPickup: boolean): boolean {
  const way = deliveryChunk.peek()?.wayThere(bought, { isPickup, at: new Date() })
  return way?.mode === 'freight'
}
