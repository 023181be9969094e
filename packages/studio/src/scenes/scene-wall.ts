import type { Colour } from '@millrun/parts/materials/woods'
import type { Frame } from '@millrun/stair/segments/frame'
import type { Span } from '@millrun/stair/room/room-form'
import type { Opening, Wall } from '@millrun/stair/room/wall'
import { baseboard, cornice, dado } from '@millrun/stair/room/wall-moldings'
import { openingForms, wallFace } from '@millrun/stair/room/wall-openings'
import type { Coated, Look } from '../coated/coated.ts'
import { PHOTOGRAPHED_JOINERY } from './photographed-joinery.ts'
import { type RoomLooks, roomSolids } from './room-solids.ts'

/** Which side of the room a wall is on, seen by somebody who looks at the wall behind the flight. */
type RoomSide = 'back' | 'left' | 'right' | 'front'

/** A wall of a scene: heights from the lower floor, lengths along x or z of the room. Inches. */
export interface SceneWall {
  readonly side: RoomSide
  /** Where its face is: z of the back and the front, x of the left and the right. */
  readonly atIn: number
  readonly along: Span
  readonly topIn: number
  readonly paint: Colour
  readonly openings?: readonly Opening[]
  /** Lengths with a baseboard, which ends at doors, and the floor that it stands on. */
  readonly bases?: readonly { readonly along: Span; readonly onIn: number }[]
  /** A panelled dado up from the lower floor. */
  readonly dado?: { readonly along: Span; readonly highIn: number }
  readonly hasCornice?: boolean
}

/** A wall on a side of the room: where its face is, from where to where it runs, and what is in it and on it. */
export function sceneWall(
  side: RoomSide,
  atIn: number,
  along: Span,
  topIn: number,
  paint: Colour,
  more: Omit<SceneWall, 'side' | 'atIn' | 'along' | 'topIn' | 'paint'>,
): SceneWall {
  return { side, atIn, along, topIn, paint, ...more }
}

/** White woodwork, satin. */
export const TRIM: Look = { paint: '#f1eee7', roughness: 0.42 }

/** What a room with walls of this paint looks like. */
export function looksWith(paint: Colour): RoomLooks {
  const wall: Look = { paint, roughness: 0.85 }
  return {
    wall,
    partition: { paint, roughness: 0.8 },
    trim: TRIM,
    floor: TRIM,
    ceiling: wall,
    door: TRIM,
    knob: { finish: 'ORB' },
  }
}

/** A wall with its windows, doors and moldings. */
export function wallPieces(scene: SceneWall): readonly Coated[] {
  const wall = wallOf(scene)
  const { bases = [], dado: panelled, topIn } = scene
  const along = (span: Span) => alongWall(scene, span)
  const forms = [
    ...wallFace(wall, 'wall'),
    ...wall.openings.flatMap((opening) => openingForms(wall, opening, PHOTOGRAPHED_JOINERY)),
    ...bases.flatMap((base) => baseboard(wall, along(base.along), base.onIn, PHOTOGRAPHED_JOINERY)),
    ...(panelled === undefined
      ? []
      : dado(wall, along(panelled.along), [0, panelled.highIn], PHOTOGRAPHED_JOINERY)),
    ...(scene.hasCornice === true
      ? [cornice(wall, [0, wall.lengthIn], topIn, PHOTOGRAPHED_JOINERY)]
      : []),
  ]
  return roomSolids(forms, looksWith(scene.paint))
}

/** From a little below the floor, so that no light comes in under it. */
const BELOW_IN = -1

/** The wall as one faces it from the room. */
function wallOf(scene: SceneWall): Wall {
  const { along, topIn, openings = [] } = scene
  return {
    frame: wallFrame(scene),
    lengthIn: along[1] - along[0],
    up: [BELOW_IN, topIn],
    part: 'behind',
    openings: openings.map((opening) => ({
      ...opening,
      along: alongWall(scene, opening.along),
    })),
  }
}

const HEADING_DEG = { back: 0, left: 90, right: -90, front: 180 } as const

/** Along the foot of a wall, to the right of who faces it. */
export function wallFrame({
  side,
  atIn,
  along,
}: Pick<SceneWall, 'side' | 'atIn' | 'along'>): Frame {
  const startIn = isRightToLeft(side) ? along[1] : along[0]
  const headingDeg = HEADING_DEG[side]
  return side === 'back' || side === 'front'
    ? { xIn: startIn, zIn: atIn, headingDeg }
    : { xIn: atIn, zIn: startIn, headingDeg }
}

function isRightToLeft(side: RoomSide): boolean {
  return side === 'left' || side === 'front'
}

function alongWall({ side, along }: SceneWall, [from, to]: Span): Span {
  return isRightToLeft(side) ? [along[1] - to, along[1] - from] : [from - along[0], to - along[0]]
}

/** A window between these places of the room, with so many panes. */
export function sceneWindow(along: Span, up: Span, panes: readonly [number, number]): Opening {
  return { kind: 'window', along, up, panes }
}

/** A door from the floor to its head. */
export function sceneDoor(along: Span, up: Span): Opening {
  return { kind: 'door', along, up }
}
