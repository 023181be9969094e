/** How many pixels a picture is wide and high. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The size of a picture of these proportions whose longer side is at most `longestPx`; never larger than it is. */
export function sizeWithin({ width, height }: PictureSize, longestPx: number): PictureSize {
  const scale = Math.min(1, longestPx / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
