import type { SpacePoint } from '@millrun/parts/geometry/space'
import type { Stair } from '../model/stair.ts'
import { furnishings } from './furnishings.ts'
import type { House } from './house/house.ts'
import { HOUSE_JOINERY } from './joinery.ts'
import { lamps } from './lamps.ts'
import type { CoatName, RoomForm, Span } from './room-form.ts'
import type { RoomStyle } from './room-style.ts'
import { stairCarpentry } from './stair-carpentry.ts'
import { wallMoldings } from './wall-moldings.ts'
import { openingForms, wallFace } from './wall-openings.ts'

/** A room around a stair: what keeps the sun out, what only receives it, and where its lamps are. Inches. */
export interface RoomAround {
  readonly shell: readonly RoomForm[]
  readonly carpentry: readonly RoomForm[]
  readonly lights: readonly SpacePoint[]
}

/** Farther than one sees. */
const FAR: Span = [-1600, 1600]

/** The room that a stair stands in, with its walls, floors, woodwork, lamps and furnishings. */
export function roomAround(stair: Stair, house: House, style: RoomStyle): RoomAround {
  const hung = lamps(stair, house, style)
  return {
    shell: [
      ...house.walls.flatMap((wall) => [
        ...wallFace(wall, wall.part === 'behind' ? 'wall' : 'partition'),
        ...wallMoldings(wall, style, house.ceilingIn, HOUSE_JOINERY),
        ...wall.openings.flatMap((opening) => openingForms(wall, opening, HOUSE_JOINERY)),
      ]),
      ...house.decks.map((deck) => level(deck, 'floor')),
      level({ along: FAR, across: FAR, upIn: house.floorIn }, 'floor'),
      level({ along: FAR, across: FAR, upIn: house.ceilingIn }, 'ceiling'),
      ...hung.forms,
      ...furnishings(stair, house, style),
    ],
    carpentry: stairCarpentry(stair, house, style),
    lights: hung.lights,
  }
}

function level(deck: House['decks'][number], coat: CoatName): RoomForm {
  return { kind: 'level', ...deck, seenFrom: coat === 'ceiling' ? 'below' : 'above', coat }
}
