import type { Material } from '../pictures/material.ts'
import { soldProduct } from '../scenes/sold-product.ts'
import { HOME_STAIR } from '../scenes/straight-stair.ts'
import type { Flight, Shown } from './flight.ts'
import type { Furniture } from './furniture.ts'
import type { RoomShell } from './room-shell.ts'
import type { RoomLamp, StairRoom } from './stair-room.ts'

function shown(id: string, look: Material): Shown {
  return { product: soldProduct(id), look }
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
  at: [-36, 52, 222],
  towards: [38, 48, 10],
  lensMm: 29,
  shiftUp: 0.02,
} as const satisfies StairRoom['camera']

const FURNITURE: Furniture = {
  middleIn: -64,
  table: 'walnut',
  vase: '#e4ddd0',
  bowl: '#6e7a70',
  print: '#8b9a92',
}

const BLACK: Material = { finish: 'SB' }

/** The staircases that the shop shows, each with other parts and in another light. */
export function stairRooms(): readonly StairRoom[] {
  return [morning(), straightLines(), painted(), craftsman(), bronze(), balcony()]
}

/** Baskets between twists under a red oak rail, in the morning sun. */
function morning(): StairRoom {
  const oak: Material = { wood: 'red-oak' }
  return {
    ...LIGHT,
    name: 'morning',
    flight: FLIGHT,
    parts: {
      balusters: [shown('m-301', BLACK), shown('m-405', BLACK), shown('m-301', BLACK)],
      newel: shown('n-4520', oak),
      rail: shown('c-6010', oak),
      tread: shown('c-8075', oak),
      shoe: shown('sh-101', BLACK),
    },
    shell: SHELL,
    furniture: FURNITURE,
    camera: FROM_THE_HALL,
  }
}

/** Plain bars under a flat rail of white oak, cool light from a wide window. */
function straightLines(): StairRoom {
  const oak: Material = { wood: 'white-oak' }
  return {
    ...LIGHT,
    name: 'straight-lines',
    flight: FLIGHT,
    parts: {
      balusters: [shown('m-101', BLACK)],
      newel: shown('n-4620', oak),
      rail: shown('c-6700', oak),
      tread: shown('c-8075', oak),
    },
    shell: {
      ...SHELL,
      wall: '#e9e7e1',
      floor: 'maple',
      window: { middleIn: 86, widthIn: 84, sillIn: 14, headIn: 112, panesAcross: 2, panesUp: 1 },
    },
    furniture: {
      ...FURNITURE,
      table: 'white-oak',
      vase: '#3a3d3f',
      bowl: '#b9b2a4',
      print: '#c9a27a',
    },
    camera: { at: [118, 56, 216], towards: [52, 52, 0], lensMm: 27, shiftUp: 0.015 },
    sun: { way: [0.8, -0.42, -0.3], strength: 3.6, colour: [1, 0.95, 0.88] },
    lamps: [{ ...SKY, watts: 190, sizeIn: [84, 96] }, REST_OF_ROOM, CEILING],
  }
}

/** White turned balusters between cherry newels and a cherry rail, towards evening. */
function painted(): StairRoom {
  const cherry: Material = { wood: 'cherry' }
  return {
    ...LIGHT,
    name: 'painted',
    flight: { ...FLIGHT, balustersPerTread: 2 },
    parts: {
      balusters: [shown('c-2005', { wood: 'primed' })],
      newel: shown('n-4020', cherry),
      rail: shown('c-6601', cherry),
      tread: shown('c-8075', cherry),
    },
    shell: { ...SHELL, wall: '#aeb8a6', floor: 'red-oak' },
    furniture: {
      ...FURNITURE,
      table: 'cherry',
      vase: '#efe9dc',
      bowl: '#7b5b46',
      print: '#c8b88f',
    },
    camera: { at: [-40, 46, 200], towards: [36, 42, 10], lensMm: 30, shiftUp: 0.02 },
    sun: { way: [0.86, -0.16, -0.32], strength: 6.2, colour: [1, 0.79, 0.56] },
  }
}

/** Square oak balusters and a tapered box newel against a deep green wall. */
function craftsman(): StairRoom {
  const oak: Material = { wood: 'red-oak' }
  return {
    ...LIGHT,
    name: 'craftsman',
    flight: { ...FLIGHT, balustersPerTread: 2 },
    parts: {
      balusters: [shown('c-5360', oak)],
      newel: shown('n-4810', oak),
      rail: shown('c-6710', oak),
      tread: shown('c-8075', oak),
    },
    shell: { ...SHELL, wall: '#59665c', floor: 'walnut' },
    furniture: {
      ...FURNITURE,
      table: 'red-oak',
      vase: '#c97f4e',
      bowl: '#d9cfbb',
      print: '#b98a5c',
    },
    camera: { at: [-58, 52, 192], towards: [30, 40, 18], lensMm: 30, shiftUp: 0.02 },
    sun: { way: [0.82, -0.3, -0.42], strength: 6, colour: [1, 0.87, 0.7] },
    exposure: 1.2,
  }
}

/** Bronze knuckles seen from near by, the newel painted. */
function bronze(): StairRoom {
  const oak: Material = { wood: 'white-oak' }
  const coat: Material = { finish: 'ORB' }
  return {
    ...LIGHT,
    name: 'bronze',
    flight: FLIGHT,
    parts: {
      balusters: [shown('m-501', coat), shown('m-502', coat)],
      newel: shown('n-4550', { wood: 'primed' }),
      rail: shown('c-6400', oak),
      tread: shown('c-8075', oak),
      shoe: shown('sh-102', coat),
    },
    shell: { ...SHELL, wall: '#e3d8c6', floor: 'hickory' },
    furniture: { ...FURNITURE, table: 'alder', vase: '#8c9aa0', bowl: '#e7dfd2', print: '#a9746a' },
    camera: { at: [-30, 50, 132], towards: [26, 42, 20], lensMm: 38, shiftUp: 0.01 },
    sun: { way: [0.84, -0.26, -0.36], strength: 5, colour: [1, 0.86, 0.68] },
  }
}

/** Scrolls along a gallery three steps up. */
function balcony(): StairRoom {
  const oak: Material = { wood: 'white-oak' }
  return {
    ...LIGHT,
    name: 'balcony',
    flight: { ...FLIGHT, risers: 3, balconyIn: 190 },
    parts: {
      balusters: [shown('m-102', BLACK), shown('m-703', BLACK), shown('m-102', BLACK)],
      newel: shown('n-4720', oak),
      rail: shown('c-6720', oak),
      tread: shown('c-8075', oak),
      shoe: shown('sh-101', BLACK),
    },
    shell: { ...SHELL, wall: '#d3d8da', floor: 'white-oak' },
    furniture: {
      ...FURNITURE,
      middleIn: -52,
      table: 'maple',
      vase: '#f1ece2',
      bowl: '#4f6470',
      print: '#6c8793',
    },
    camera: { at: [22, 54, 214], towards: [46, 38, 30], lensMm: 28, shiftUp: 0.01 },
    sun: { way: [0.88, -0.24, -0.34], strength: 5, colour: [1, 0.92, 0.8] },
  }
}
