import type { BracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import type { RosetteShape } from '@millrun/catalogue/shapes/rosette-shape'
import type { SpacePoint } from '@millrun/parts/geometry/space'
import { movedSolids, shifted } from '@millrun/parts/solids/moved-solids'
import { partSolids } from '@millrun/parts/solids/part-solids'
import type { Solid } from '@millrun/parts/solids/solid'
import { CORNER, GUARD_MIDDLE_IN, rakeHalfIn, rakeMiddle, WALL_Z_IN } from './guide-stair.ts'
import { WALL_RAIL_IN } from './rail-parts.ts'

/** A plain bracket and a plain round rosette. */
const BRACKET: BracketShape = {
  kind: 'bracket',
  projectionIn: WALL_RAIL_IN,
  riseIn: 2.25,
  plate: { form: 'round', widthIn: 2.25, heightIn: 2.25, thickIn: 0.1875, screws: 3 },
  arm: { form: 'quarter', section: 'round', barIn: 0.5 },
  saddle: { lengthIn: 2.5, widthIn: 0.875, thickIn: 0.125, screws: 2, form: 'flat', pivots: false },
}
const ROSETTE: RosetteShape = {
  kind: 'rosette',
  form: 'round',
  widthIn: 4.5,
  heightIn: 4.5,
  molding: [
    [0, 0],
    [0, 0.4],
    [0.3, 0.55],
    [0.5, 0.875],
  ],
}

const FINENESS = 0.5
const BRACKETS_AT_IN = [16, 34, 50] as const

/** The brackets of the wall rail. */
export function wallBrackets(): readonly Solid[] {
  return movedSolids(
    partSolids(BRACKET, FINENESS),
    BRACKETS_AT_IN.map((x) => shifted(plateMiddle(x))),
  )
}

/** The rosette that the landing's rail ends on. */
export function wallRosette(): readonly Solid[] {
  const lowest: SpacePoint = [CORNER.xIn, GUARD_MIDDLE_IN - ROSETTE.heightIn / 2, WALL_Z_IN]
  return movedSolids(partSolids(ROSETTE, FINENESS), [shifted(lowest)])
}

/** What on the wall is pointed at. */
export function wallMarks(): readonly { readonly name: string; readonly place: SpacePoint }[] {
  const [x, y, z] = plateMiddle(BRACKETS_AT_IN[1])
  return [
    { name: 'rosette', place: [CORNER.xIn, GUARD_MIDDLE_IN, WALL_Z_IN] },
    { name: 'bracket', place: [x, y, z + 1.5] },
  ]
}

function plateMiddle(x: number): SpacePoint {
  return [x, rakeMiddle(x) - rakeHalfIn() - BRACKET.riseIn, WALL_Z_IN]
}
