/** How sharp pictures may be on this graphics card, from what the last ones took. */
export interface FramePace {
  /** Nothing is known before the first picture. */
  readonly msPerPixel: number | undefined
}

export const UNKNOWN_PACE: FramePace = { msPerPixel: undefined }

/** What moves has to follow the hand; what stands still may take a moment before it is sharpened. */
const LONGEST_MS = { moving: 40, still: 120 } as const
/** Coarser than this nothing can be made out. */
const COARSEST = { moving: 0.25, still: 0.4 } as const
/** The first picture is small: it has to be there soon, and is sharpened then. */
const FIRST = 0.5

/** The pace after a picture of so many pixels took so long. One slow picture may be chance. */
export function pacedBy({ msPerPixel }: FramePace, pixels: number, tookMs: number): FramePace {
  const now = tookMs / Math.max(1, pixels)
  if (msPerPixel === undefined) return { msPerPixel: now }
  return { msPerPixel: now < msPerPixel ? now : (msPerPixel + now) / 2 }
}

/**
 * The pace after a strip of a picture. What every strip costs, however low it is, makes it look slower than
 * whole pictures are: it only tells that the card is at least as quick.
 */
export function atLeastPacedBy(pace: FramePace, pixels: number, tookMs: number): FramePace {
  const now = tookMs / Math.max(1, pixels)
  return { msPerPixel: Math.min(pace.msPerPixel ?? now, now) }
}

/** Pixels of the canvas to one of the page for a picture in one go, at most `sharpest`. */
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
