import { ellipse, rectangle } from '../../geometry/figures.ts'
import { type Path, type Point, polygon } from '../../geometry/path.ts'
import type { Piece } from '../piece.ts'

export interface Panel {
  readonly fromIn: number
  readonly toIn: number
  readonly widthIn: number
  readonly form: 'rectangle' | 'diamond' | 'circle' | 'oval'
  readonly barIn: number
}

/** An open figure of lighter bar set into the baluster. */
export function panelPieces(panel: Panel): readonly Piece[] {
  return [
    {
      kind: 'rod',
      path: centreLine(panel),
      widthIn: panel.barIn,
      section: 'flat',
      isBehind: false,
    },
  ]
}

function centreLine(panel: Panel): Path {
  const half = panel.barIn / 2
  const right = panel.widthIn / 2 - half
  const low = panel.fromIn + half
  const high = panel.toIn - half
  const centre: Point = [0, (low + high) / 2]
  if (panel.form === 'rectangle') return rectangle([-right, low], [right, high])
  if (panel.form !== 'diamond') return ellipse(centre, right, (high - low) / 2)
  return polygon([
    [0, low],
    [right, centre[1]],
    [0, high],
    [-right, centre[1]],
  ])
}
