import { alikeBy } from '@millrun/catalogue/alike'
import type { KitPiece, KitShape, PlugPiece } from '@millrun/catalogue/shapes/kit-shape'
import { nozzleCollar, nozzleTube } from './nozzle-side.ts'
import { shankRadiusIn } from './rod-side.ts'
import { syringeBlocks } from './syringe-blocks.ts'
import type { SpacePoint } from '../../geometry/space.ts'
import type { Fineness } from '../../solids/form/fineness.ts'
import { turnedFrom } from '../../turning/lathe.ts'
import { type Facets, movedFacets } from '../../solids/mesh/facets.ts'
import { movedSolids, shifted } from '../../solids/moved-solids.ts'
import type { Placement, Solid } from '../../solids/solid.ts'
import { warePiece } from '../../solids/ware-piece.ts'
import { woodPiece } from '../../solids/wood-piece.ts'
import { nutFacets, washerFacets } from './bored-facets.ts'
import { plateFacets } from './plate-facets.ts'
import { rodFacets } from './rod-facets.ts'
import { syringeSolids } from './syringe-solids.ts'
import type { Point } from '../../geometry/path.ts'

/** The pieces of a kit as they lie beside each other on y = 0, the top of the layout away from the viewer. */
export function kitSolids({ pieces }: KitShape, fineness: Fineness): readonly Solid[] {
  const alike = alikeBy(pieces, ({ xIn: _x, yIn: _y, ...piece }) => JSON.stringify(piece))
  return alike.flatMap((some) => movedSolids(pieceSolids(some[0], fineness), some.map(placeOf)))
}

/** One piece: what lies flat as it lies, what is long upright with its middle at the origin. */
function pieceSolids(piece: KitPiece, fineness: Fineness): readonly Solid[] {
  switch (piece.kind) {
    case 'rod':
      return [warePiece(piece.name, 'zinc', lowered(rodFacets(piece, fineness), piece))]
    case 'nut':
      return [warePiece(piece.name, 'zinc', nutFacets(piece))]
    case 'washer':
      return [warePiece(piece.name, 'zinc', washerFacets(piece))]
    case 'plate':
      return [warePiece(piece.name, 'zinc', plateFacets(piece, fineness))]
    case 'plug':
      return [woodPiece(piece.name, turnedFrom(plugSide(piece), fineness), [1, 0, 0])]
    case 'syringe':
      return syringeSolids(piece, fineness)
    case 'nozzle':
      return [
        warePiece(
          'collar',
          'blue plastic',
          lowered(turnedFrom(nozzleCollar(piece), fineness), piece),
        ),
        warePiece('tube', 'white plastic', lowered(turnedFrom(nozzleTube(piece), fineness), piece)),
      ]
  }
}

function lowered(facets: Facets, { lengthIn }: { readonly lengthIn: number }): Facets {
  return movedFacets(facets, ([x, y, z]) => [x, y - lengthIn / 2, z])
}

/** Where a piece lies: what is long on its back, resting on the widest of it. */
function placeOf(piece: KitPiece): Placement {
  const { xIn, yIn } = piece
  switch (piece.kind) {
    case 'nut':
    case 'washer':
    case 'plate':
    case 'plug':
      return shifted([xIn, 0, -yIn])
    case 'syringe':
      return onItsBack(
        [xIn, Math.max(...syringeBlocks(piece).map((block) => block.halfDeepIn)), -yIn],
        0,
      )
    case 'nozzle':
      return onItsBack([xIn, piece.diameterIn / 2, -yIn], 0)
    case 'rod': {
      // A screw rests on its head and on its point.
      const headIn = (piece.headIn ?? piece.diameterIn) / 2
      const footIn = piece.headIn === undefined ? headIn : shankRadiusIn(piece)
      return onItsBack([xIn, (headIn + footIn) / 2, -yIn], (headIn - footIn) / piece.lengthIn)
    }
  }
}

/** What stood upright, laid down with its top away from the viewer and raised by so much to its length. */
function onItsBack(origin: SpacePoint, rise: number): Placement {
  const level = Math.sqrt(1 - rise ** 2)
  return { origin, x: [1, 0, 0], y: [0, rise, -level], z: [0, level, rise] }
}

const TAPER_IN = 0.05
const EASE_IN = 0.03

/** The side of a plug, its wide end up: distances from the axis and heights. */
export function plugSide({ diameterIn, lengthIn }: PlugPiece): readonly Point[] {
  const half = diameterIn / 2
  return [
    [half - TAPER_IN - EASE_IN, 0],
    [half - TAPER_IN, EASE_IN],
    [half, lengthIn - EASE_IN],
    [half - EASE_IN, lengthIn],
  ]
}
