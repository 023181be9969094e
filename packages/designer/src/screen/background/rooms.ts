import type { Room } from '@millrun/stair/design/design'
import brickLoft from './tiles/brick-loft.webp'
import eveningFoyer from './tiles/evening-foyer.webp'
import panelledHall from './tiles/panelled-hall.webp'
import plasterHall from './tiles/plaster-hall.webp'

interface RoomWords {
  /** What visitors read. */
  readonly name: string
  /** The room with a stair in it. */
  readonly picture: string
}

/** The rooms in which a stair can be seen. */
export const ROOM_WORDS: Readonly<Record<Room, RoomWords>> = {
  'plaster-hall': { name: 'Plaster hall', picture: plasterHall },
  'panelled-hall': { name: 'Paneled hall', picture: panelledHall },
  'brick-loft': { name: 'Brick loft', picture: brickLoft },
  'evening-foyer': { name: 'Evening foyer', picture: eveningFoyer },
}
