import type { PlatePiece } from '@millrun/catalogue/shapes/kit-shape'
import { plateHoles, roundedSquare } from './plate-plan.ts'
import { type Fineness, linesFor } from '../../solids/form/fineness.ts'
import { circleSection } from '../../solids/form/sweep.ts'
import { boredSkin } from '../../solids/form/pierced-plate.ts'
import type { Facets } from '../../solids/mesh/facets.ts'
import type { Ring } from '../../solids/mesh/skin-over.ts'

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
  return boredSkin(rings, bores)
}
