import { closed, joined, type Point, reversed, smoothLine } from '../../geometry/path.ts'
import type { Face, Line, Piece } from '../piece.ts'

export interface Leaf {
  readonly centreIn: number
  readonly lengthIn: number
  readonly widthIn: number
  readonly pairs: number
}

/** Forged leaves in pairs, springing from the bar upwards and outwards. */
export function leafPieces(leaf: Leaf): readonly Piece[] {
  const bottom = leaf.centreIn - leaf.lengthIn / 2
  const rise = leaf.lengthIn / (leaf.pairs + 0.6)
  return Array.from({ length: leaf.pairs }, (_, pair) => {
    const root = bottom + rise * pair
    return [-1, 1].flatMap((side) => oneLeaf(root, rise * 1.6, (leaf.widthIn / 2) * side))
  })
    .toReversed()
    .flat()
}

function oneLeaf(rootIn: number, heightIn: number, reachIn: number): readonly [Face, Line] {
  const at = (across: number, up: number): Point => [reachIn * across, rootIn + heightIn * up]
  const outer = smoothLine([at(0, 0), at(0.55, 0.16), at(0.95, 0.5), at(1, 1)])
  const inner = smoothLine([at(0, 0.12), at(0.2, 0.46), at(0.56, 0.72), at(1, 1)])
  const vein = smoothLine([at(0.04, 0.08), at(0.4, 0.34), at(0.76, 0.62), at(1, 1)])
  const isLit = reachIn < 0
  return [
    {
      kind: 'face',
      outline: closed(joined(outer, reversed(inner))),
      shading: {
        run: 'along',
        stops: isLit
          ? [
              [0, 0.2],
              [0.6, 0.5],
              [1, 0.7],
            ]
          : [
              [0, 0.12],
              [0.6, 0.3],
              [1, 0.46],
            ],
      },
    },
    { kind: 'line', role: 'edge', path: vein, widthIn: 0.025 },
  ]
}
