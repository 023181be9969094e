import type { Colour } from '@millrun/parts/materials/woods'
import { turnedRound } from '@millrun/parts/turning/lathe'
import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import { IN_PLACE } from '@millrun/parts/solids/solid'
import type { Coated } from '../coated/coated.ts'
import { type PotPoint, thrownPot } from './thrown-pot.ts'

/** A vase, a bowl or a pot. */
export function pot(kind: keyof typeof POTS, glaze: Colour): Coated {
  return { solids: [thrownPot(POTS[kind])], look: { paint: glaze, roughness: 0.34 } }
}

/** The earth in a planter. */
export function earth(): Coated {
  const disc = turnedRound(
    [
      { heightIn: 11.6, radiusIn: 6.6 },
      { heightIn: 12, radiusIn: 6.6 },
    ],
    0.6,
  )
  return {
    solids: [{ name: 'earth', substance: 'wood', mesh: meshOf(disc), placements: [IN_PLACE] }],
    look: { paint: '#2a1f17', roughness: 1 },
  }
}

const POTS = {
  vase: [
    [0, 2],
    [0.2, 2.2],
    [2.5, 3.4],
    [5, 4.1],
    [7.5, 3.7],
    [9.5, 2.5],
    [11, 1.5],
    [12.4, 1.3],
    [13.2, 1.75],
    [13.1, 1.5],
    [12.3, 1.05],
    [10, 0],
  ],
  bottle: [
    [0, 2.6],
    [0.3, 2.8],
    [4, 3],
    [8, 2.9],
    [9.6, 2.2],
    [10.6, 1.2],
    [14, 0.95],
    [14.6, 1.25],
    [14.4, 0.9],
    [12, 0],
  ],
  bowl: [
    [0, 1.7],
    [0.3, 1.9],
    [1.4, 3.9],
    [2.6, 5],
    [3.4, 5.3],
    [3.4, 5.1],
    [2.5, 4.7],
    [1.4, 3.5],
    [0.8, 0],
  ],
  planter: [
    [0, 4.6],
    [0.4, 5],
    [4, 6],
    [9, 6.9],
    [12.6, 7.3],
    [13, 7.5],
    [13, 7],
    [12, 6.6],
    [11, 0],
  ],
} as const satisfies Record<string, readonly PotPoint[]>
