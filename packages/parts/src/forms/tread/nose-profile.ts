import { cosDeg, sinDeg } from '../../geometry/degrees.ts'

/** A place on the edge of a board: how far in from the outermost line, and how high. */
export type ProfilePoint = readonly [insetIn: number, heightIn: number]

/** As many as pictures need. */
const CHORDS = 6

/**
 * The rounded edge of a board from its lower to its upper side, whose heights are given. Where the
 * radius is half of the thickness it is a full round, where it is less a flat stays between. `chords` stand
 * for the rounding above, and as many for the one below.
 */
export function noseProfile(
  bottomIn: number,
  topIn: number,
  radiusIn: number,
  chords = CHORDS,
): readonly ProfilePoint[] {
  const lower = quarter(radiusIn, chords).map(([insetIn, riseIn]): ProfilePoint => [
    insetIn,
    bottomIn + riseIn,
  ])
  const upper = quarter(radiusIn, chords)
    .toReversed()
    .map(([insetIn, riseIn]): ProfilePoint => [insetIn, topIn - riseIn])
  const isFullRound = topIn - bottomIn - 2 * radiusIn < 1e-6
  return [...lower, ...(isFullRound ? upper.slice(1) : upper)]
}

/** From the level side, as far in as the radius, to the outermost line. */
function quarter(radiusIn: number, chords: number): readonly ProfilePoint[] {
  return Array.from({ length: chords + 1 }, (_, index): ProfilePoint => {
    const angleDeg = (index * 90) / chords
    return [radiusIn * (1 - sinDeg(angleDeg)), radiusIn * (1 - cosDeg(angleDeg))]
  })
}
