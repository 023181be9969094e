import type { TreadBracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import type { Point } from '../../geometry/path.ts'
import { easedPolygon } from '../../solids/form/eased-polygon.ts'
import { type Fineness, linesFor } from '../../solids/form/fineness.ts'
import { type Facets, movedFacets } from '../../solids/mesh/facets.ts'
import { skinOver } from '../../solids/mesh/skin-over.ts'
import { metalPiece } from '../../solids/metal-piece.ts'
import type { Solid } from '../../solids/solid.ts'
import { piercedPlate } from '../../solids/form/pierced-plate.ts'

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

/** The web in the corner of a braced bracket. */
function braceSection({ deepIn, tallIn, thickIn }: TreadBracketShape): readonly Point[] {
  return [
    [thickIn, -tallIn * 0.86],
    [deepIn * 0.8, -thickIn],
    [thickIn, -thickIn],
  ]
}

/** Where the screws sit: along the bracket, out on the leg under the tread and down on the other. */
function treadBracketScrews(shape: TreadBracketShape) {
  const { lengthIn, deepIn, tallIn } = shape
  const isLong = lengthIn > deepIn
  return Array.from({ length: shape.holes }, (_, index) => {
    const share = (index + 0.5) / shape.holes
    return {
      alongIn: isLong ? (share - 0.5) * lengthIn : lengthIn * 0.28 * (index % 2 === 0 ? 1 : -1),
      outIn: isLong ? deepIn * 0.6 : deepIn * (0.22 + 0.68 * share),
      downIn: isLong ? tallIn * 0.6 : tallIn * (0.2 + 0.66 * share),
    }
  })
}
