import type { Colour } from '@millrun/parts/materials/woods'
import { movedSolids, shifted } from '@millrun/parts/solids/moved-solids'
import type { Coated } from '../coated/coated.ts'
import { type PotPoint, thrownPot } from './thrown-pot.ts'
import { rod } from './rod.ts'

/** A shade like a bell on a cord; its rim is at y = 0, the ceiling `cordIn` above it. */
export function pendant(coat: Colour, cordIn: number, glow: number): readonly Coated[] {
  return [
    {
      solids: [
        thrownPot(BELL),
        rod(
          [
            [0, 8, 0],
            [0, cordIn, 0],
          ],
          0.22,
        ),
      ],
      look: { paint: coat, roughness: 0.35 },
    },
    {
      solids: movedSolids([thrownPot(BULB)], [shifted([0, 0.6, 0])]),
      look: { glow: '#ffe2b8', strength: glow },
    },
  ]
}

/** From under its top down inside and up again outside. */
const BELL: readonly PotPoint[] = [
  [8.3, 0],
  [7, 1.7],
  [5.7, 3.9],
  [3.8, 6.1],
  [1.4, 7.5],
  [0.1, 7.8],
  [0, 8],
  [0.2, 8.1],
  [1.5, 7.8],
  [4, 6.4],
  [6, 4.2],
  [7.4, 2],
  [8.6, 1.4],
  [9.4, 0],
]

const BULB: readonly PotPoint[] = [
  [0, 0],
  [0.2, 1.1],
  [1.6, 1.9],
  [3.2, 1.5],
  [5, 0.7],
  [6.6, 0.6],
]
