import type { Wood } from '@millrun/parts/materials/woods'
import { box } from '../coated/box.ts'
import type { Coated } from '../coated/coated.ts'

/** Top of a console, in inches. */
export const CONSOLE_IN = 31

/** A narrow table with a low shelf, its back to the wall z = 0, its middle at x = 0. */
export function consoleTable(wood: Wood, longIn: number): Coated {
  const half = longIn / 2
  const legs = [-half + 2, half - 2].flatMap((x) =>
    [1.5, 11.5].map((z) =>
      box('leg', { x: [x - 0.75, x + 0.75], y: [0, CONSOLE_IN - 1], z: [z - 0.75, z + 0.75] }),
    ),
  )
  return {
    solids: [
      ...legs,
      box('top', { x: [-half, half], y: [CONSOLE_IN - 1, CONSOLE_IN], z: [0, 13] }, 'x', 0.15),
      box(
        'apron',
        { x: [2 - half, half - 2], y: [CONSOLE_IN - 5, CONSOLE_IN - 1], z: [10.8, 11.8] },
        'x',
      ),
      box('shelf', { x: [2 - half, half - 2], y: [6.6, 7.4], z: [1, 12] }, 'x'),
    ],
    look: { wood },
  }
}
