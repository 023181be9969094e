import type { Point } from '../geometry/path.ts'
import { totalRise, totalRun } from '../scenes/straight-stair.ts'
import { movedSolids, shifted } from '../solids/moved-solids.ts'
import type { Solid } from '../solids/solid.ts'
import type { Flight } from './flight.ts'
import { framedPanel } from './framed-panel.ts'
import { rectangleFace, slab } from './slab.ts'

const RISER_IN = 0.75
const STRINGER_IN = 0.8
const BELOW_IN = 6.5
const COVE_IN = 0.7

/** What carries the treads, painted: risers, coves, the cut stringer and the skirt on the wall. */
export function flightCarcase(flight: Flight): readonly Solid[] {
  return [...risers(flight), stringer(flight), skirt(flight), fascia(flight)]
}

/** The plastered wall below the stringer, and its baseboard. */
export function wallBelow(flight: Flight): { readonly wall: Solid; readonly baseboard: Solid } {
  const { widthIn } = flight
  const run = totalRun(flight)
  const foot = footIn(flight)
  const face: readonly Point[] = [
    [foot - 2, 0],
    [run + flight.balconyIn + 60, 0],
    [run + flight.balconyIn + 60, totalRise(flight) - 8],
    [run, underside(flight, run) + 3],
  ]
  return {
    wall: slab('wall below the stair', face, widthIn - 4, widthIn - 0.2),
    baseboard: slab(
      'baseboard',
      rectangleFace(foot + 8, 0, run + flight.balconyIn + 60, 5.5),
      widthIn - 0.2,
      widthIn + 0.5,
    ),
  }
}

const PANEL_ROOM_IN = 4.5
const PANEL_WIDE_IN = 27

/** Panel mouldings on the wall below, as high as the stair leaves room. */
export function spandrelPanels(flight: Flight): readonly Solid[] {
  const lowIn = 10
  const roof = (x: number) => Math.min(underside(flight, x) - PANEL_ROOM_IN, totalRise(flight) - 16)
  const from = footIn(flight) + ((lowIn + 12) * flight.runIn) / flight.riseIn
  const to = totalRun(flight) + flight.balconyIn + 40
  const count = Math.floor((to - from) / (PANEL_WIDE_IN + PANEL_ROOM_IN))
  const panels = Array.from({ length: count }, (_, index) => {
    const left = from + index * (PANEL_WIDE_IN + PANEL_ROOM_IN)
    const right = left + PANEL_WIDE_IN
    return framedPanel([[left, lowIn], [right, lowIn], ...roofLine(roof, left, right)])
  })
  return movedSolids(panels, [shifted([0, 0, flight.widthIn - 0.2])])
}

/** From right to left; where the pitch ends between them, with a corner there. */
function roofLine(roof: (x: number) => number, left: number, right: number): readonly Point[] {
  const slope = (roof(left + 0.01) - roof(left)) / 0.01
  const breakIn = slope > 0 ? left + (roof(right) - roof(left)) / slope : left
  const corner: readonly Point[] =
    breakIn > left + 1 && breakIn < right - 1 ? [[breakIn, roof(right)]] : []
  return [[right, roof(right)], ...corner, [left, roof(left)]]
}

function risers(flight: Flight): readonly Solid[] {
  const { risers: count, riseIn, runIn, treadIn, widthIn } = flight
  const places = Array.from({ length: count }, (_, step) =>
    shifted([step * runIn, step * riseIn, 0]),
  )
  // Up to the stringer, which covers their ends.
  const toIn = widthIn - STRINGER_IN
  const riser = slab('riser', rectangleFace(0, 0, RISER_IN, riseIn - treadIn), 0, toIn)
  const cove = slab('cove', coveFace(riseIn - treadIn), 0, widthIn)
  return movedSolids([riser, cove], places)
}

/** A hollow moulding in the corner of riser and tread. */
function coveFace(topIn: number): readonly Point[] {
  const hollow = Array.from({ length: 8 }, (_, at): Point => {
    const angle = ((7 - at) / 7) * (Math.PI / 2)
    return [COVE_IN * (Math.cos(angle) - 1), topIn + COVE_IN * (Math.sin(angle) - 1)]
  })
  return [[0.02, topIn - COVE_IN], [0.02, topIn], ...hollow]
}

/** Sawn to the steps above, straight below. */
function stringer(flight: Flight): Solid {
  const { risers: count, riseIn, runIn, treadIn, widthIn } = flight
  const run = totalRun(flight)
  const steps = Array.from({ length: count - 1 }, (_, step): readonly Point[] => [
    [step * runIn, (step + 1) * riseIn - treadIn],
    [(step + 1) * runIn, (step + 1) * riseIn - treadIn],
  ])
  const face: readonly Point[] = [
    [0, 0],
    ...steps.flat(),
    [run, totalRise(flight) - treadIn],
    [run + RISER_IN, totalRise(flight) - treadIn],
    [run + RISER_IN, underside(flight, run + RISER_IN)],
    [footIn(flight), 0],
  ]
  return slab('stringer', face.toReversed(), widthIn - STRINGER_IN, widthIn)
}

/** The board on the wall that the treads and risers run into. */
function skirt(flight: Flight): Solid {
  const { riseIn, runIn } = flight
  const run = totalRun(flight)
  const top = (x: number) => riseIn + ((x + 1.25) * riseIn) / runIn + 3.5
  const face: readonly Point[] = [
    [-9, 0],
    [run, 0],
    [run, top(run)],
    [-4, top(-4)],
    [-9, 6.5],
  ]
  return slab('skirt', face, 0, 0.7)
}

/** Below the upper floor. */
function fascia(flight: Flight): Solid {
  const [run, rise] = [totalRun(flight), totalRise(flight)]
  const startIn = run + RISER_IN
  const face = rectangleFace(startIn, rise - 11, run + flight.balconyIn + 60, rise - flight.treadIn)
  return slab('fascia', face, flight.widthIn - STRINGER_IN, flight.widthIn)
}

function underside({ riseIn, runIn }: Flight, x: number): number {
  return (x * riseIn) / runIn - BELOW_IN
}

function footIn({ riseIn, runIn }: Flight): number {
  return (BELOW_IN * runIn) / riseIn
}
