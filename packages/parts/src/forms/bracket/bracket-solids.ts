import type { BracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import { BOSS_IN, COLLAR_IN } from './arm-course.ts'
import { bossWidthIn, collarWidthIn, PLATE_EASE_IN, plateScrews } from './bracket-sizes.ts'
import type { SpacePoint } from '../../geometry/space.ts'
import { setScrewSolids } from '../hardware/set-screw.ts'
import type { Edges, Fineness } from '../../solids/form/fineness.ts'
import { type Facets, movedFacets } from '../../solids/mesh/facets.ts'
import { metalPiece } from '../../solids/metal-piece.ts'
import type { Solid } from '../../solids/solid.ts'
import { armSkin, scrollSkin } from './bracket-arm.ts'
import { piercedPlate } from '../../solids/form/pierced-plate.ts'
import { easedLevels, plateAt } from '../../solids/form/plate-levels.ts'
import { hubSkin, saddleSkin } from './saddle-skin.ts'

/** The boss and the collar begin so far inside what they stand on. */
const LAP_IN = 0.03

/** A rail bracket on the wall z = 0, the middle of its plate at the origin, the rail along x. */
export function bracketSolids(
  shape: BracketShape,
  fineness: Fineness,
  edges: Edges = 'eased',
): readonly Solid[] {
  const work = { fineness, easing: edges === 'sharp' ? 0 : 1 }
  const scroll = scrollSkin(shape, fineness)
  const pieces: readonly (readonly [string, Facets | undefined])[] = [
    ['wall plate', wallPlate(shape, work)],
    ['boss', boss(shape, work)],
    ['arm', movedFacets(armSkin(shape, fineness), ontoWall)],
    ['scroll', scroll && movedFacets(scroll, ontoWall)],
    ['saddle', saddleSkin(shape, work)],
    ['hub', hubSkin(shape, fineness)],
    ['collar', collar(shape, work)],
  ]
  const iron = pieces.flatMap(([name, skin]) =>
    skin === undefined ? [] : [metalPiece(name, skin)],
  )
  return [...iron, ...screwInCollar(shape, fineness)]
}

/** Drawings have the wall to the left; in space it lies behind. */
function ontoWall([x, y, z]: SpacePoint): SpacePoint {
  return [-z, y, x]
}

/** How finely it is made, and how much of its edges' easing it gets, 0 to 1. */
export interface Workmanship {
  readonly fineness: Fineness
  readonly easing: number
}

function wallPlate({ plate }: BracketShape, { fineness, easing }: Workmanship): Facets {
  const outline = plateAt(plate.form, plate.widthIn, plate.heightIn)
  const levels = easedLevels(outline, { toIn: plate.thickIn, easeIn: PLATE_EASE_IN * easing })
  return piercedPlate({ levels, holes: plateScrews(plate) }, fineness)
}

function boss({ plate, arm }: BracketShape, { fineness, easing }: Workmanship): Facets {
  const widthIn = bossWidthIn({ plate, arm })
  const outline = plateAt(arm.section === 'square' ? 'square' : 'round', widthIn, widthIn)
  const levels = easedLevels(outline, {
    fromIn: plate.thickIn - LAP_IN,
    toIn: plate.thickIn + BOSS_IN,
    easeIn: 0.07 * easing,
  })
  return piercedPlate({ levels, holes: [] }, fineness)
}

/** What an arm slides in; none where the arm is fixed. */
function collar(
  { plate, arm }: BracketShape,
  { fineness, easing }: Workmanship,
): Facets | undefined {
  if (arm.drawsOutIn === undefined) return undefined
  const widthIn = collarWidthIn(arm)
  const fromIn = plate.thickIn + BOSS_IN
  const levels = easedLevels(plateAt('round', widthIn, widthIn), {
    fromIn: fromIn - LAP_IN,
    toIn: fromIn + COLLAR_IN,
    easeIn: 0.04 * easing,
  })
  return piercedPlate({ levels, holes: [] }, fineness)
}

/** From the side, through the middle of the collar. */
function screwInCollar({ plate, arm }: BracketShape, fineness: Fineness): readonly Solid[] {
  if (arm.drawsOutIn === undefined) return []
  const middle = plate.thickIn + BOSS_IN + COLLAR_IN / 2
  const place = { upIn: 0, sideIn: collarWidthIn(arm) / 2 }
  return setScrewSolids(place, fineness, ([x, y, z]) => [-z, y, middle + x])
}
