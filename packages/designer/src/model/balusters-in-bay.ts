import { balustersInBay } from './baluster-count.ts'

/** The middles of the balusters between two faces, all gaps alike, in inches along the bay. */
export function evenBalusters(
  fromIn: number,
  toIn: number,
  narrowIn: number,
  sphereIn: number,
): readonly number[] {
  const { count, gapIn } = balustersInBay(toIn - fromIn, narrowIn, sphereIn)
  return Array.from(
    { length: count },
    (_, index) => fromIn + (index + 1) * gapIn + (index + 0.5) * narrowIn,
  )
}
