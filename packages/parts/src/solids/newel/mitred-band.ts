import { meshOf } from '../mesh/mesh-of.ts'
import { skinOver } from '../mesh/skin-over.ts'
import type { SquareLevel } from '../form/square-stack.ts'
import type { Solid } from '../solid.ts'
import { LEVEL, onFourSides } from './side-placements.ts'

/** A moulding round a square post, of four pieces mitred at its corners, each with its own grain. */
export function mitredBand(name: string, levels: readonly SquareLevel[], innerIn: number): Solid {
  const [first, last] = [levels[0], levels.at(-1)]
  const section: readonly SquareLevel[] =
    first && last ? [{ ...last, halfIn: innerIn }, { ...first, halfIn: innerIn }, ...levels] : []
  const end = (side: 1 | -1) =>
    section.map(({ heightIn, halfIn }) => [halfIn, side * halfIn, heightIn] as const).toReversed()
  const mesh = meshOf(skinOver([end(-1), end(1)]))
  const placements = onFourSides(LEVEL, { alongIn: 0, upIn: 0, outIn: 0 })
  return { name, substance: 'wood', mesh, placements }
}
