import { boundsOf } from '../../geometry/bounds.ts'
import { moved, type Path, type Point, smoothLine } from '../../geometry/path.ts'
import type { Piece, Rod } from '../piece.ts'

export interface Scroll {
  readonly fromIn: number
  readonly toIn: number
  readonly widthIn: number
  readonly form: 'C' | 'S' | 'heart'
  readonly barIn: number
}

const STEPS = 44

/** A pair of scrolls, one on each side of the bar, welded where they touch it. */
export function scrollPieces(scroll: Scroll, barIn: number): readonly Piece[] {
  const inner = barIn / 2
  const right = fitted(CURVATURE[scroll.form], scroll, inner)
  const left = moved(right, ([x, y]) => [-x, y])
  return [rod(left, scroll.barIn), rod(right, scroll.barIn)]
}

type Curvature = (t: number) => number

/** Turning per length along the scroll, from its bottom to its top; only the form counts, not the size. */
const CURVATURE = {
  C: (t) => -1.5 - 30 * Math.abs(2 * t - 1) ** 5,
  S: (t) => Math.sign(t - 0.5) * -(0.6 + 30 * Math.abs(2 * t - 1) ** 4.5),
  heart: (t) => 2.2 - 5 * t - 30 * t ** 7,
} as const satisfies Record<Scroll['form'], Curvature>

function rod(path: Path, widthIn: number): Rod {
  return { kind: 'rod', path, widthIn, section: 'flat', isBehind: false }
}

/** The scroll put into its box: from the side of the bar to half the overall width. */
function fitted(curvature: Curvature, scroll: Scroll, innerIn: number): Path {
  const raw = smoothLine(followed(curvature))
  const box = boundsOf([raw])
  const half = scroll.barIn / 2
  const width = scroll.widthIn / 2 - innerIn - scroll.barIn
  const height = scroll.toIn - scroll.fromIn - scroll.barIn
  return moved(raw, ([x, y]) => [
    innerIn + half + ((x - box.left) / (box.right - box.left)) * width,
    scroll.fromIn + half + ((y - box.bottom) / (box.top - box.bottom)) * height,
  ])
}

function followed(curvature: Curvature): readonly Point[] {
  const points: Point[] = [[0, 0]]
  let heading = startHeading(curvature)
  let [x, y] = [0, 0]
  for (let step = 0; step < STEPS; step += 1) {
    heading += curvature((step + 0.5) / STEPS) / STEPS
    x += Math.cos(heading) / STEPS
    y += Math.sin(heading) / STEPS
    points.push([x, y])
  }
  return points
}

/** The heading that lets the middle of the scroll run straight up. */
function startHeading(curvature: Curvature): number {
  let turned = 0
  for (let step = 0; step < STEPS / 2; step += 1) turned += curvature((step + 0.5) / STEPS) / STEPS
  return Math.PI / 2 - turned
}
