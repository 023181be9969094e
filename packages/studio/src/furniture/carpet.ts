import type { Colour } from '@millrun/parts/materials/woods'
import type { Solid } from '@millrun/parts/solids/solid'
import { box } from '../coated/box.ts'
import type { Coated } from '../coated/coated.ts'

const RIB_IN = 0.7
const BORDER_IN = 4

/** A braided carpet bound with a border, its middle at its own origin. */
export function carpet(
  longIn: number,
  wideIn: number,
  [field, border]: readonly [Colour, Colour],
): readonly Coated[] {
  const layer = (insetIn: number, topIn: number): Solid => {
    const [x, z] = [longIn / 2 - insetIn, wideIn / 2 - insetIn]
    return box('carpet', { x: [-x, x], y: [0, topIn], z: [-z, z] }, 'x', 0.12)
  }
  return [
    { solids: [layer(0, 0.4)], look: { cloth: border } },
    { solids: [layer(BORDER_IN, 0.46)], look: { cloth: field, ribIn: RIB_IN } },
  ]
}
