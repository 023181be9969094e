import { cosDeg, sinDeg } from '../light.ts'

/** A place on the edge of a board: how far in from the outermost line, and how high. */
export type ProfilePoint = readonly [insetIn: number, heightIn: number]

/** Chords that stand for the rounding above, and for the one below. */
const CHORDS = 6

/**
 * The rounded edge of a board from its lower to its upper side, whose heights are given. Where the
 * radius is half of the thickness it is a full round, where it is less a flat stays between.
 */
export function noseProfile(
  bottomIn: number,
  topIn: number,
  radiusIn: number,
): readonly ProfilePoint[] {
  const lower = quarter(radiusIn).map(([insetIn, riseIn]): ProfilePoint => [
    insetIn,
    bottomIn + riseIn,
  ])
  const upper = quarter(radiusIn)
    .toReversed()
    .map(([insetIn, riseIn]): ProfilePoint => [insetIn, topIn - riseIn])
  const isFullRound = topIn - bottomIn - 2 * radiusIn < 1e-6
  return [...lower, ...(isFullRound ? upper.slice(1) : upper)]
}

/** From the level side, as far in as the radius, to the outermost line. */
function quarter(radiusIn: number): readonly ProfilePoint[] {
  return Array.from({ length: CHORDS + 1 }, (_, index): ProfilePoint => {
    const angleDeg = (index * 90) / CHORDS
    return [radiusIn * (1 - sinDeg(angleDeg)), radiusIn * (1 - cosDeg(angleDeg))]
  })
}
