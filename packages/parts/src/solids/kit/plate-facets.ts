import type { PlatePiece } from '@millrun/catalogue/shapes/kit-shape'
import { plateHoles } from '../../elevations/kit/plate-holes.ts'
import { type Fineness, linesFor } from '../form/fineness.ts'
import { circleSection } from '../form/sweep.ts'
import { type Facets, joinedFacets } from '../mesh/facets.ts'
import { filledLoop } from '../mesh/filled-loop.ts'
import { bandOver, type Ring } from '../mesh/skin-over.ts'
import { roundedSquare } from '../../elevations/kit/rounded-square.ts'

const EASE_IN = 0.02

/** The skin of a plate that lies flat on y = 0, its holes bored through. */
export function plateFacets(plate: PlatePiece, fineness: Fineness): Facets {
  const { sideIn, thickIn } = plate
  const lines = linesFor(8, fineness)
  const outline = (heightIn: number, insetIn: number): Ring =>
    roundedSquare(sideIn - 2 * insetIn, lines).map(([x, back]) => [x, heightIn, -back])
  const rings = [
    outline(0, EASE_IN),
    outline(EASE_IN, 0),
    outline(thickIn - EASE_IN, 0),
    outline(thickIn, EASE_IN),
  ]
  const bores = plateHoles(plate).map(({ at: [x, back], diameterIn }) =>
    [thickIn, 0].map((heightIn): Ring =>
      circleSection(diameterIn, linesFor(40, fineness)).map(([u, v]) => [
        x + u,
        heightIn,
        -(back + v),
      ]),
    ),
  )
  return joinedFacets([
    bandOver(rings),
    filledLoop(
      rings.at(-1) ?? [],
      bores.map(([top]) => top ?? []),
    ),
    filledLoop(
      (rings[0] ?? []).toReversed(),
      bores.map((bore) => bore.at(-1) ?? []),
    ),
    ...bores.map((bore) => bandOver(bore)),
  ])
}
