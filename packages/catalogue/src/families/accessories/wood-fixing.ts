import type { WoodTop } from '../wood-balusters/wood-top.ts'
import { packsFor } from './packs.ts'

/** Which screws hold a wood baluster with such a top, and how many of them each takes, as our packs say. */
const SCREWS = {
  /** A pin stands in the rail by itself; the foot is drawn to the tread. */
  pin: { id: 'dowel-screw-pack', each: 1 },
  /** Two at each end. */
  square: { id: 'trim-screw-pack', each: 4 },
} as const

/** What holds a run of wood balusters. */
export interface WoodFixing {
  readonly id: (typeof SCREWS)[WoodTop]['id']
  readonly screws: number
  /** How many packages hold these screws. */
  readonly packs: number
}

/** The screws for so many wood balusters with this top: one dowel screw for a pin, four trim screws for a square top. */
export function woodFixing(top: WoodTop, balusters: number): WoodFixing {
  const { id, each } = SCREWS[top]
  const screws = each * balusters
  return { id, screws, packs: packsFor(id, screws) }
}
