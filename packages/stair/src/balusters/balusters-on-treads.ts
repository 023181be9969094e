import { NOSING_IN } from '../segments/building-sizes.ts'
import { balustersPerTread, evenBalusters } from './baluster-count.ts'

/** How balusters stand on the treads of a flight: the same on every one of them. */
export interface TreadRhythm {
  readonly perTread: number
  /** Middle to middle, measured level. */
  readonly spacingIn: number
  /** From the flight's first riser to the middle of the first baluster. */
  readonly firstIn: number
  readonly thinnestIn: number
  readonly sphereIn: number
}

/** A baluster closer to a newel than this is left out where the sphere allows it, in inches. */
const TIGHT_IN = 1

/** The rhythm on treads of this run. The first baluster stands half a spacing behind the nosing, behind the riser's face. */
export function treadRhythm(runIn: number, thinnestIn: number, sphereIn: number): TreadRhythm {
  const { count } = balustersPerTread(runIn, thinnestIn, sphereIn)
  const spacingIn = runIn / count
  const behindRiserIn = NOSING_IN + thinnestIn / 2
  const beforeNextIn = NOSING_IN + spacingIn - thinnestIn / 2
  const fromNosingIn = Math.min(Math.max(spacingIn / 2, behindRiserIn), beforeNextIn)
  return { perTread: count, spacingIn, firstIn: fromNosingIn - NOSING_IN, thinnestIn, sphereIn }
}

/**
 * Where the face of a newel stands so that the gap beside it is the gap between balusters, as near to
 * `nearIn` as can be. `isBelow` is true for the newel at the foot, whose upper face is meant.
 */
export function newelFaceIn(rhythm: TreadRhythm, nearIn: number, isBelow: boolean): number {
  const { spacingIn, firstIn, thinnestIn } = rhythm
  const toFaceIn = (isBelow ? -1 : 1) * (spacingIn - thinnestIn / 2)
  const steps = Math.round((nearIn - firstIn - toFaceIn) / spacingIn)
  return firstIn + steps * spacingIn + toFaceIn
}

/** The middles of the balusters between two faces, in inches from the flight's first riser. */
export function balustersOnTreads(
  rhythm: TreadRhythm,
  fromIn: number,
  toIn: number,
): readonly number[] {
  const { spacingIn, firstIn, thinnestIn, sphereIn } = rhythm
  const keepIn = thinnestIn / 2 + TIGHT_IN
  const first = Math.ceil((fromIn + keepIn - firstIn) / spacingIn - 1e-9)
  const last = Math.floor((toIn - keepIn - firstIn) / spacingIn + 1e-9)
  const regular = Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => firstIn + (first + index) * spacingIn,
  )
  const [lowest, highest] = [regular[0], regular.at(-1)]
  if (lowest === undefined || highest === undefined)
    return evenBalusters(fromIn, toIn, thinnestIn, sphereIn)
  return [
    ...evenBalusters(fromIn, lowest - thinnestIn / 2, thinnestIn, sphereIn),
    ...regular,
    ...evenBalusters(highest + thinnestIn / 2, toIn, thinnestIn, sphereIn),
  ]
}
