import { circle, rectangle } from '../../../geometry/figures.ts'
import { type Path, type PathPart, type Point, polygon } from '../../../geometry/path.ts'
import { flattened } from '../../../geometry/flattened.ts'
import { flatLoop } from '../../../solids/form/flat-loop.ts'
import type { Fineness } from '../../../solids/form/fineness.ts'
import { metalPiece } from '../../../solids/metal-piece.ts'
import type { Solid } from '../../../solids/solid.ts'
import { barOutline, outlineLines, stockSize } from '../bar/bar-outline.ts'
import {
  type BarStock,
  fromEndToEnd,
  type Ornament,
  type OrnamentOf,
  widthLeader,
} from '../ornament.ts'

const CLOSENESS_IN = 0.002
/** The figure stands so much before the bar and behind it where they are welded. */
const PROUD_IN = 0.04
/** How tightly a bar is bent on edge: the radius of its middle as a share of its thickness. */
const TIGHTEST = 0.75

type Panel = OrnamentOf<'panel'>
type Curve = Extract<PathPart, { kind: 'curve' }>

/** An open figure of lighter bar set into the baluster. */
export const panel: Ornament<'panel'> = {
  heights: fromEndToEnd,
  widthIn: ({ widthIn }) => widthIn,
  isInPlaceOfBar: true,
  lapIn: panelLap,
  endDepthIn: ({ barIn }, stock) => Math.min(barIn, stock.barIn) - 2 * PROUD_IN,
  outlines: (figure, { section }) => [
    {
      kind: 'rod',
      path: panelLine(figure),
      widthIn: figure.barIn,
      section: section === 'round' ? 'round' : 'flat',
    },
  ],
  solids: (figure, { section }, fineness) => [panelSolid(figure, section, fineness)],
  leader: (figure) => widthLeader(fromEndToEnd(figure), figure.widthIn, 'panel'),
}

/** The middle of the bar all round, anticlockwise. */
function panelLine(figure: Panel): Path {
  const half = figure.barIn / 2
  const right = figure.widthIn / 2 - half
  const low = figure.fromIn + half
  const high = figure.toIn - half
  const centre: Point = [0, (low + high) / 2]
  if (figure.form === 'rectangle') return rectangle([-right, low], [right, high])
  if (figure.form === 'diamond') return diamond(figure, centre)
  if (figure.form === 'circle') return circle(centre, right)
  return oval(centre, right, (high - low) / 2, figure.barIn * TIGHTEST)
}

/** Two long bows that meet in small ones: an ellipse is so sharp at its ends that the bar would fold into itself. */
function oval([x, y]: Point, acrossIn: number, upIn: number, endIn: number): Path {
  const [inIn, towardsIn] = [acrossIn - endIn, upIn - endIn]
  const behindIn = (towardsIn ** 2 - inIn ** 2) / (2 * inIn)
  const meets = Math.atan2(towardsIn, behindIn)
  const parts = [
    arc([x - behindIn, y], acrossIn + behindIn, -meets, meets),
    arc([x, y + towardsIn], endIn, meets, Math.PI - meets),
    arc([x + behindIn, y], acrossIn + behindIn, Math.PI - meets, Math.PI + meets),
    arc([x, y - towardsIn], endIn, Math.PI + meets, 2 * Math.PI - meets),
  ] as const
  return { start: parts[3].to, parts, isClosed: true }
}

/** Part of a circle, anticlockwise between two angles in radians; it starts where the one before it ends. */
function arc([x, y]: Point, radiusIn: number, from: number, to: number): Curve {
  const reach = (4 / 3) * Math.tan((to - from) / 4)
  const at = (angle: number, ahead: number): Point => [
    x + radiusIn * (Math.cos(angle) - ahead * Math.sin(angle)),
    y + radiusIn * (Math.sin(angle) + ahead * Math.cos(angle)),
  ]
  return { kind: 'curve', c1: at(from, reach), c2: at(to, -reach), to: at(to, 0) }
}

/** The centre line of the bars runs half their width inside the outer diamond, whose points are the panel's ends. */
function diamond(figure: Panel, centre: Point): Path {
  const across = figure.widthIn / 2
  const up = (figure.toIn - figure.fromIn) / 2
  const edgeIn = (across * up) / Math.hypot(across, up)
  const share = 1 - figure.barIn / 2 / edgeIn
  return polygon([
    [0, centre[1] - up * share],
    [across * share, centre[1]],
    [0, centre[1] + up * share],
    [-across * share, centre[1]],
  ])
}

/** How far the bar goes on into the panel until the panel is as wide as the bar. */
function panelLap(figure: Panel, barIn: number): number {
  if (figure.form === 'rectangle') return figure.barIn / 2
  if (figure.form !== 'diamond') return figure.barIn * 0.7
  return ((figure.toIn - figure.fromIn) / 2) * (barIn / figure.widthIn)
}

/** The open figure of bar that is set into a baluster. */
function panelSolid(figure: Panel, stock: BarStock['section'], fineness: Fineness): Solid {
  const size = stockSize(stock, figure.barIn)
  const section = barOutline(size, outlineLines(stock, fineness))
  const line = flattened(panelLine(figure), CLOSENESS_IN / fineness).slice(0, -1)
  return metalPiece('panel', flatLoop(section, line))
}
