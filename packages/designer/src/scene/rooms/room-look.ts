import type { Room } from '@millrun/stair/design/design'
import type { Coat, CoatName } from '@millrun/stair/room/room-form'
import type { RoomStyle } from '@millrun/stair/room/room-style'

type Colour = `#${string}`

/** How a room is coated, dressed and lit. */
export interface RoomLook extends RoomStyle {
  readonly coats: Readonly<Record<CoatName, Coat>>
  readonly light: {
    readonly sky: Colour
    readonly ground: Colour
    /** From the side of the eye. */
    readonly fill: Colour
    readonly strength: number
    readonly sun: {
      readonly colour: Colour
      readonly strength: number
      readonly upDeg: number
      /** Panes of the window that it comes through; a round pool where a lamp throws it. */
      readonly panes: readonly [across: number, up: number] | 'pool' | 'everywhere'
    }
    readonly lamp: { readonly colour: Colour; readonly strength: number }
  }
  /** What is too far away to be seen. */
  readonly haze: Colour
}

const paint = (colour: Colour): Coat => ({ surface: 'paint', colour })
const WHITE = paint('#f4f1ea')
const KNOB: Coat = { surface: 'metal', colour: '#8d7a55' }

export const ROOM_LOOKS: Readonly<Record<Room, RoomLook>> = {
  'plaster-hall': {
    coats: {
      wall: paint('#e9e2d5'),
      partition: paint('#e9e2d5'),
      trim: WHITE,
      floor: { surface: 'boards', colour: '#b8946c' },
      ceiling: paint('#f4f1ea'),
      door: paint('#eeebe2'),
      knob: KNOB,
      sky: { surface: 'glow', colour: '#e4edf4' },
    },
    dressing: 'plain',
    rug: ['#8d4f3a', '#d9c7a6', '#a8654a'],
    lampShape: 'globe',
    hasWallLights: false,
    light: {
      sky: '#f6f4f0',
      ground: '#d6c5ae',
      fill: '#8f9196',
      strength: 0.78,
      sun: { colour: '#ffdfb0', strength: 2.9, upDeg: 27, panes: [3, 4] },
      lamp: { colour: '#fff1d6', strength: 0.05 },
    },
    haze: '#ece6db',
  },
  'panelled-hall': {
    coats: {
      wall: paint('#cdd0ca'),
      partition: paint('#cdd0ca'),
      trim: paint('#dadcd6'),
      floor: { surface: 'boards', colour: '#99714b' },
      ceiling: paint('#f2f1ec'),
      door: paint('#d0d3cc'),
      knob: KNOB,
      sky: { surface: 'glow', colour: '#e6eef4' },
    },
    dressing: 'panels',
    rug: ['#343e48', '#cdbf9f', '#4d5963'],
    lampShape: 'lantern',
    hasWallLights: false,
    light: {
      sky: '#f3f5f4',
      ground: '#c9b499',
      fill: '#90959c',
      strength: 0.76,
      sun: { colour: '#ffe3bc', strength: 2.6, upDeg: 29, panes: [3, 4] },
      lamp: { colour: '#ffdfae', strength: 0.12 },
    },
    haze: '#cfd4ca',
  },
  'brick-loft': {
    coats: {
      wall: { surface: 'bricks', colour: '#9c6a52' },
      partition: paint('#e8e4dc'),
      trim: paint('#2c2d2e'),
      floor: { surface: 'boards', colour: '#b3977a' },
      ceiling: paint('#dcd7cd'),
      door: { surface: 'metal', colour: '#2b2e31' },
      knob: KNOB,
      sky: { surface: 'glow', colour: '#e8eff5' },
    },
    dressing: 'bricks',
    rug: ['#2e2d2b', '#b08a4a', '#4b4844'],
    lampShape: 'dome',
    hasWallLights: false,
    light: {
      sky: '#f1f3f5',
      ground: '#c2ab95',
      fill: '#9aa0a8',
      strength: 0.78,
      sun: { colour: '#ffdcae', strength: 2.7, upDeg: 30, panes: [5, 5] },
      lamp: { colour: '#ffcf96', strength: 0.16 },
    },
    haze: '#cdc3b7',
  },
  'evening-foyer': {
    coats: {
      wall: paint('#566f86'),
      partition: paint('#566f86'),
      trim: paint('#e6dfd0'),
      floor: { surface: 'tiles', colour: '#ddd5c6' },
      ceiling: paint('#d5cbb9'),
      door: paint('#dcd4c4'),
      knob: KNOB,
      sky: { surface: 'glow', colour: '#1d2b44' },
    },
    dressing: 'dado',
    rug: ['#5d2a2c', '#cbb083', '#7a3a38'],
    lampShape: 'lantern',
    hasWallLights: true,
    light: {
      sky: '#bdbcc2',
      ground: '#b5a28c',
      fill: '#857b70',
      strength: 0.7,
      sun: { colour: '#ffd7a6', strength: 2.4, upDeg: 40, panes: 'pool' },
      lamp: { colour: '#ffcb96', strength: 1.7 },
    },
    haze: '#3f4c58',
  },
}

/** Before a photograph there is no room: an even light from where one stands. */
export const PHOTOGRAPH_LOOK: RoomLook = {
  ...ROOM_LOOKS['plaster-hall'],
  dressing: 'none',
  light: {
    ...ROOM_LOOKS['plaster-hall'].light,
    strength: 0.86,
    sun: { colour: '#fff4e4', strength: 0.9, upDeg: 42, panes: 'everywhere' },
    lamp: { colour: '#000000', strength: 0 },
  },
}
