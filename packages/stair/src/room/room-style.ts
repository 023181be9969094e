import type { Coat } from './room-form.ts'

/** How a room is dressed and furnished. */
export interface RoomStyle {
  readonly dressing: 'plain' | 'panels' | 'bricks' | 'dado' | 'none'
  /** From its edge to its middle. */
  readonly rug: readonly [edge: Coat['colour'], line: Coat['colour'], field: Coat['colour']]
  readonly lampShape: 'globe' | 'lantern' | 'dome'
  /** The walls have lights too. */
  readonly hasWallLights: boolean
}

/** In a loft and before a photograph one sees through below a stair. */
export function isOpenBelow({ dressing }: RoomStyle): boolean {
  return dressing === 'bricks' || dressing === 'none'
}
