import type { Room } from '../../design/design.ts'
import brickLoft from './tiles/brick-loft.webp'
import eveningFoyer from './tiles/evening-foyer.webp'
import panelledHall from './tiles/panelled-hall.webp'
import plasterHall from './tiles/plaster-hall.webp'

const TILES: Readonly<Record<Room, string>> = {
  'plaster-hall': plasterHall,
  'panelled-hall': panelledHall,
  'brick-loft': brickLoft,
  'evening-foyer': eveningFoyer,
}

/** A room with a stair in it, as the 3D view shows it. */
export function RoomPicture({ room }: { readonly room: Room }) {
  return (
    <img
      src={TILES[room]}
      alt=""
      width={360}
      height={270}
      loading="lazy"
      decoding="async"
      className="block size-full object-cover"
    />
  )
}
