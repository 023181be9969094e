import { stavesBetween } from '../../elevations/board/stave.ts'
import type { TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import { cutFacets } from '../mesh/cut-facets.ts'
import type { Facets } from '../mesh/facets.ts'

/** A board sawn into the strips that it is glued up of, from the front to the back. */
export function staves(board: Facets, shape: TreadShape): readonly Facets[] {
  const cutsIn = stavesBetween(0, shape.depthIn, JSON.stringify(shape))
    .slice(1)
    .map(({ fromIn }) => fromIn)
  const strips: Facets[] = []
  let rest = board
  for (const cutIn of cutsIn) {
    const [behind, before] = cutFacets(rest, 2, -cutIn)
    strips.push(before)
    rest = behind
  }
  return [...strips, rest]
}
