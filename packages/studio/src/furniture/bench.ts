import type { Colour } from '@millrun/parts/materials/woods'
import type { Wood } from '@millrun/parts/materials/woods'
import { box } from '../coated/box.ts'
import type { Coated } from '../coated/coated.ts'

/** A bench with a cushion, its back to the wall z = 0, its middle at x = 0. */
export function bench(wood: Wood, cushion: Colour, longIn: number): readonly Coated[] {
  const half = longIn / 2
  const legs = [-half + 2.5, half - 2.5].flatMap((x) =>
    [2, 14].map((z) => box('leg', { x: [x - 0.9, x + 0.9], y: [0, 15.5], z: [z - 0.9, z + 0.9] })),
  )
  return [
    {
      solids: [
        ...legs,
        box('seat', { x: [-half, half], y: [15.5, 17], z: [0, 16] }, 'x', 0.3),
        ...[2, 14].map((z) =>
          box('rail', { x: [3 - half, half - 3], y: [12, 15.5], z: [z - 0.5, z + 0.5] }, 'x'),
        ),
      ],
      look: { wood },
    },
    {
      solids: [
        box('cushion', { x: [1 - half, half - 1], y: [16.9, 19.6], z: [0.8, 15.6] }, 'x', 1.2),
      ],
      look: { cloth: cushion },
    },
  ]
}
