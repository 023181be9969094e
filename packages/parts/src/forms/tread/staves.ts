import { idDraw } from '@millrun/catalogue/id-hash'
import type { TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import { cutFacets } from '../../solids/mesh/cut-facets.ts'
import type { Facets } from '../../solids/mesh/facets.ts'

/** Boards are glued up of strips about this wide. */
const WIDTH_IN = 2.7

/** A board sawn into the strips that it is glued up of, from the front to the back; one that is cut to a template stays whole. */
export function staves(board: Facets, shape: TreadShape): readonly Facets[] {
  if (shape.plan !== undefined) return [board]
  const strips: Facets[] = []
  let rest = board
  for (const cutIn of jointsIn(shape)) {
    const [behind, before] = cutFacets(rest, 2, -cutIn)
    strips.push(before)
    rest = behind
  }
  return [...strips, rest]
}

/** Where strips meet, behind the front; every board has them a little elsewhere, always the same. */
function jointsIn(shape: TreadShape): readonly number[] {
  const { depthIn } = shape
  const seed = JSON.stringify(shape)
  const count = Math.max(1, Math.round(depthIn / WIDTH_IN))
  return Array.from({ length: count - 1 }, (_, index) => {
    const shift = (idDraw(seed, `end ${index + 1}`, 100) - 50) / 330
    return (depthIn * (index + 1 + shift)) / count
  })
}
