import { type Outline, type Rod } from '../../../elevations/outline.ts'
import { smoothLine } from '../../../geometry/path.ts'
import { partWay, type SpacePoint } from '../../../geometry/space.ts'
import { type Fineness, linesFor } from '../../../solids/form/fineness.ts'
import { bentRod } from '../../../solids/form/sweep.ts'
import { metalPiece, turnedAbout } from '../../../solids/metal-piece.ts'
import type { Solid } from '../../../solids/solid.ts'
import {
  type BarStock,
  fromEndToEnd,
  type Ornament,
  type OrnamentOf,
  widthLeader,
} from '../ornament.ts'
import { END_HEIGHT_IN, ringFacesAtEnds, ringsAtEnds } from './forged-ring.ts'

type Basket = OrnamentOf<'basket'>

const TURN_DEG = 180
const FULLNESS = 1.25
const LINES = 24
/** How far the bar goes on inside the forged ring. */
const IN_RING_IN = 0.12

/** Rods that make half a turn about the axis, between two forged rings that they are welded into. */
export const basket: Ornament<'basket'> = {
  heights: fromEndToEnd,
  widthIn: ({ diameterIn }) => diameterIn,
  isInPlaceOfBar: true,
  lapIn: () => IN_RING_IN,
  outlines: basketOutlines,
  solids: basketSolids,
  leader: (ornament) => widthLeader(fromEndToEnd(ornament), ornament.diameterIn, 'basket', 'ø'),
}

/**
 * The centre line of one rod of a basket, from the bottom up. Each rod makes half a turn about the axis
 * while it swells from the bundle to the full diameter and back; at mid height rod 0 is nearest to the
 * right, so that a front view shows the whole diameter.
 */
export function basketRod(whole: Basket, rod: number, lines = LINES): readonly SpacePoint[] {
  const inner = bundleRadius(whole)
  const outer = (whole.diameterIn - whole.rodIn) / 2
  return Array.from({ length: lines + 1 }, (_, index) => {
    const t = index / lines
    const radius = inner + (outer - inner) * Math.sin(Math.PI * t) ** FULLNESS
    const angle = 90 + (360 * rod) / whole.rods + (t - 0.5) * TURN_DEG
    const radians = (angle * Math.PI) / 180
    const y = whole.fromIn + (whole.toIn - whole.fromIn) * t
    return [radius * Math.sin(radians), y, radius * Math.cos(radians)]
  })
}

/** How far from the axis the rods lie where they touch each other. */
function bundleRadius({ rodIn, rods }: Basket): number {
  return rodIn / 2 / Math.sin(Math.PI / rods)
}

/** Radius of the rings at the ends of a basket. */
export function basketRingIn(barIn: number): number {
  return barIn * 0.82
}

/** The length that the rods take up: they begin inside the rings. */
export function betweenRings(whole: Basket): Basket {
  const insideIn = END_HEIGHT_IN * 0.7
  return { ...whole, fromIn: whole.fromIn + insideIn, toIn: whole.toIn - insideIn }
}

function basketSolids(whole: Basket, { barIn }: BarStock, fineness: Fineness): readonly Solid[] {
  const line = basketRod(betweenRings(whole), 0, 2 * linesFor(32, fineness))
  const rod = bentRod(line, whole.rodIn, Math.max(6, linesFor(20, fineness)))
  const places = Array.from({ length: whole.rods }, (_, index) =>
    turnedAbout((360 * index) / whole.rods),
  )
  return [metalPiece('basket rod', rod, places), ringsAtEnds(whole, basketRingIn(barIn), fineness)]
}

/** Rods that run behind come first, the front ones cross over them. */
function basketOutlines(whole: Basket, { barIn }: BarStock): readonly Outline[] {
  const runs = Array.from({ length: whole.rods }, (_, rod) =>
    runsOf(basketRod(betweenRings(whole), rod)),
  ).flat()
  return [...runs.filter(({ isBehind }) => isBehind), ...runs.filter(({ isBehind }) => !isBehind)]
    .map(({ points }): Outline => rodPiece(whole.rodIn, points))
    .concat(ringFacesAtEnds(whole, basketRingIn(barIn)))
}

interface Run {
  readonly isBehind: boolean
  readonly points: readonly SpacePoint[]
}

/**
 * Cuts a rod into the lengths that run before and behind the axis. Front lengths reach a little round the
 * outline, so that no seam shows where the back ones begin.
 */
function runsOf(points: readonly SpacePoint[]): readonly Run[] {
  const found: Run[] = []
  let current: SpacePoint[] = []
  let before = points[0]
  for (const point of points) {
    if (before !== undefined && isBehindAxis(before) !== isBehindAxis(point)) {
      const crossing = partWay(before, point, before[2] / (before[2] - point[2]))
      const isBehind = isBehindAxis(before)
      const lapped = isBehind ? [] : [partWay(crossing, point, 1 / 3)]
      found.push({ isBehind, points: [...current, crossing, ...lapped] })
      current = isBehind ? [partWay(crossing, before, 1 / 3), crossing] : [crossing]
    }
    current.push(point)
    before = point
  }
  const last = current.at(-1)
  return [...found, { isBehind: last !== undefined && isBehindAxis(last), points: current }]
}

function isBehindAxis([, , z]: SpacePoint): boolean {
  return z < -1e-9
}

function rodPiece(widthIn: number, points: readonly SpacePoint[]): Rod {
  const path = smoothLine(apart(points).map(([x, y]) => [x, y]))
  return { kind: 'rod', path, widthIn, section: 'round' }
}

/** The points without those that fall on the one before, as a crossing does when a rod passes the axis at a point. */
function apart(points: readonly SpacePoint[]): readonly SpacePoint[] {
  return points.filter((point, index) => {
    const before = points[index - 1]
    return before === undefined || Math.abs(point[1] - before[1]) > 1e-6
  })
}
