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
export function panelPieces(panel: Panel, section: 'square' | 'round'): readonly Piece[] {
  return [
    {
      kind: 'rod',
      path: panelLine(panel),
      widthIn: panel.barIn,
      section: section === 'round' ? 'round' : 'flat',
      isBehind: false,
    },
  ]
}

/** The middle of the bar all round, anticlockwise. */
export function panelLine(panel: Panel): Path {
  const half = panel.barIn / 2
  const right = panel.widthIn / 2 - half
  const low = panel.fromIn + half
  const high = panel.toIn - half
  const centre: Point = [0, (low + high) / 2]
  if (panel.form === 'rectangle') return rectangle([-right, low], [right, high])
  if (panel.form !== 'diamond') return ellipse(centre, right, (high - low) / 2)
  return diamond(panel, centre)
}

/** The centre line of the bars runs half their width inside the outer diamond, whose points are the panel's ends. */
function diamond(panel: Panel, centre: Point): Path {
  const across = panel.widthIn / 2
  const up = (panel.toIn - panel.fromIn) / 2
  const edgeIn = (across * up) / Math.hypot(across, up)
  const share = 1 - panel.barIn / 2 / edgeIn
  return polygon([
    [0, centre[1] - up * share],
    [across * share, centre[1]],
    [0, centre[1] + up * share],
    [-across * share, centre[1]],
  ])
}

/** How far the bar goes on into the panel until the panel is as wide as the bar. */
export function panelLap(panel: Panel, barIn: number): number {
  if (panel.form === 'rectangle') return panel.barIn / 2
  if (panel.form !== 'diamond') return panel.barIn * 0.7
  return ((panel.toIn - panel.fromIn) / 2) * (barIn / panel.widthIn)
}
