import type { Rod } from '../../../elevations/outline.ts'
import { boundsOf } from '../../../geometry/bounds.ts'
import type { SpacePoint } from '../../../geometry/space.ts'
import { flattened } from '../../../geometry/flattened.ts'
import { moved, type Path, type Point, smoothLine } from '../../../geometry/path.ts'
import type { Fineness } from '../../../solids/form/fineness.ts'
import { type Plane, planesAlong } from '../../../solids/form/sweep.ts'
import { skinOver } from '../../../solids/mesh/skin-over.ts'
import { metalPiece, turnedAbout } from '../../../solids/metal-piece.ts'
import type { Solid } from '../../../solids/solid.ts'
import { type BarSize, EASE_IN } from '../bar/bar-outline.ts'
import { type BarRow, movedAlong, ringOf, slighter } from '../bar/bar-row.ts'
import {
  type BarStock,
  fromEndToEnd,
  type Ornament,
  type OrnamentOf,
  widthLeader,
} from '../ornament.ts'
import { scrollPoints } from './scroll-points.ts'

const CLOSENESS_IN = 0.002
/** Over this share of its length a rolled end is drawn out to a fishtail: thinner, and spread sideways. */
const DRAWN_OUT = 0.16
const THIN = 0.36
const SPREAD = 1.3
/** So much is filed off the edges of an end. */
const FILED_IN = 0.035
/** How far the foot of a heart reaches into the bar, in parts of its own bar. */
const FOOT = 1.6

type Scroll = OrnamentOf<'scroll'>

/** A pair of scrolls, one on each side of the bar, welded where they touch it. */
export const scroll: Ornament<'scroll'> = {
  heights: fromEndToEnd,
  widthIn: ({ widthIn }) => widthIn,
  isInPlaceOfBar: false,
  outlines: (pair, { barIn }) => {
    const right = scrollLine(pair, barIn)
    const left = moved(right, ([x, y]) => [-x, y])
    return [left, right].map((path): Rod => {
      return { kind: 'rod', path, widthIn: pair.barIn, section: 'flat' }
    })
  },
  solids: (pair, stock, fineness) => [scrollSolid(pair, stock, fineness)],
  leader: (pair) => widthLeader(fromEndToEnd(pair), pair.widthIn, 'scrolls'),
}

/** The middle of the right scroll, put into its box, from the side of the bar to half the overall width; hearts close at their foot. */
function scrollLine(pair: Scroll, barIn: number): Path {
  const innerIn = barIn / 2
  const width = pair.widthIn / 2 - innerIn - pair.barIn
  const height = pair.toIn - pair.fromIn - pair.barIn
  const raw = smoothLine(scrollPoints(pair.form, width / height))
  const box = boundsOf([raw])
  const half = pair.barIn / 2
  const foot = pair.form === 'heart' ? (raw.start[0] - box.left) / (box.right - box.left) : 0
  const bent = moved(raw, ([x, y]) => {
    const across = (x - box.left) / (box.right - box.left)
    const up = (y - box.bottom) / (box.top - box.bottom)
    return [across - foot * (1 - up) ** 2, up]
  })
  const reach = boundsOf([bent]).right
  return moved(bent, ([across, up]) => [
    innerIn + half + (across / reach) * width,
    pair.fromIn + half + up * height,
  ])
}

/** A pair of scrolls, one on each side of the bar, forged alike and turned to each other. */
function scrollSolid(pair: Scroll, { barIn }: BarStock, fineness: Fineness): Solid {
  const line = welded(pair, flattened(scrollLine(pair, barIn), CLOSENESS_IN / fineness))
  const shares = sharesAlong(line)
  const lines = fineness < 0.6 ? { anEdge: 1, aSide: 1 } : { anEdge: 3, aSide: 1 }
  const planes = planesAlong(
    line.map(([x, y]): SpacePoint => [x, y, 0]),
    [1, 0, 0],
  )
  const rows = planes.map((plane, index) => {
    const share = shares[index] ?? 0
    const fromEnd = pair.form === 'heart' ? 1 - share : Math.min(share, 1 - share)
    const size = drawnOut(pair.barIn, fromEnd)
    const thinnerIn = pair.barIn - size.widthIn
    return { plane: movedOut(plane, bendAt(line, index), thinnerIn / 2), size }
  })
  const rings = filed(rows).map((row) => ringOf(row, lines))
  return metalPiece('scroll', skinOver(rings), [turnedAbout(0), turnedAbout(180)], 62)
}

/** The edges of its ends are filed off, not left as the saw cut them. */
function filed(rows: readonly BarRow[]): readonly BarRow[] {
  const [first, last] = [rows[0], rows.at(-1)]
  if (first === undefined || last === undefined) return rows
  return [
    slighter(movedAlong(first, -FILED_IN), FILED_IN),
    ...rows,
    slighter(movedAlong(last, FILED_IN), FILED_IN),
  ]
}

/** A rolled end is thinned from its inside: the outside of the roll stays where the line has it. */
function movedOut(plane: Plane, [bendX, bendY]: Point, byIn: number): Plane {
  const { origin, x } = plane
  const way = bendX * x[0] + bendY * x[1] > 0 ? -byIn : byIn
  return { ...plane, origin: [origin[0] + way * x[0], origin[1] + way * x[1], origin[2]] }
}

/** To which side the line bends at a point. */
function bendAt(line: readonly Point[], index: number): Point {
  const at = Math.min(line.length - 2, Math.max(1, index))
  const [before, here, after] = [line[at - 1], line[at], line[at + 1]]
  if (before === undefined || here === undefined || after === undefined) return [0, 0]
  return [before[0] + after[0] - 2 * here[0], before[1] + after[1] - 2 * here[1]]
}

/** The foot of a heart goes on into the bar that it is welded to. */
function welded({ form, barIn }: Scroll, line: readonly Point[]): readonly Point[] {
  const [foot, next] = line
  if (form !== 'heart' || foot === undefined || next === undefined) return line
  const share = (barIn * FOOT) / Math.hypot(next[0] - foot[0], next[1] - foot[1])
  return [[foot[0] + (foot[0] - next[0]) * share, foot[1] + (foot[1] - next[1]) * share], ...line]
}

/** The bar so far from a rolled end, in parts of its length. */
function drawnOut(barIn: number, fromEnd: number): BarSize {
  const share = 1 - Math.min(1, fromEnd / DRAWN_OUT)
  const gone = share * share * (3 - 2 * share)
  return {
    widthIn: barIn * (1 - (1 - THIN) * gone),
    depthIn: barIn * (1 + (SPREAD - 1) * gone),
    easeIn: EASE_IN,
  }
}

/** How far along the line each of its points lies, 0 to 1. */
function sharesAlong(line: readonly Point[]): readonly number[] {
  let runIn = 0
  const runs = line.map(([x, y], index) => {
    const before = line[index - 1] ?? [x, y]
    runIn += Math.hypot(x - before[0], y - before[1])
    return runIn
  })
  return runs.map((run) => run / runIn)
}
