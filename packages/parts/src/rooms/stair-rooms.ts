import { findProduct } from '@millrun/catalogue/catalogue'
import type { Material } from '../pictures/material.ts'
import { HOME_STAIR } from '../scenes/straight-stair.ts'
import type { Flight, Shown } from './flight.ts'
import type { RoomShell } from './room-shell.ts'
import type { RoomLamp, StairRoom } from './stair-room.ts'

/** A part of a room is no longer sold. */
export class UnknownRoomProductError extends Error {
  override readonly name = 'UnknownRoomProductError'
}

function shown(id: string, look: Material): Shown {
  const product = findProduct(id)
  if (product === undefined) throw new UnknownRoomProductError(`${id} is in a room but not sold`)
  return { product, look }
}

const FLIGHT: Flight = { ...HOME_STAIR, risers: 15, widthIn: 42, balconyIn: 72 }

const SHELL: RoomShell = {
  wall: '#d9d4c9',
  floor: 'white-oak',
  leftIn: -120,
  rightIn: 260,
  frontIn: 330,
  window: { middleIn: 77, widthIn: 54, sillIn: 30, headIn: 106, panesAcross: 3, panesUp: 4 },
}

const SKY: RoomLamp = {
  at: [-128, 68, 77],
  towards: [0, 60, 60],
  sizeIn: [56, 76],
  watts: 95,
  colour: [0.93, 0.97, 1],
}
const REST_OF_ROOM: RoomLamp = {
  at: [-40, 130, 300],
  towards: [40, 50, 0],
  sizeIn: [200, 120],
  watts: 150,
  colour: [1, 0.97, 0.93],
}
const CEILING: RoomLamp = {
  at: [60, 185, 110],
  towards: [60, 0, 60],
  sizeIn: [160, 80],
  watts: 45,
  colour: [1, 0.97, 0.94],
}

const LIGHT = {
  sun: { way: [0.84, -0.22, -0.4], strength: 5.5, colour: [1, 0.89, 0.74] },
  lamps: [SKY, REST_OF_ROOM, CEILING],
  world: 0.35,
  exposure: 1,
} as const satisfies Partial<StairRoom>

const FROM_THE_HALL = {
  at: [-34, 52, 205],
  towards: [38, 52, 10],
  lensMm: 30,
  shiftUp: 0.02,
} as const satisfies StairRoom['camera']

const BLACK: Material = { finish: 'SB' }

/** The staircases that the shop shows, each with other parts and in another light. */
export function stairRooms(): readonly StairRoom[] {
  return [morning()]
}

/** Baskets between twists under a red oak rail, in the morning sun. */
function morning(): StairRoom {
  const oak: Material = { wood: 'red-oak' }
  return {
    ...LIGHT,
    name: 'morning',
    flight: FLIGHT,
    parts: {
      balusters: [shown('m-301', BLACK), shown('m-399', BLACK), shown('m-301', BLACK)],
      newel: shown('n-4520', oak),
      rail: shown('c-6010', oak),
      tread: shown('c-8075', oak),
      shoe: shown('sh-100', BLACK),
    },
    shell: SHELL,
    furniture: {
      middleIn: -62,
      table: 'walnut',
      vase: '#e4ddd0',
      bowl: '#6e7a70',
      print: '#8b9a92',
    },
    camera: FROM_THE_HALL,
  }
}
