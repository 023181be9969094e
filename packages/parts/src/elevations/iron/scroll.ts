import { boundsOf } from '../../geometry/bounds.ts'
import { moved, type Path, smoothLine } from '../../geometry/path.ts'
import { type ScrollForm, scrollPoints } from '../../geometry/scroll-points.ts'
import type { Piece, Rod } from '../piece.ts'

export interface Scroll {
  readonly fromIn: number
  readonly toIn: number
  readonly widthIn: number
  readonly form: ScrollForm
  readonly barIn: number
}

/** A pair of scrolls, one on each side of the bar, welded where they touch it. */
export function scrollPieces(scroll: Scroll, barIn: number): readonly Piece[] {
  const right = scrollLine(scroll, barIn)
  const left = moved(right, ([x, y]) => [-x, y])
  return [rod(left, scroll.barIn), rod(right, scroll.barIn)]
}

function rod(path: Path, widthIn: number): Rod {
  return { kind: 'rod', path, widthIn, section: 'flat', isBehind: false }
}

/** The middle of the right scroll, put into its box, from the side of the bar to half the overall width; hearts close at their foot. */
export function scrollLine(scroll: Scroll, barIn: number): Path {
  const innerIn = barIn / 2
  const width = scroll.widthIn / 2 - innerIn - scroll.barIn
  const height = scroll.toIn - scroll.fromIn - scroll.barIn
  const raw = smoothLine(scrollPoints(scroll.form, width / height))
  const box = boundsOf([raw])
  const half = scroll.barIn / 2
  const foot = scroll.form === 'heart' ? (raw.start[0] - box.left) / (box.right - box.left) : 0
  const bent = moved(raw, ([x, y]) => {
    const across = (x - box.left) / (box.right - box.left)
    const up = (y - box.bottom) / (box.top - box.bottom)
    return [across - foot * (1 - up) ** 2, up]
  })
  const reach = boundsOf([bent]).right
  return moved(bent, ([across, up]) => [
    innerIn + half + (across / reach) * width,
    scroll.fromIn + half + up * height,
  ])
}
