import type { BracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import type { RosetteShape } from '@millrun/catalogue/shapes/rosette-shape'
import type { SpacePoint } from '../../geometry/space.ts'
import { bracketBody } from '../../elevations/bracket/bracket-body.ts'
import { rosetteBody } from '../../elevations/rosette.ts'
import { movedBody } from '../../surface/moved-body.ts'
import type { Body } from '../../surface/patch.ts'
import { HOME_STAIR } from '../straight-stair.ts'
import { CORNER, GUARD_MIDDLE_IN, rakeMiddle, WALL_Z_IN } from './layout.ts'
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
  moulding: [
    [0, 0],
    [0, 0.4],
    [0.3, 0.55],
    [0.5, 0.875],
  ],
}

const BRACKETS_AT_IN = [16, 34, 50] as const
/** From the middle of a sloping rail down to its underside, plumb. */
const RAIL_HALF_PLUMB_IN = (HOME_STAIR.railDepthIn / 2) * 1.25

/** The brackets of the wall rail. */
export function wallBrackets(): readonly Body[] {
  return BRACKETS_AT_IN.map((x) => onWall(plateMiddle(x)))
}

/** The rosette that the landing's rail ends on. */
export function wallRosette(): Body {
  const shape = ROSETTE
  return movedBody(rosetteBody(shape), ([x, y, z]) => [
    x + CORNER.xIn,
    y + GUARD_MIDDLE_IN - shape.heightIn / 2,
    z + WALL_Z_IN,
  ])
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
  return [x, rakeMiddle(x) - RAIL_HALF_PLUMB_IN - BRACKET.riseIn, WALL_Z_IN]
}

/** A bracket stands out from its own x = 0; here the wall faces the viewer. */
function onWall([x, y, z]: SpacePoint): Body {
  return movedBody(bracketBody(BRACKET), ([out, up, along]) => [x - along, y + up, z + out])
}
