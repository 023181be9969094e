import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'

/** A place on the outline of a turning: height and radius in inches. */
export interface ProfilePoint {
  readonly heightIn: number
  readonly radiusIn: number
}

/** A stretch of the outline between two places; a step where both have one height. */
export interface ProfileLength {
  readonly low: ProfilePoint
  readonly high: ProfilePoint
}

/** The lengths of the turning from the bottom up, none when the part is square throughout. */
export function profileLengths(shape: TurnedShape): readonly ProfileLength[] {
  const points = shape.stations.map(([heightIn, diameterIn]): ProfilePoint => ({
    heightIn,
    radiusIn: diameterIn / 2,
  }))
  return points.slice(1).map((high, index) => ({ low: points[index] ?? high, high }))
}

/** Radius that the lathe left at a height; beyond the turning the corners of the block are untouched. */
export function radiusAt(shape: TurnedShape, heightIn: number): number {
  const length = profileLengths(shape).find(
    ({ low, high }) => heightIn >= low.heightIn && heightIn <= high.heightIn,
  )
  if (length === undefined) return (shape.blockIn * Math.SQRT2) / 2
  const { low, high } = length
  if (high.heightIn === low.heightIn) return Math.min(low.radiusIn, high.radiusIn)
  const share = (heightIn - low.heightIn) / (high.heightIn - low.heightIn)
  return low.radiusIn + (high.radiusIn - low.radiusIn) * share
}

/** Heights at which the outline breaks: steps, and corners sharper than `cornerDeg`. */
export function breakHeights(shape: TurnedShape, cornerDeg: number): readonly number[] {
  const lengths = profileLengths(shape)
  const breaks = lengths.slice(1).flatMap((length, index) => {
    const before = lengths[index] ?? length
    const turn = Math.abs(slopeDeg(length) - slopeDeg(before))
    return turn > cornerDeg ? [length.low.heightIn] : []
  })
  return [...new Set(breaks)]
}

/** How far the surface faces up, in degrees: 0 upright, 90 level and seen from above, -90 from below. */
export function slopeDeg({ low, high }: ProfileLength): number {
  const across = low.radiusIn - high.radiusIn
  return (Math.atan2(across, high.heightIn - low.heightIn) * 180) / Math.PI
}

/** A square stick with its long edges eased, both in inches. */
export interface Stick {
  readonly blockIn: number
  readonly easeIn: number
}
