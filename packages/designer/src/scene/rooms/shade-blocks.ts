import { Matrix3, Vector3 } from 'three'
import type { Stair } from '@millrun/stair/model/stair'
import { placeIn, type Frame, forwardOf, rightOf } from '@millrun/stair/segments/frame'
import type { House } from '@millrun/stair/room/house/house'
import type { Wall } from '@millrun/stair/room/wall'

/** A block that keeps light away: its middle, half its sizes, and the turn from the room into it. */
export interface ShadeBlock {
  readonly middle: Vector3
  readonly half: Vector3
  readonly turn: Matrix3
}

/** As many blocks keep light away from each other. */
export const MOST_SHADE_BLOCKS = 8

const WALL_DEEP_IN = 30
/** Flights as their shade needs them: below the inner corners of the steps. */
const FLIGHT_DEEP_IN = 5

/** The few blocks that make most of the shade in a house: flights, landing, and its greatest walls. */
export function shadeBlocks(stair: Stair, walls: House['walls']): readonly ShadeBlock[] {
  const behind = walls.filter(({ part }) => part === 'behind' || part === 'below')
  const great = behind.toSorted((a, b) => areaOf(b) - areaOf(a)).slice(0, 3)
  return [
    ...stair.flights.map((flight): ShadeBlock => {
      const { pitchDeg, riseIn } = stair.steps
      const pitch = (pitchDeg * Math.PI) / 180
      const lengthIn = flight.lengthIn / Math.cos(pitch)
      const middleIn = (flight.lengthIn * Math.tan(pitch)) / 2
      return block(
        flight.frame,
        [flight.lengthIn / 2, flight.baseIn + middleIn - FLIGHT_DEEP_IN / 2 + riseIn * 0.1, 0],
        [lengthIn / 2, FLIGHT_DEEP_IN / 2, flight.widthIn / 2],
        pitch,
      )
    }),
    ...(stair.landing === undefined ? [] : [landingBlock(stair.landing)]),
    ...great.map(wallBlock),
  ]
}

function landingBlock({
  frame,
  heightIn,
  depthIn,
  leftIn,
  rightIn,
}: NonNullable<Stair['landing']>): ShadeBlock {
  return block(
    frame,
    [depthIn / 2, heightIn - 6, (rightIn - leftIn) / 2],
    [depthIn / 2, 5.5, (leftIn + rightIn) / 2],
    0,
  )
}

function wallBlock({ frame, lengthIn, up: [low, high] }: Wall): ShadeBlock {
  return block(
    frame,
    [lengthIn / 2, (low + high) / 2, -WALL_DEEP_IN / 2],
    [lengthIn / 2, (high - low) / 2, WALL_DEEP_IN / 2],
    0,
  )
}

function block(
  frame: Frame,
  [alongIn, upIn, rightIn]: readonly [number, number, number],
  half: readonly [number, number, number],
  pitch: number,
): ShadeBlock {
  const [fx, , fz] = forwardOf(frame)
  const [rx, , rz] = rightOf(frame)
  const [cos, sin] = [Math.cos(pitch), Math.sin(pitch)]
  return {
    middle: new Vector3(...placeIn(frame, alongIn, upIn, rightIn)),
    half: new Vector3(...half),
    turn: new Matrix3(fx * cos, sin, fz * cos, -fx * sin, cos, -fz * sin, rx, 0, rz),
  }
}

function areaOf({ lengthIn, up }: Wall): number {
  return lengthIn * (up[1] - up[0])
}
