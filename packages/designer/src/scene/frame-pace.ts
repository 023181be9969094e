/** How sharp pictures may be on this graphics card, from what the last ones took. */
export interface FramePace {
  /** Nothing is known before the first picture. */
  readonly msPerPixel: number | undefined
}

export const UNKNOWN_PACE: FramePace = { msPerPixel: undefined }

/** What moves has to follow the hand, what stands still may take a moment. */
const LONGEST_MS = { moving: 40, still: 700 } as const
/** Coarser than this nothing can be made out. */
const COARSEST = { moving: 0.25, still: 0.6 } as const
/** The first picture is small: it tells how long larger ones would take. */
const FIRST = 0.5
/** A little sharper is not worth another picture. */
const WORTH = 1.2

/** The pace after a picture of so many pixels took so long. One slow picture may be chance. */
export function pacedBy({ msPerPixel }: FramePace, pixels: number, tookMs: number): FramePace {
  const now = tookMs / Math.max(1, pixels)
  if (msPerPixel === undefined) return { msPerPixel: now }
  return { msPerPixel: now < msPerPixel ? now : (msPerPixel + now) / 2 }
}

/** Pixels of the canvas to one of the page, at most `sharpest`. */
export function pixelRatio(
  { msPerPixel }: FramePace,
  kind: 'moving' | 'still',
  pagePixels: number,
  sharpest: number,
): number {
  if (msPerPixel === undefined) return Math.min(FIRST, sharpest)
  const affordable = Math.sqrt(LONGEST_MS[kind] / (msPerPixel * Math.max(1, pagePixels)))
  return Math.min(sharpest, Math.max(COARSEST[kind], affordable))
}

/** Whether a picture is worth drawing once more, now that the eye stands still. */
export function isWorthSharpening(drawnRatio: number, stillRatio: number): boolean {
  return stillRatio > drawnRatio * WORTH
}
