import { NOSING_IN } from './building-sizes.ts'
import { balustersPerTread } from './baluster-count.ts'
import { evenBalusters } from './balusters-in-bay.ts'

/** How balusters stand on the treads of a flight: the same on every one of them. */
export interface TreadRhythm {
  readonly perTread: number
  /** Middle to middle, measured level. */
  readonly spacingIn: number
  /** From the flight's first riser to the middle of the first baluster. */
  readonly firstIn: number
  readonly narrowIn: number
  readonly sphereIn: number
}

/** A baluster closer to a newel than this is left out where the sphere allows it, in inches. */
const TIGHT_IN = 1

/** The rhythm on treads of this run. The first baluster stands half a spacing behind the nosing, behind the riser's face. */
export function treadRhythm(runIn: number, narrowIn: number, sphereIn: number): TreadRhythm {
  const { count } = balustersPerTread(runIn, narrowIn, sphereIn)
  const spacingIn = runIn / count
  const behindRiserIn = NOSING_IN + narrowIn / 2
  const beforeNextIn = NOSING_IN + spacingIn - narrowIn / 2
  const fromNosingIn = Math.min(Math.max(spacingIn / 2, behindRiserIn), beforeNextIn)
  return { perTread: count, spacingIn, firstIn: fromNosingIn - NOSING_IN, narrowIn, sphereIn }
}

/**
 * Where the face of a newel stands so that the gap beside it is the gap between balusters, as near to
 * `nearIn` as can be. `isBelow` is true for the newel at the foot, whose upper face is meant.
 */
export function newelFaceIn(rhythm: TreadRhythm, nearIn: number, isBelow: boolean): number {
  const { spacingIn, firstIn, narrowIn } = rhythm
  const toFaceIn = (isBelow ? -1 : 1) * (spacingIn - narrowIn / 2)
  const steps = Math.round((nearIn - firstIn - toFaceIn) / spacingIn)
  return firstIn + steps * spacingIn + toFaceIn
}

/** The middles of the balusters between two faces, in inches from the flight's first riser. */
export function balustersOnTreads(
  rhythm: TreadRhythm,
  fromIn: number,
  toIn: number,
): readonly number[] {
  const { spacingIn, firstIn, narrowIn, sphereIn } = rhythm
  const keepIn = narrowIn / 2 + TIGHT_IN
  const first = Math.ceil((fromIn + keepIn - firstIn) / spacingIn - 1e-9)
  const last = Math.floor((toIn - keepIn - firstIn) / spacingIn + 1e-9)
  const regular = Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => firstIn + (first + index) * spacingIn,
  )
  const [lowest, highest] = [regular[0], regular.at(-1)]
  if (lowest === undefined || highest === undefined)
    return evenBalusters(fromIn, toIn, narrowIn, sphereIn)
  return [
    ...evenBalusters(fromIn, lowest - narrowIn / 2, narrowIn, sphereIn),
    ...regular,
    ...evenBalusters(highest + narrowIn / 2, toIn, narrowIn, sphereIn),
  ]
}
