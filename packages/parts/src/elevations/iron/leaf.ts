import { closed, joined, type Path, type Point, reversed, smoothLine } from '../../geometry/path.ts'
import type { Face, Piece, Shading } from '../piece.ts'

export interface Leaf {
  readonly centreIn: number
  readonly lengthIn: number
  readonly widthIn: number
  readonly pairs: number
}

/** How far a leaf reaches up over the root of the next pair. */
const OVERLAP = 1.45

/** Forged leaves in pairs that hug the bar, open and turn their tips out. */
export function leafPieces(leaf: Leaf): readonly Piece[] {
  const { rootsIn, heightIn } = leafRoots(leaf)
  return rootsIn
    .map((rootIn) =>
      [-1, 1].flatMap((side) => oneLeaf(rootIn, heightIn, (leaf.widthIn / 2) * side)),
    )
    .toReversed()
    .flat()
}

/** The heights from which pairs of leaves grow, and how far up each pair reaches. */
export function leafRoots(leaf: Leaf): {
  readonly rootsIn: readonly number[]
  readonly heightIn: number
} {
  const bottom = leaf.centreIn - leaf.lengthIn / 2
  const rise = leaf.lengthIn / (leaf.pairs - 1 + OVERLAP)
  const rootsIn = Array.from({ length: leaf.pairs }, (_, pair) => bottom + rise * pair)
  return { rootsIn, heightIn: rise * OVERLAP }
}

/** The vein of a leaf and its two edges, from the root to the tip. */
export function leafLines(rootIn: number, heightIn: number, reachIn: number) {
  const at = (across: number, up: number): Point => [reachIn * across, rootIn + heightIn * up]
  return {
    vein: smoothLine([at(0.02, 0), at(0.24, 0.3), at(0.52, 0.62), at(0.74, 0.84), at(1, 0.96)]),
    outer: smoothLine([at(0.02, 0), at(0.42, 0.16), at(0.72, 0.42), at(0.84, 0.7), at(1, 0.96)]),
    inner: smoothLine([at(0.02, 0), at(0.04, 0.36), at(0.26, 0.74), at(0.6, 1), at(1, 0.96)]),
  }
}

/** The two halves of a leaf on either side of its vein: the inner one catches the light. */
function oneLeaf(rootIn: number, heightIn: number, reachIn: number): readonly Face[] {
  const { vein, outer, inner } = leafLines(rootIn, heightIn, reachIn)
  const isLeft = reachIn < 0
  return [half(inner, vein, isLeft ? 0.66 : 0.5), half(outer, vein, isLeft ? 0.34 : 0.22)]
}

function half(edge: Path, vein: Path, light: number): Face {
  const shading: Shading = {
    run: 'along',
    stops: [
      [0, light * 0.45],
      [0.55, light],
      [1, light * 1.15],
    ],
  }
  return { kind: 'face', outline: closed(joined(edge, reversed(vein))), shading }
}
