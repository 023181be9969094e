import { railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import { HANDS } from '../design/design.ts'
import { NOSING_IN } from '../model/building-sizes.ts'
import type { Bay } from '../model/bay.ts'
import type { Flight, Landing } from '../model/flights.ts'
import { floorPlaceIn, type Frame } from '../model/frame.ts'
import type { Stair } from '../model/stair.ts'
import { narrowIn } from '../stock/ornament-reach.ts'
import { across, upwards } from './dimensions.ts'
import { fittingFromAbove } from './fitting-outline.ts'
import {
  drawnBounds,
  type DrawnDimension,
  type DrawnLine,
  type DrawnPoint,
  type StairDrawing,
} from './stair-drawing.ts'

/** As thick as a wall of studs with its boards. */
const WALL_IN = 4.5
const ARROW_IN = 6
const RING_IN = 1.25

/** The stair seen from above: the lower flight runs to the right, its right side is below. */
export function planDrawing(stair: Stair): StairDrawing {
  const { flights, landing, bays, newels } = stair
  const lines = [
    ...(landing === undefined ? [] : [landingLine(landing)]),
    ...flights.flatMap((flight) => flightLines(stair, flight)),
    ...(flights.length === 0 ? balconyLines(stair) : []),
    ...bays.flatMap((bay) => bayLines(stair, bay)),
    ...newels.map(({ spot, stock }) =>
      box('newel', spot.frame, spot.alongIn, spot.rightIn, stock.faceIn / 2),
    ),
  ]
  const drawing = { id: 'plan', title: 'Plan', lines, dimensions: [] }
  return {
    ...drawing,
    lines: [...wallLines(stair), ...lines, ...wayUp(stair)],
    dimensions: planDimensions(stair, drawing),
  }
}

/** The walls beside the flights; the one between the flights of a U fills what is between them. */
function wallLines({ design, flights }: Stair): readonly DrawnLine[] {
  return flights.flatMap(({ frame, lengthIn, widthIn }) =>
    HANDS.filter((hand) => design[hand] === 'wall').map((hand) => {
      const sign = hand === 'left' ? -1 : 1
      const isBetween = design.layout === 'u-landing' && design.turn === hand
      const nearIn = (sign * widthIn) / 2
      const farIn = nearIn + sign * (isBetween ? design.wellIn : WALL_IN)
      return closed('wall', corners(frame, 0, lengthIn, nearIn, farIn))
    }),
  )
}

/** The line that one walks along, from a ring before the first riser to an arrow at the last. */
function wayUp({ flights, landing }: Stair): readonly DrawnLine[] {
  const ways = flights.flatMap(({ frame, lengthIn }) => [at(frame, 0, 0), at(frame, lengthIn, 0)])
  const [first, last] = [flights[0], flights.at(-1)]
  if (first === undefined || last === undefined) return []
  const inward = landing === undefined ? 0 : Math.min(landing.depthIn, first.widthIn) / 2
  const [start, end, ...upper] = ways
  const turn = flights.length < 2 ? [] : [at(first.frame, first.lengthIn + inward, 0)]
  const back =
    flights.length < 2 || last.frame.headingDeg % 180 !== 0 ? [] : [at(last.frame, -inward, 0)]
  const points = [start, end, ...turn, ...back, ...upper].filter((point) => point !== undefined)
  const barb = (asideIn: number) => at(last.frame, last.lengthIn - ARROW_IN, asideIn)
  const head = open('step', [
    barb(-ARROW_IN / 3),
    at(last.frame, last.lengthIn, 0),
    barb(ARROW_IN / 3),
  ])
  return [open('centre', points), head, ring(first)]
}

function ring({ frame }: Flight): DrawnLine {
  const points = Array.from({ length: 16 }, (_, index): DrawnPoint => {
    const angle = (index * Math.PI) / 8
    return at(frame, RING_IN * Math.cos(angle), RING_IN * Math.sin(angle))
  })
  return closed('step', points)
}

function flightLines(stair: Stair, flight: Flight): readonly DrawnLine[] {
  const { frame, lengthIn, widthIn, risers } = flight
  const half = widthIn / 2
  const nosings = Array.from({ length: risers }, (_, index): DrawnLine => {
    const alongIn = index * stair.steps.runIn - NOSING_IN
    return open('step', [at(frame, alongIn, -half), at(frame, alongIn, half)])
  })
  return [closed('step', corners(frame, 0, lengthIn, -half, half)), ...nosings]
}

function landingLine({ frame, depthIn, leftIn, rightIn }: Landing): DrawnLine {
  return closed('floor', corners(frame, 0, depthIn, -leftIn, rightIn))
}

function balconyLines({ design }: Stair): readonly DrawnLine[] {
  const frame = { xIn: 0, zIn: 0, headingDeg: 0 }
  return [closed('floor', corners(frame, 0, design.balconyIn, -36, 3.25))]
}

function bayLines({ parts }: Stair, { span, rail, balusters }: Bay): readonly DrawnLine[] {
  const half = railWidthIn(parts.rail.shape) / 2
  const { fromIn, toIn } = rail.straight
  return [
    ...balusters.map(({ alongIn, asideIn, style }) =>
      box('baluster', span.frame, alongIn, span.rightIn + asideIn, narrowIn(style) / 2),
    ),
    closed('rail', corners(span.frame, fromIn, toIn, span.rightIn - half, span.rightIn + half)),
    ...rail.fittings.flatMap((fitting) =>
      fittingFromAbove(fitting).map((points) => closed('rail', points)),
    ),
  ]
}

/** How long and how wide the whole is, and the lower flight. */
function planDimensions({ flights }: Stair, drawing: StairDrawing): readonly DrawnDimension[] {
  const { leastIn, mostIn } = drawnBounds(drawing)
  const [lower] = flights
  const runs =
    lower === undefined
      ? []
      : [
          across([0, leastIn[1]], [lower.lengthIn, leastIn[1]], leastIn[1] - 10),
          upwards(
            [leastIn[0], -lower.widthIn / 2],
            [leastIn[0], lower.widthIn / 2],
            leastIn[0] - 10,
          ),
        ]
  const wholes = [
    across([leastIn[0], leastIn[1]], [mostIn[0], leastIn[1]], leastIn[1] - 20),
    upwards([leastIn[0], leastIn[1]], [leastIn[0], mostIn[1]], leastIn[0] - 20),
  ]
  // where the flight is as wide as the whole, that is said once
  const said = new Set(runs.map(({ runs: way, label }) => `${way} ${label}`))
  return [...runs, ...wholes.filter(({ runs: way, label }) => !said.has(`${way} ${label}`))]
}

/** A place of the plan: its y is what lies to the left of the lower flight. */
function at(frame: Frame, alongIn: number, rightIn: number): DrawnPoint {
  const [xIn, zIn] = floorPlaceIn(frame, alongIn, rightIn)
  return [xIn, 0 - zIn]
}

function corners(
  frame: Frame,
  fromIn: number,
  toIn: number,
  leftIn: number,
  rightIn: number,
): readonly DrawnPoint[] {
  return [
    at(frame, fromIn, leftIn),
    at(frame, fromIn, rightIn),
    at(frame, toIn, rightIn),
    at(frame, toIn, leftIn),
  ]
}

function box(
  of: DrawnLine['of'],
  frame: Frame,
  alongIn: number,
  rightIn: number,
  halfIn: number,
): DrawnLine {
  return closed(
    of,
    corners(frame, alongIn - halfIn, alongIn + halfIn, rightIn - halfIn, rightIn + halfIn),
  )
}

function closed(of: DrawnLine['of'], points: readonly DrawnPoint[]): DrawnLine {
  return { of, points, isClosed: true }
}

function open(of: DrawnLine['of'], points: readonly DrawnPoint[]): DrawnLine {
  return { of, points, isClosed: false }
}
