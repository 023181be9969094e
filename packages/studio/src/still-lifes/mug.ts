import type { SpacePoint } from '@millrun/parts/geometry/space'
import type { Colour } from '@millrun/parts/materials/woods'
import type { Coated } from '../coated/coated.ts'
import { type PotPoint, thrownPot } from '../furniture/thrown-pot.ts'
import { bentRod } from '@millrun/parts/solids/form/sweep'
import { turnedRound } from '@millrun/parts/turning/lathe'
import type { Facets } from '@millrun/parts/solids/mesh/facets'
import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import { movedSolids } from '@millrun/parts/solids/moved-solids'
import { IN_PLACE, type Placement, type Solid } from '@millrun/parts/solids/solid'

/** A common mug: 3 1/4 in wide and 3 3/4 in high. */
const BODY: readonly PotPoint[] = [
  [0.06, 1.2],
  [0, 1.32],
  [0.12, 1.52],
  [0.4, 1.61],
  [1.4, 1.625],
  [3.3, 1.625],
  [3.66, 1.62],
  [3.75, 1.56],
  [3.66, 1.49],
  [3.3, 1.47],
  [1.4, 1.47],
  [0.55, 1.43],
  [0.3, 1.2],
  [0.25, 0],
]
const COFFEE_IN = 3.2
const HANDLE_IN = 0.42

/** A mug of coffee with its handle along +x, standing at a place. */
export function mug(at: Placement, glaze: Colour): readonly Coated[] {
  const coffee = turnedRound(
    [
      { heightIn: COFFEE_IN - 0.1, radiusIn: 1.48 },
      { heightIn: COFFEE_IN, radiusIn: 1.48 },
    ],
    1,
  )
  return [
    {
      solids: movedSolids([thrownPot(BODY), piece('handle', handle())], [at]),
      look: { paint: glaze, roughness: 0.22 },
    },
    {
      solids: movedSolids([piece('coffee', coffee)], [at]),
      look: { paint: '#23140c', roughness: 0.12 },
    },
  ]
}

/** Half an ellipse, its ends inside the wall. */
function handle(): Facets {
  const line = Array.from({ length: 33 }, (_, step): SpacePoint => {
    const angle = Math.PI * (step / 32 - 0.5)
    return [1.5 + 1.15 * Math.cos(angle), 1.9 + 1.15 * Math.sin(angle), 0]
  })
  return bentRod(line, HANDLE_IN, 20)
}

function piece(name: string, facets: Facets): Solid {
  return { name, substance: 'wood', mesh: meshOf(facets, 50), placements: [IN_PLACE] }
}
