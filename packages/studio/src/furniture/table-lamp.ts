import type { Colour } from '@millrun/parts/materials/woods'
import type { Coated } from '../coated/coated.ts'
import { type PotPoint, thrownPot } from './thrown-pot.ts'

/** A table lamp with a pleated shade. */
export function tableLamp(foot: Colour, glow: number): readonly Coated[] {
  return [
    { solids: [thrownPot(LAMP_FOOT)], look: { paint: foot, roughness: 0.25 } },
    { solids: [thrownPot(SHADE)], look: { glow: '#ffd9a6', strength: glow } },
  ]
}

const LAMP_FOOT: readonly PotPoint[] = [
  [0, 3],
  [0.4, 3.2],
  [2, 4.4],
  [5, 4.8],
  [8, 3.4],
  [10, 1.4],
  [11.4, 0.8],
  [15, 0.5],
]

const SHADE: readonly PotPoint[] = [
  [13, 7.4],
  [13.1, 7.5],
  [18, 6.2],
  [23, 4.9],
  [23.1, 4.8],
  [18, 6],
  [13.1, 7.3],
]
