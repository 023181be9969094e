import { useState } from 'react'
import { EMPTY_ROW, type OrderPad, type PadRow } from './order-pad.ts'

/** What was written down, by list: who comes back from a product's page finds it again. */
const kept = new Map<string, OrderPad>()

interface OrderPadAccess {
  readonly pad: OrderPad
  readonly change: (productId: string, change: Partial<PadRow>) => void
  /** Takes the quantities of these products out; what was chosen for them stays. */
  readonly strike: (productIds: readonly string[]) => void
}

/** The rows of a list as they are filled in. */
export function useOrderPad(list: string): OrderPadAccess {
  const [pad, setPad] = useState<OrderPad>(() => kept.get(list) ?? {})

  function keep(revise: (pad: OrderPad) => OrderPad): void {
    const next = revise(kept.get(list) ?? {})
    kept.set(list, next)
    setPad(next)
  }

  return {
    pad,
    change: (productId, change) =>
      keep((before) => ({
        ...before,
        [productId]: { ...(before[productId] ?? EMPTY_ROW), ...change },
      })),
    strike: (productIds) =>
      keep((before) => {
        const struck = productIds.map((id) => [id, { ...(before[id] ?? EMPTY_ROW), text: '' }])
        return { ...before, ...Object.fromEntries(struck) }
      }),
  }
}
