import type { Colour } from '@millrun/parts/materials/woods'
import { uprightPrism } from '@millrun/parts/solids/form/upright-prism'
import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import { IN_PLACE } from '@millrun/parts/solids/solid'
import type { Coated } from '../coated/coated.ts'

/** Cloth that hangs in folds from a rod on the wall z = 0, from x = 0 to its width. */
export function curtain(cloth: Colour, wideIn: number, highIn: number): Coated {
  const count = Math.round(wideIn * 6)
  const front = Array.from({ length: count + 1 }, (_, at) => {
    const x = (wideIn * at) / count
    return [x, -2.6 - 1.1 * Math.sin(x * 2.1) - 0.35 * Math.sin(x * 0.9 + 1)] as const
  })
  const back = front.map(([x, y]) => [x, y + 0.12] as const).toReversed()
  const mesh = meshOf(uprightPrism([...front, ...back], 0.4, highIn), 60)
  return {
    solids: [{ name: 'curtain', substance: 'wood', mesh, placements: [IN_PLACE] }],
    look: { cloth },
  }
}
