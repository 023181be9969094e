/** The light in a picture: colors with parts from 0 to 1, as bright as their brightest part is 1. */
export interface PictureLight {
  readonly upper: readonly [red: number, green: number, blue: number]
  readonly lower: readonly [red: number, green: number, blue: number]
  /** 0 is a night, 1 a white wall in the sun; a usual room by day is about a half. */
  readonly brightness: number
}

/** The light in the upper and in the lower half of a picture, from its pixels: rows of red, green, blue and alpha. */
export function lightOfPixels(pixels: Uint8ClampedArray): PictureLight {
  const half = Math.floor(pixels.length / 8) * 4
  const [upper, lower] = [meanOf(pixels.subarray(0, half)), meanOf(pixels.subarray(half))]
  return {
    upper: tintOf(upper),
    lower: tintOf(lower),
    brightness: (brightnessOf(upper) + brightnessOf(lower)) / 2,
  }
}

type Mean = PictureLight['upper']

function meanOf(pixels: Uint8ClampedArray): Mean {
  const sum = [0, 0, 0, 0]
  for (const [at, value] of pixels.entries()) sum[at % 4] = (sum[at % 4] ?? 0) + value / 255
  const count = Math.max(1, pixels.length / 4)
  const [red = 0, green = 0, blue = 0] = sum
  return [red / count, green / count, blue / count]
}

function tintOf([red, green, blue]: Mean): Mean {
  const most = Math.max(red, green, blue)
  return most === 0 ? [1, 1, 1] : [red / most, green / most, blue / most]
}

function brightnessOf([red, green, blue]: Mean): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
