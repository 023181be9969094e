import { movedSolids, shifted } from '@millrun/parts/solids/moved-solids'
import { box } from '../coated/box.ts'
import type { Coated } from '../coated/coated.ts'
import { type PotPoint, thrownPot } from './thrown-pot.ts'
import { rod } from './rod.ts'

/** A lamp on the wall z = 0: plate, arm and shade. */
export function sconce(glow: number): readonly Coated[] {
  const arm = rod(
    [
      [0, 0, 0.4],
      [0, -0.6, 2.4],
      [0, 0, 4.2],
      [0, 2, 4.6],
    ],
    0.45,
  )
  return [
    {
      solids: [box('plate', { x: [-1.4, 1.4], y: [-4, 4], z: [0, 0.5] }), arm],
      look: { finish: 'ORB' },
    },
    {
      solids: movedSolids([thrownPot(SCONCE_SHADE)], [shifted([0, 1.6, 4.6])]),
      look: { glow: '#ffd9a6', strength: glow },
    },
  ]
}

const SCONCE_SHADE: readonly PotPoint[] = [
  [0, 2.9],
  [0.1, 3],
  [4, 2.5],
  [7.5, 2],
  [7.6, 1.9],
  [4, 2.4],
  [0.1, 2.8],
]
