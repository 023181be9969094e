import type { Homography } from './homography.ts'
import type { PictureSize } from './picture-size.ts'

/** Four bytes a pixel: red, green, blue and how opaque it is, row by row. */
export interface Pixels extends PictureSize {
  readonly data: Uint8ClampedArray
}

/**
 * A picture drawn anew: `toSource` says for each place in the new one where it lies in the old one, both in
 * pixels. Between pixels it mixes the four around; beyond the old picture its edge goes on.
 */
export function straightenedPixels(
  source: Pixels,
  toSource: Homography,
  { width, height }: PictureSize,
): Uint8ClampedArray<ArrayBuffer> {
  const [a, b, c, d, e, f, g, h, i] = toSource
  const drawn = new Uint8ClampedArray(width * height * 4)
  let to = 0
  for (let row = 0; row < height; row += 1) {
    const y = row + 0.5
    for (let column = 0; column < width; column += 1) {
      const x = column + 0.5
      const scale = 1 / (g * x + h * y + i)
      mixInto(
        drawn,
        to,
        source,
        (a * x + b * y + c) * scale - 0.5,
        (d * x + e * y + f) * scale - 0.5,
      )
      to += 4
    }
  }
  return drawn
}

/** The middle of a pixel is where `x` and `y` are whole. */
function mixInto(
  drawn: Uint8ClampedArray,
  to: number,
  { data, width, height }: Pixels,
  x: number,
  y: number,
): void {
  const insideX = Math.min(width - 1, Math.max(0, x))
  const insideY = Math.min(height - 1, Math.max(0, y))
  const left = Math.trunc(insideX)
  const top = Math.trunc(insideY)
  const shareX = insideX - left
  const shareY = insideY - top
  const rightBy = left < width - 1 ? 4 : 0
  const downBy = top < height - 1 ? width * 4 : 0
  const first = (top * width + left) * 4
  for (let at = first; at < first + 4; at += 1) {
    const upper = mixed(data[at] ?? 0, data[at + rightBy] ?? 0, shareX)
    const lower = mixed(data[at + downBy] ?? 0, data[at + downBy + rightBy] ?? 0, shareX)
    drawn[to + at - first] = mixed(upper, lower, shareY)
  }
}

function mixed(one: number, other: number, share: number): number {
  return one + (other - one) * share
}
