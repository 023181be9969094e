import type { TreadBracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import { braceSection, treadBracketScrews } from '../../elevations/tread-bracket.ts'
import type { Point } from '../../geometry/path.ts'
import { easedPolygon } from '../form/eased-polygon.ts'
import { type Fineness, linesFor } from '../form/fineness.ts'
import { type Facets, movedFacets } from '../mesh/facets.ts'
import { skinOver } from '../mesh/skin-over.ts'
import { metalPiece } from '../metal-piece.ts'
import type { Solid } from '../solid.ts'
import { piercedPlate } from './pierced-plate.ts'

const EASE_IN = 0.02
const CORNER_IN = 0.06

/** An angle against the stringer z = 0, the tread on its level leg at y = 0; braced with a web or not. */
export function treadBracketSolids(shape: TreadBracketShape, fineness: Fineness): readonly Solid[] {
  const legs = [
    metalPiece('level leg', levelLeg(shape, fineness)),
    metalPiece('upright leg', uprightLeg(shape, fineness)),
  ]
  return shape.isBraced ? [...legs, metalPiece('web', web(shape))] : legs
}

/** Its back is its top, its front is below: screws go up into the tread. */
function levelLeg(shape: TreadBracketShape, fineness: Fineness): Facets {
  const holes = treadBracketScrews(shape).map(({ outIn, alongIn }): Point => [outIn, -alongIn])
  const leg = mitredLeg({ ...shape, reachIn: shape.deepIn }, holes, fineness)
  return movedFacets(leg, ([x, y, z]) => [-y, -z, x])
}

function uprightLeg(shape: TreadBracketShape, fineness: Fineness): Facets {
  const holes = treadBracketScrews(shape).map(({ downIn, alongIn }): Point => [downIn, alongIn])
  const leg = mitredLeg({ ...shape, reachIn: shape.tallIn }, holes, fineness)
  return movedFacets(leg, ([x, y, z]) => [y, -x, z])
}

/** A leg from the heel, x = 0, to its free end, cut to a mitre so that two of them make an angle. */
function mitredLeg(
  { lengthIn, thickIn, reachIn }: { lengthIn: number; thickIn: number; reachIn: number },
  holes: readonly Point[],
  fineness: Fineness,
): Facets {
  const level = (outIn: number, insetIn: number) => ({
    outIn,
    outline: legOutline(outIn, reachIn - insetIn, lengthIn / 2 - insetIn, fineness),
  })
  const levels = [
    level(0, EASE_IN),
    level(EASE_IN, 0),
    level(thickIn - EASE_IN, 0),
    level(thickIn, EASE_IN),
  ]
  return piercedPlate({ levels, holes }, fineness)
}

/** Anticlockwise from the heel; the two corners of the free end are rounded. */
function legOutline(
  heelIn: number,
  reachIn: number,
  half: number,
  fineness: Fineness,
): readonly Point[] {
  const corners: readonly Point[] = [
    [heelIn, -half],
    [reachIn, -half],
    [reachIn, half],
    [heelIn, half],
  ]
  const rounded = easedPolygon(corners, CORNER_IN, linesFor(5, fineness))
  const aCorner = rounded.length / 4
  return [[heelIn, -half], ...rounded.slice(aCorner, 3 * aCorner), [heelIn, half]]
}

/** The web in the corner, in the middle of the length. */
function web(shape: TreadBracketShape): Facets {
  const section = braceSection(shape)
  const half = shape.thickIn / 2
  return skinOver(
    [-half, half].map((x) => section.map(([out, up]) => [x, up, out] as const).toReversed()),
  )
}
