import { face, type Face, type Outline } from '../../../elevations/outline.ts'
import { type Heights, heightsAbout } from '../../../geometry/heights.ts'
import type { SpacePoint } from '../../../geometry/space.ts'
import { placeOn } from '../../../geometry/flattened.ts'
import {
  closed,
  joined,
  type Path,
  type Point,
  reversed,
  smoothLine,
} from '../../../geometry/path.ts'
import { type Fineness, linesFor } from '../../../solids/form/fineness.ts'
import { movedFacets } from '../../../solids/mesh/facets.ts'
import { type Ring, skinOver } from '../../../solids/mesh/skin-over.ts'
import { metalPiece, turnedAbout } from '../../../solids/metal-piece.ts'
import type { Solid } from '../../../solids/solid.ts'
import { type BarStock, type Ornament, type OrnamentOf, widthLeader } from '../ornament.ts'

/** How far a leaf reaches up over the root of the next pair. */
const OVERLAP = 1.45
/** Thickness of the iron at the vein, and at the edges where it is drawn out. */
const VEIN_IN = 0.09
const EDGE_IN = 0.03
/** Depth of the groove that is chased along the vein, and of those that leave it. */
const GROOVE_IN = 0.045
const RIB_IN = 0.016
const RIBS = 6
/** How far the outer edge is bent back, and how far off the bar the leaf lies once it has left its root. */
const CUP_IN = 0.1
const LIFT_IN = 0.055
/** How far back a leaf leans for every inch beside the bar, and how far its tip comes forward again. */
const LEAN = 0.5
const TIP = 0.32

type Leaf = OrnamentOf<'leaf'>

/** Forged leaves in pairs that hug the bar, open and turn their tips out. */
export const leaf: Ornament<'leaf'> = {
  heights: heightsOf,
  widthIn: ({ widthIn }) => widthIn,
  isInPlaceOfBar: false,
  outlines: leafOutlines,
  solids: leafSolids,
  leader: (pairs) => widthLeader(heightsOf(pairs), pairs.widthIn, 'leaves'),
}

function heightsOf({ centreIn, lengthIn }: Leaf): Heights {
  return heightsAbout(centreIn, lengthIn)
}

/** The heights from which pairs of leaves grow, and how far up each pair reaches. */
function leafRoots(pairs: Leaf): {
  readonly rootsIn: readonly number[]
  readonly heightIn: number
} {
  const bottom = pairs.centreIn - pairs.lengthIn / 2
  const rise = pairs.lengthIn / (pairs.pairs - 1 + OVERLAP)
  const rootsIn = Array.from({ length: pairs.pairs }, (_, pair) => bottom + rise * pair)
  return { rootsIn, heightIn: rise * OVERLAP }
}

/** The vein of a leaf and its two edges, from the root to the tip. */
function leafLines(rootIn: number, heightIn: number, reachIn: number) {
  const at = (across: number, up: number): Point => [reachIn * across, rootIn + heightIn * up]
  return {
    vein: smoothLine([at(0.02, 0), at(0.24, 0.3), at(0.52, 0.62), at(0.74, 0.84), at(1, 0.96)]),
    outer: smoothLine([at(0.02, 0), at(0.42, 0.16), at(0.72, 0.42), at(0.84, 0.7), at(1, 0.96)]),
    inner: smoothLine([at(0.02, 0), at(0.04, 0.36), at(0.26, 0.74), at(0.6, 1), at(1, 0.96)]),
  }
}

/** Each leaf in two halves on either side of its vein, the lowest pair over the next. */
function leafOutlines(pairs: Leaf): readonly Outline[] {
  const { rootsIn, heightIn } = leafRoots(pairs)
  return rootsIn
    .map((rootIn) =>
      [-1, 1].flatMap((side) => {
        const { vein, outer, inner } = leafLines(rootIn, heightIn, (pairs.widthIn / 2) * side)
        return [halfLeaf(inner, vein), halfLeaf(outer, vein)]
      }),
    )
    .toReversed()
    .flat()
}

function halfLeaf(rim: Path, vein: Path): Face {
  return face(closed(joined(rim, reversed(vein))))
}

/** Forged leaves in pairs: they lie on the front of the bar, bend round its edges and turn their tips out. */
function leafSolids(pairs: Leaf, bar: BarStock, fineness: Fineness): readonly Solid[] {
  const { rootsIn, heightIn } = leafRoots(pairs)
  const lines = leafLines(0, heightIn, pairs.widthIn / 2)
  const perPart = linesFor(10, fineness)
  const [vein, outer, inner] = [lines.vein, lines.outer, lines.inner].map((path) =>
    evenly(path, perPart),
  )
  if (vein === undefined || outer === undefined || inner === undefined) return []
  const across = linesFor(8, fineness)
  const rings = vein.map((middle, index) => {
    const edges = [inner[index] ?? middle, outer[index] ?? middle] as const
    return leafRing(middle, edges, { share: index / (vein.length - 1), bar, across })
  })
  const right = skinOver(rings)
  const left = movedFacets(right, ([x, y, z]) => [-x, y, z], true)
  const places = rootsIn.map((rootIn) => turnedAbout(0, rootIn))
  return [right, left].map((skin) => metalPiece('leaf', skin, places, 50))
}

/** A leaf cut across at a share of its length: over its face from edge to edge, and back behind. */
function leafRing(
  vein: Point,
  [inner, outer]: readonly [Point, Point],
  {
    share,
    bar,
    across,
  }: { readonly share: number; readonly bar: BarStock; readonly across: number },
): Ring {
  const places = Array.from({ length: 2 * across + 1 }, (_, at) => at / across - 1)
  const surface = (at: number, side: 1 | -1): SpacePoint => {
    const edge = at < 0 ? inner : outer
    const part = Math.abs(at)
    const x = vein[0] + (edge[0] - vein[0]) * part
    const y = vein[1] + (edge[1] - vein[1]) * part
    const thickIn = EDGE_IN + (VEIN_IN - EDGE_IN) * (1 - part) * Math.sin(Math.PI * share)
    return [x, y, restsAt(x, share, bar) + relief(at, share) + (side * thickIn) / 2]
  }
  const front = places.map((at) => surface(at, 1))
  const back = places.toReversed().map((at) => surface(at, -1))
  return [...back.slice(0, -1), ...front.slice(0, -1)]
}

/** How far before the axis the leaf lies beside the middle of the bar. */
function restsAt(x: number, share: number, { barIn, section }: BarStock): number {
  const half = barIn / 2
  const bend = section === 'square' ? half * 0.9 : half * 0.7
  const onBar = section === 'square' ? half : Math.sqrt(half * half - Math.min(x, bend) ** 2)
  const lift = LIFT_IN * Math.min(1, share * 5)
  return onBar + lift - Math.max(0, x - bend) * LEAN + TIP * share ** 4
}

/** What is chased into the face: the vein, and ribs that run from it to the edges. */
function relief(at: number, share: number): number {
  const part = Math.abs(at)
  const fade = Math.sin(Math.PI * share)
  const vein = -GROOVE_IN * Math.exp(-((part / 0.16) ** 2))
  const ribs = RIB_IN * Math.cos(2 * Math.PI * RIBS * (share - 0.16 * part)) * part
  const cup = at > 0 ? -CUP_IN * part * part : 0
  return (vein + ribs + cup) * fade
}

/** So many points on each of the curves of a path. */
function evenly(path: Path, perPart: number): readonly Point[] {
  const points: Point[] = [path.start]
  for (const part of path.parts) {
    const from = points.at(-1) ?? path.start
    if (part.kind === 'line') points.push(part.to)
    else {
      for (let at = 1; at <= perPart; at += 1) {
        points.push(placeOn(from, part.c1, part.c2, part.to, at / perPart))
      }
    }
  }
  return points
}
