import type { Point } from '@millrun/parts/geometry/path'
import { movedSolids, shifted } from '@millrun/parts/solids/moved-solids'
import type { Solid } from '@millrun/parts/solids/solid'
import { NOSING_IN, RISER_THICK_IN, TREAD_THICK_IN } from '@millrun/stair/segments/building-sizes'
import type { Steps } from '@millrun/stair/segments/steps'
import { rectangleFace, slab } from '../coated/slab.ts'
import { PHOTOGRAPHED_JOINERY } from '../scenes/photographed-joinery.ts'
import { framedPanel } from './framed-panel.ts'

const STRINGER_IN = 0.8
const BELOW_IN = 6.5
const COVE_IN = 0.7

/** A flight along a wall, open towards the viewer, and the floor above it. Inches, from the wall and the first riser. */
export interface Flight extends Pick<Steps, 'risers' | 'riseIn' | 'runIn'> {
  readonly widthIn: number
  readonly totalRiseIn: number
  readonly totalRunIn: number
  /** Where the upper floor ends, out of the picture. */
  readonly floorEndIn: number
}

/** What carries the treads, painted: risers, coves, the cut stringer and the skirt on the wall. */
export function flightCarcase(flight: Flight): readonly Solid[] {
  return [...risers(flight), stringer(flight), skirt(flight), fascia(flight)]
}

/** The upper floor, with a square nosing over the last riser and along the open side. */
export function upperFloor({ widthIn, totalRiseIn, totalRunIn, floorEndIn }: Flight): Solid {
  const [startIn, underIn] = [totalRunIn - NOSING_IN, totalRiseIn - TREAD_THICK_IN]
  const face = rectangleFace(startIn, underIn, floorEndIn, totalRiseIn)
  return slab('upper floor', face, 0, widthIn + NOSING_IN)
}

/** The plastered wall below the stringer, and its baseboard. */
export function wallBelow(flight: Flight): { readonly wall: Solid; readonly baseboard: Solid } {
  const { widthIn, totalRiseIn, totalRunIn: run, floorEndIn } = flight
  const foot = footIn(flight)
  const face: readonly Point[] = [
    [foot - 2, 0],
    [floorEndIn, 0],
    [floorEndIn, totalRiseIn - 8],
    [run, underside(flight, run) + 3],
  ]
  return {
    wall: slab('wall below the stair', face, widthIn - 4, widthIn - 0.2),
    baseboard: slab(
      'baseboard',
      rectangleFace(foot + 8, 0, floorEndIn, 5.5),
      widthIn - 0.2,
      widthIn + 0.5,
    ),
  }
}

const PANEL_ROOM_IN = 4.5
const PANEL_WIDE_IN = 27

/** Panel moldings on the wall below, as high as the stair leaves room. */
export function spandrelPanels(flight: Flight): readonly Solid[] {
  const lowIn = 10
  const roof = (x: number) =>
    Math.min(underside(flight, x) - PANEL_ROOM_IN, flight.totalRiseIn - 16)
  const from = footIn(flight) + ((lowIn + 12) * flight.runIn) / flight.riseIn
  const to = flight.floorEndIn - 20
  const count = Math.floor((to - from) / (PANEL_WIDE_IN + PANEL_ROOM_IN))
  const panels = Array.from({ length: count }, (_, index) => {
    const left = from + index * (PANEL_WIDE_IN + PANEL_ROOM_IN)
    const right = left + PANEL_WIDE_IN
    const figure: readonly Point[] = [[left, lowIn], [right, lowIn], ...roofLine(roof, left, right)]
    return framedPanel(PHOTOGRAPHED_JOINERY.panel.molding, figure)
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
  const { risers: count, riseIn, runIn, widthIn } = flight
  const places = Array.from({ length: count }, (_, step) =>
    shifted([step * runIn, step * riseIn, 0]),
  )
  // Up to the stringer, which covers their ends.
  const toIn = widthIn - STRINGER_IN
  const riser = slab('riser', rectangleFace(0, 0, RISER_THICK_IN, riseIn - TREAD_THICK_IN), 0, toIn)
  const cove = slab('cove', coveFace(riseIn - TREAD_THICK_IN), 0, widthIn)
  return movedSolids([riser, cove], places)
}

/** A hollow molding in the corner of riser and tread. */
function coveFace(topIn: number): readonly Point[] {
  const hollow = Array.from({ length: 8 }, (_, at): Point => {
    const angle = ((7 - at) / 7) * (Math.PI / 2)
    return [COVE_IN * (Math.cos(angle) - 1), topIn + COVE_IN * (Math.sin(angle) - 1)]
  })
  return [[0.02, topIn - COVE_IN], [0.02, topIn], ...hollow]
}

/** Sawn to the steps above, straight below. */
function stringer(flight: Flight): Solid {
  const { risers: count, riseIn, runIn, widthIn, totalRiseIn, totalRunIn: run } = flight
  const steps = Array.from({ length: count - 1 }, (_, step): readonly Point[] => [
    [step * runIn, (step + 1) * riseIn - TREAD_THICK_IN],
    [(step + 1) * runIn, (step + 1) * riseIn - TREAD_THICK_IN],
  ])
  const face: readonly Point[] = [
    [0, 0],
    ...steps.flat(),
    [run, totalRiseIn - TREAD_THICK_IN],
    [run + RISER_THICK_IN, totalRiseIn - TREAD_THICK_IN],
    [run + RISER_THICK_IN, underside(flight, run + RISER_THICK_IN)],
    [footIn(flight), 0],
  ]
  return slab('stringer', face.toReversed(), widthIn - STRINGER_IN, widthIn)
}

/** The board on the wall that the treads and risers run into. */
function skirt(flight: Flight): Solid {
  const { riseIn, runIn, totalRunIn: run } = flight
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
function fascia({ widthIn, totalRiseIn, totalRunIn, floorEndIn }: Flight): Solid {
  const [startIn, topIn] = [totalRunIn + RISER_THICK_IN, totalRiseIn - TREAD_THICK_IN]
  const face = rectangleFace(startIn, totalRiseIn - 11, floorEndIn, topIn)
  return slab('fascia', face, widthIn - STRINGER_IN, widthIn)
}

function underside({ riseIn, runIn }: Flight, x: number): number {
  return (x * riseIn) / runIn - BELOW_IN
}

function footIn({ riseIn, runIn }: Flight): number {
  return (BELOW_IN * runIn) / riseIn
}
