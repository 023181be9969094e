import type { Room } from '../../design/design.ts'

/** The rooms in which a stair can be seen, by the names that visitors read. */
export const ROOM_NAMES: Readonly<Record<Room, string>> = {
  'plaster-hall': 'Plaster hall',
  'panelled-hall': 'Paneled hall',
  'brick-loft': 'Brick loft',
  'evening-foyer': 'Evening foyer',
}
