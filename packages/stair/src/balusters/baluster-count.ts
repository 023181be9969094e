/** A row of balusters: how many, and the clear width that is left between them. */
export interface Spacing {
  readonly count: number
  readonly gapIn: number
}

/** Against sums that miss a whole number in the last place. */
const NOTHING = 1e-9

/**
 * Balusters on one tread: the fewest that keep a sphere of `sphereIn` from passing. `runIn` is nosing to
 * nosing, `thinnestIn` the thinnest place of the baluster.
 */
export function balustersPerTread(runIn: number, thinnestIn: number, sphereIn: number): Spacing {
  const count = Math.max(1, Math.ceil(runIn / (sphereIn + thinnestIn) - NOTHING))
  return { count, gapIn: runIn / count - thinnestIn }
}

/**
 * Balusters between two newels, or newel and wall, `clearIn` apart: the fewest that keep the sphere from
 * passing. On a slope everything is measured level. There is one more gap than there are balusters.
 */
export function balustersInBay(clearIn: number, thinnestIn: number, sphereIn: number): Spacing {
  const count = Math.max(0, Math.ceil((clearIn - sphereIn) / (thinnestIn + sphereIn) - NOTHING))
  return { count, gapIn: (clearIn - count * thinnestIn) / (count + 1) }
}

/** What the rules of thumb of the trade would have ordered for the same bay: three to the foot. */
export function ruleOfThumb(clearIn: number): number {
  return Math.ceil((clearIn / 12) * 3 - NOTHING)
}

/** The middles of the balusters between two faces, all gaps alike, in inches along the bay. */
export function evenBalusters(
  fromIn: number,
  toIn: number,
  thinnestIn: number,
  sphereIn: number,
): readonly number[] {
  const { count, gapIn } = balustersInBay(toIn - fromIn, thinnestIn, sphereIn)
  return Array.from(
    { length: count },
    (_, index) => fromIn + (index + 1) * gapIn + (index + 0.5) * thinnestIn,
  )
}
