import { HOME_STAIR } from '../scenes/straight-stair.ts'
import type { Material } from '../pictures/material.ts'
import { soldProduct } from '../scenes/sold-product.ts'
import { totalRise, totalRun } from '../scenes/straight-stair.ts'
import type { Wood } from '../pictures/wood-palettes.ts'
import type { Flight, Shown } from './flight.ts'
import { floorBoards } from './floor-boards.ts'
import type { RoomPiece } from './room-piece.ts'

/** The flight of most scenes: fifteen risers, and a gallery above. */
export const FLIGHT: Flight = { ...HOME_STAIR, risers: 15, widthIn: 42, balconyIn: 72 }

/** A product in the wood or finish that a scene shows it in. */
export function shown(id: string, look: Material): Shown {
  return { product: soldProduct(id), look }
}

export const BLACK: Material = { finish: 'SB' }

/** Boards on the upper floor, within the nosing that goes round it. */
export function upperBoards(flight: Flight, wood: Wood): readonly RoomPiece[] {
  const run = totalRun(flight)
  return floorBoards({
    wood,
    x: [run + 3.5, run + flight.balconyIn + 60],
    z: [0, flight.widthIn - 4.5],
    topIn: totalRise(flight) + 0.02,
    way: 'x',
  })
}
