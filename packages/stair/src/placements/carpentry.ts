import { cornersOf } from '@millrun/parts/geometry/figures'
import type { Side } from '../design/design.ts'
import {
  EDGE_IN,
  NOSING_IN,
  RISER_THICK_IN,
  STRINGER_DEPTH_IN,
  STRINGER_THICK_IN,
  TREAD_THICK_IN,
} from '../segments/building-sizes.ts'
import type { Flight, Landing } from '../segments/flights.ts'
import { nosingLineIn } from '../segments/steps.ts'
import type { Stair } from '../model/stair.ts'
import type { Block, BlockPoint } from './block.ts'
import { KNEE_WALL_THICK_IN, kneeWalls } from './knee-walls.ts'
import { winderStrings } from './winder-strings.ts'

const FLOOR_THICK_IN = 11
const FLOOR_DEPTH_IN = 48
const WALL_THICK_IN = 4.5
/** Depth of the landing tread at the head of a flight. */
const LANDING_TREAD_IN = 3.5
/** How far a wall goes on before a flight, and how high it stands above the floor at its head. */
const WALL_BEFORE_IN = 36
const WALL_ABOVE_IN = 96

/** What the parts of a stair stand on and between: carriages, stringers, knee walls, landings, floors and walls. */
export function carpentry(stair: Stair): readonly Block[] {
  const { segments, flights, landing } = stair
  const last = flights.at(-1)
  if (last === undefined) return [balconyFloor(stair)]
  return [
    ...flights.flatMap((flight) => flightBlocks(stair, flight)),
    ...(landing === undefined ? [] : [landingBlock(landing)]),
    ...segments.flatMap(winderStrings),
    ...kneeWalls(stair),
    upperFloor(stair, last),
  ]
}

function flightBlocks(stair: Stair, flight: Flight): readonly Block[] {
  const { design } = stair
  const half = flight.widthIn / 2
  const outline = steppedOutline(stair, flight)
  const { frame } = flight
  const inner = half - STRINGER_THICK_IN
  return [
    { kind: 'carriage', frame, outline, fromRightIn: -inner, toRightIn: inner },
    { kind: 'stringer', frame, outline, fromRightIn: -half, toRightIn: -inner },
    { kind: 'stringer', frame, outline, fromRightIn: inner, toRightIn: half },
    ...sideBlocks(stair, flight, design.left, -1),
    ...sideBlocks(stair, flight, design.right, 1),
  ]
}

/** Below the treads, behind the risers, and parallel to the pitch underneath. */
function steppedOutline(stair: Stair, flight: Flight): readonly BlockPoint[] {
  const { riseIn, runIn } = stair.steps
  const { baseIn, risers } = flight
  const corners = Array.from({ length: risers }, (_, index): readonly BlockPoint[] => {
    const topIn = baseIn + (index + 1) * riseIn - TREAD_THICK_IN
    const behindIn = index * runIn + RISER_THICK_IN
    return [
      [behindIn, index === 0 ? baseIn : topIn - riseIn],
      [behindIn, topIn],
    ]
  }).flat()
  return [...underside(stair, flight), ...corners.toReversed()]
}

/** From the floor up along the pitch to the head of a flight. */
function underside({ steps }: Stair, flight: Flight): readonly BlockPoint[] {
  const { riseIn, runIn } = steps
  const { baseIn, risers } = flight
  const endIn = flight.lengthIn + RISER_THICK_IN
  const headIn = baseIn + (risers - 1) * riseIn - STRINGER_DEPTH_IN
  if (headIn <= baseIn) return [[endIn, baseIn]]
  return [
    [(STRINGER_DEPTH_IN * runIn) / riseIn, baseIn],
    [endIn, headIn],
  ]
}

function sideBlocks(stair: Stair, flight: Flight, side: Side, sign: -1 | 1): readonly Block[] {
  const { design } = stair
  const half = flight.widthIn / 2
  if (side === 'wall') return [wallBeside(stair, flight, sign)]
  if (design.footing === 'treads') return []
  const middleIn = sign * (half - EDGE_IN)
  return [
    {
      kind: 'knee-wall',
      frame: flight.frame,
      outline: kneeWallOutline(stair, flight),
      fromRightIn: middleIn - KNEE_WALL_THICK_IN / 2,
      toRightIn: middleIn + KNEE_WALL_THICK_IN / 2,
    },
  ]
}

function kneeWallOutline(stair: Stair, flight: Flight): readonly BlockPoint[] {
  const { steps, design } = stair
  const topIn = (alongIn: number) =>
    flight.baseIn + nosingLineIn(steps, alongIn) + design.kneeWallIn
  return [
    [0, flight.baseIn],
    ...underside(stair, flight),
    [flight.lengthIn, topIn(flight.lengthIn)],
    [0, topIn(0)],
  ]
}

function wallBeside({ design }: Stair, flight: Flight, sign: -1 | 1): Block {
  const half = flight.widthIn / 2
  const [nearIn, farIn] = [sign * half, sign * (half + WALL_THICK_IN)]
  const topIn = design.totalRiseIn + WALL_ABOVE_IN
  const beginsIn = flight.baseIn === 0 ? -WALL_BEFORE_IN : 0
  return {
    kind: 'wall',
    frame: flight.frame,
    outline: cornersOf([beginsIn, 0], [flight.lengthIn + FLOOR_DEPTH_IN, topIn]),
    fromRightIn: Math.min(nearIn, farIn),
    toRightIn: Math.max(nearIn, farIn),
  }
}

function landingBlock({ frame, heightIn, depthIn, leftIn, rightIn }: Landing): Block {
  return {
    kind: 'landing',
    frame,
    outline: floorOutline(0, depthIn, heightIn),
    fromRightIn: -leftIn,
    toRightIn: rightIn,
  }
}

/** The upper floor, from the last riser on. */
function upperFloor({ design, segments }: Stair, { frame, lengthIn, widthIn }: Flight): Block {
  const topIn = design.totalRiseIn
  const deepIn = segments.at(-1)?.floor?.lengthIn ?? FLOOR_DEPTH_IN
  return {
    kind: 'floor',
    frame,
    outline: floorOutline(lengthIn, lengthIn + deepIn, topIn),
    fromRightIn: -widthIn / 2,
    toRightIn: widthIn / 2,
  }
}

/** A balcony has its open edge on the right, as far out as a landing has. */
function balconyFloor({ design }: Stair): Block {
  const frame = { xIn: 0, zIn: 0, headingDeg: 0 }
  return {
    kind: 'floor',
    frame,
    outline: cornersOf([0, -FLOOR_THICK_IN], [design.balconyIn, 0]),
    fromRightIn: -FLOOR_DEPTH_IN,
    toRightIn: EDGE_IN + NOSING_IN,
  }
}

/** A floor behind the last riser of a flight, rebated for the landing tread that makes its edge. */
function floorOutline(fromIn: number, toIn: number, topIn: number): readonly BlockPoint[] {
  const behindIn = fromIn + RISER_THICK_IN
  const treadEndIn = fromIn + LANDING_TREAD_IN - NOSING_IN
  return [
    [behindIn, topIn - FLOOR_THICK_IN],
    [toIn, topIn - FLOOR_THICK_IN],
    [toIn, topIn],
    [treadEndIn, topIn],
    [treadEndIn, topIn - TREAD_THICK_IN],
    [behindIn, topIn - TREAD_THICK_IN],
  ]
}
