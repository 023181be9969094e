import { railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import { HANDS } from '@millrun/stair/design/design'
import { NOSING_IN } from '@millrun/stair/segments/building-sizes'
import type { Bay } from '@millrun/stair/bays/bay'
import type { Flight } from '@millrun/stair/segments/flights'
import { floorPlaceIn, floorRectangle, type Frame } from '@millrun/stair/segments/frame'
import type { FloorPoint, Surface } from '@millrun/stair/segments/segment'
import type { Stair } from '@millrun/stair/model/stair'
import { planSilhouettes } from '@millrun/parts/forms/fitting/fitting-silhouettes'
import { thinnestIn } from '@millrun/stair/stock/baluster-widths'
import { across, upwards } from './dimensions.ts'
import {
  closed,
  drawnBounds,
  type DrawnDimension,
  type DrawnLine,
  type DrawnPoint,
  open,
  type StairDrawing,
} from './stair-drawing.ts'

/** As thick as a wall of studs with its boards. */
const WALL_IN = 4.5
const ARROW_IN = 6
const RING_IN = 1.25

/** The stair seen from above: the lower flight runs to the right, its right side is below. */
export function planDrawing(stair: Stair): StairDrawing {
  const { segments, flights, bays, newels } = stair
  const surfaces = segments.flatMap((segment) => segment.surfaces)
  const lines = [
    ...surfaces.flatMap(({ of, plan }) => {
      if (of === 'landing' || of === 'floor') return [closed('floor', plan.map(drawn))]
      return of === 'wedge' ? wedgeLines(plan) : []
    }),
    ...flights.flatMap((flight) => flightLines(stair, flight)),
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

/** The walls beside the flights; one between two flights fills what is between them. */
function wallLines({ design, segments, flights }: Stair): readonly DrawnLine[] {
  const wellIn = segments.find((segment) => segment.wellIn !== undefined)?.wellIn
  return flights.flatMap(({ frame, lengthIn, widthIn }) =>
    HANDS.filter((hand) => design[hand] === 'wall').map((hand) => {
      const sign = hand === 'left' ? -1 : 1
      const nearIn = (sign * widthIn) / 2
      const thickIn = design.turn === hand ? (wellIn ?? WALL_IN) : WALL_IN
      return closed('wall', corners(frame, [0, lengthIn], [nearIn, nearIn + sign * thickIn]))
    }),
  )
}

/** The line that one walks along, from a ring before the first riser to an arrow at the last. */
function wayUp({ segments, flights }: Stair): readonly DrawnLine[] {
  const [first, last] = [flights[0], flights.at(-1)]
  if (first === undefined || last === undefined) return []
  const points = segments.flatMap(({ way }) => way).map(drawn)
  const barb = (asideIn: number) => at(last.frame, last.lengthIn - ARROW_IN, asideIn)
  const head = open('step', [
    barb(-ARROW_IN / 3),
    at(last.frame, last.lengthIn, 0),
    barb(ARROW_IN / 3),
  ])
  return [open('centre', points), head, ring(first)]
}

/** A wedge, and its nosing in front of the riser below it. */
function wedgeLines(plan: Surface['plan']): readonly DrawnLine[] {
  const [left, right] = [plan[0], plan[1]]
  if (left === undefined || right === undefined) return []
  const [dx, dz] = [right[0] - left[0], right[1] - left[1]]
  const shareIn = NOSING_IN / Math.hypot(dx, dz)
  const front = [left, right].map(([x, z]) => drawn([x - dz * shareIn, z + dx * shareIn]))
  return [closed('step', plan.map(drawn)), open('step', front)]
}

function drawn([xIn, zIn]: FloorPoint): DrawnPoint {
  return [xIn, 0 - zIn]
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
  return [closed('step', corners(frame, [0, lengthIn], [-half, half])), ...nosings]
}

function bayLines({ parts }: Stair, { span, rail, balusters }: Bay): readonly DrawnLine[] {
  const half = railWidthIn(parts.rail.shape) / 2
  const { fromIn, toIn } = rail.straight
  return [
    ...balusters.map(({ alongIn, asideIn, style }) =>
      box('baluster', span.frame, alongIn, span.rightIn + asideIn, thinnestIn(style) / 2),
    ),
    closed('rail', corners(span.frame, [fromIn, toIn], [span.rightIn - half, span.rightIn + half])),
    ...rail.fittings.flatMap(({ shape, frame, alongIn, rightIn }) =>
      planSilhouettes(shape).map((points) =>
        closed(
          'rail',
          points.map(([onIn, leftIn]) => at(frame, alongIn + onIn, rightIn - leftIn)),
        ),
      ),
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
  return drawn(floorPlaceIn(frame, alongIn, rightIn))
}

function corners(
  frame: Frame,
  along: readonly [number, number],
  aside: readonly [number, number],
): readonly DrawnPoint[] {
  return floorRectangle(frame, along, aside).map(drawn)
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
    corners(frame, [alongIn - halfIn, alongIn + halfIn], [rightIn - halfIn, rightIn + halfIn]),
  )
}
