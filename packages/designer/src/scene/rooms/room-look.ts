import type { Room } from '../../design/design.ts'
import type { Coat } from './room-mesh.ts'

type Colour = `#${string}`

/** How a room is dressed and lit. */
export interface RoomLook {
  readonly wall: Coat
  /** Walls that are not of the house's own stuff: those below and above the upper floor. */
  readonly partition: Coat
  readonly trim: Coat
  readonly floor: Coat
  readonly ceiling: Coat
  readonly door: Coat
  readonly dressing: 'plain' | 'panels' | 'bricks' | 'dado'
  readonly lampShape: 'none' | 'globe' | 'lantern' | 'cage'
  readonly light: {
    readonly sky: Colour
    readonly ground: Colour
    /** From the side of the eye. */
    readonly fill: Colour
    readonly strength: number
    readonly sun: { readonly colour: Colour; readonly strength: number; readonly upDeg: number }
    readonly lamp: { readonly colour: Colour; readonly strength: number }
  }
  /** What is too far away to be seen. */
  readonly haze: Colour
}

const WHITE: Coat = { surface: 'paint', colour: '#efece4' }
const paint = (colour: Colour): Coat => ({ surface: 'paint', colour })

export const ROOM_LOOKS: Readonly<Record<Room, RoomLook>> = {
  'plaster-hall': {
    wall: paint('#e4ddd0'),
    partition: paint('#e4ddd0'),
    trim: WHITE,
    floor: { surface: 'boards', colour: '#b08a62' },
    ceiling: paint('#f1eee7'),
    door: paint('#e9e5da'),
    dressing: 'plain',
    lampShape: 'globe',
    light: {
      sky: '#f3f1ec',
      ground: '#c9b7a0',
      fill: '#8d9096',
      strength: 0.62,
      sun: { colour: '#ffe2b8', strength: 2.6, upDeg: 33 },
      lamp: { colour: '#000000', strength: 0 },
    },
    haze: '#e6e0d5',
  },
  'panelled-hall': {
    wall: paint('#d5d8d2'),
    partition: paint('#d5d8d2'),
    trim: paint('#dcded8'),
    floor: { surface: 'boards', colour: '#8d6440' },
    ceiling: paint('#efeee9'),
    door: paint('#cfd2cb'),
    dressing: 'panels',
    lampShape: 'lantern',
    light: {
      sky: '#eef1f2',
      ground: '#bda88e',
      fill: '#90959c',
      strength: 0.6,
      sun: { colour: '#ffe6c4', strength: 2.3, upDeg: 38 },
      lamp: { colour: '#ffd9a0', strength: 0.05 },
    },
    haze: '#d9dbd6',
  },
  'brick-loft': {
    wall: { surface: 'bricks', colour: '#a4654a' },
    partition: paint('#e2ded6'),
    trim: paint('#3a3a3a'),
    floor: { surface: 'boards', colour: '#a8876a' },
    ceiling: paint('#d8d3c9'),
    door: { surface: 'metal', colour: '#33363a' },
    dressing: 'bricks',
    lampShape: 'cage',
    light: {
      sky: '#edf0f4',
      ground: '#b39a84',
      fill: '#9aa0a8',
      strength: 0.62,
      sun: { colour: '#ffe0b4', strength: 2.5, upDeg: 36 },
      lamp: { colour: '#ffc98a', strength: 0.12 },
    },
    haze: '#cfc6ba',
  },
  'evening-foyer': {
    wall: paint('#36504e'),
    partition: paint('#36504e'),
    trim: paint('#d9d2c3'),
    floor: { surface: 'tiles', colour: '#d8d0c2' },
    ceiling: paint('#b9b0a0'),
    door: paint('#cfc7b7'),
    dressing: 'dado',
    lampShape: 'lantern',
    light: {
      sky: '#a3a8b8',
      ground: '#8f7a62',
      fill: '#5e5850',
      strength: 0.42,
      sun: { colour: '#ffcf94', strength: 1.1, upDeg: 52 },
      lamp: { colour: '#ffbe78', strength: 1.1 },
    },
    haze: '#2a3a39',
  },
}
