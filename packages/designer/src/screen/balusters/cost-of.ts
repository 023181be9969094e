import type { Stair } from '@millrun/stair/model/stair'
import { lineFor } from '@millrun/stair/stock/line-for'

export interface BalusterCost {
  readonly count: number
  readonly totalCents: number
  /** For a foot of rail, measured level, to a dollar; undefined where there is no rail. */
  readonly perFootCents: number | undefined
}

/** What the balusters alone cost, each as it is bought: without shoes, and without spares. */
export function costOf({ bays, design }: Stair): BalusterCost {
  const bought = bays.flatMap(({ balusters }) => balusters.map((one) => one.bought.product))
  const totalCents = bought.reduce(
    (sum, product) => sum + lineFor(product, design).unitPriceCents,
    0,
  )
  const lengthFt = bays.reduce((sum, { fromIn, toIn }) => sum + Math.max(0, toIn - fromIn), 0) / 12
  const perFootCents = lengthFt > 0 ? Math.round(totalCents / lengthFt / 100) * 100 : undefined
  return { count: bought.length, totalCents, perFootCents }
}
