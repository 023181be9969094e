import { type FramePace, pixelRatio } from './frame-pace.ts'

/** The next, sharper picture of what stands still. */
export interface Sharpening {
  /** Pixels of the canvas to one of the page. */
  readonly ratio: number
  /** In one go, or strip by strip so that hands and page get in between. */
  readonly how: 'at-once' | 'in-strips'
}

/** A picture that takes long is drawn with the page's own pixels first where the screen's are so much finer. */
const MUCH_FINER = 1.5
/** A little sharper is not worth another picture. */
const WORTH = 1.01

/** How what stands still is drawn next; undefined once it is as sharp as it can be. */
export function sharpening(
  pace: FramePace,
  drawnRatio: number,
  sharpest: number,
  pagePixels: number,
): Sharpening | undefined {
  if (sharpest < drawnRatio * WORTH) return undefined
  const isKnown = pace.msPerPixel !== undefined
  if (isKnown && pixelRatio(pace, 'still', pagePixels, sharpest) >= sharpest)
    return { ratio: sharpest, how: 'at-once' }
  const isHalfway = drawnRatio * WORTH <= 1 && sharpest >= MUCH_FINER
  return { ratio: isHalfway ? 1 : sharpest, how: 'in-strips' }
}

/** So long a strip may take: less would be lost on what every strip costs, however low it is. */
const STRIP_MS = 100
/** Every strip draws all triangles again: no picture is cut into more than so many. */
const MOST_STRIPS = 20
/** Of a picture that is drawn in strips, the highest one. */
const HIGHEST = 3

/** Rows of the strip after one of so many that took so long; of the first one where nothing is known yet. */
export function stripRows(
  heightPx: number,
  before?: { readonly rowsPx: number; readonly tookMs: number },
): number {
  const [least, most] = [Math.ceil(heightPx / MOST_STRIPS), highestStrip(heightPx)]
  if (before === undefined) return least
  const wished = before.rowsPx * Math.min(2, STRIP_MS / Math.max(1, before.tookMs))
  return Math.min(most, Math.max(least, Math.floor(wished)))
}

/** Rows of the highest strip of a picture. */
export function highestStrip(heightPx: number): number {
  return Math.ceil(heightPx / HIGHEST)
}
