/** One more halves the triangles of a form; 0 is as fine as a scene draws it. */
export type Coarseness = number

export const COARSEST: Coarseness = 8
/** Fewer hold no solid together, whatever it is. */
const LEAST_TRIANGLES = 12

/** How many triangles a solid is drawn with that has so many at its finest. */
export function thinnedTo(triangles: number, coarseness: Coarseness): number {
  const wished = Math.ceil(triangles / 2 ** coarseness)
  return coarseness === 0 ? triangles : Math.min(triangles, Math.max(LEAST_TRIANGLES, wished))
}

/** What one group of equal parts asks for: the triangles of each of its solids, and how often that is drawn. */
export interface Demand {
  readonly solids: readonly { readonly triangles: number; readonly times: number }[]
}

/**
 * How coarse each group has to be for all of them to keep within a budget of triangles. Whatever asks for most is
 * thinned first, so that a few parts stay fine beside many that are not.
 */
export function coarsenessWithin(
  demands: readonly Demand[],
  budget: number,
): readonly Coarseness[] {
  const coarse = demands.map(() => 0)
  const asked = demands.map((demand) => trianglesOf(demand, 0))
  let total = asked.reduce((sum, one) => sum + one, 0)
  while (total > budget) {
    const thinner = demands.map((demand, at) => trianglesOf(demand, (coarse[at] ?? 0) + 1))
    const saved = asked.map((one, at) => one - (thinner[at] ?? 0))
    const most = heaviest(asked, saved, coarse)
    if (most === undefined) break
    coarse[most] = (coarse[most] ?? 0) + 1
    asked[most] = thinner[most] ?? 0
    total -= saved[most] ?? 0
  }
  return coarse
}

/** The group that asks for most of those that can still be thinned. */
function heaviest(
  asked: readonly number[],
  saved: readonly number[],
  coarse: readonly Coarseness[],
): number | undefined {
  const open = asked.flatMap((_, at) =>
    (saved[at] ?? 0) > 0 && (coarse[at] ?? 0) < COARSEST ? [at] : [],
  )
  return open.toSorted((a, b) => (asked[b] ?? 0) - (asked[a] ?? 0))[0]
}

function trianglesOf({ solids }: Demand, coarseness: Coarseness): number {
  return solids.reduce(
    (sum, { triangles, times }) => sum + thinnedTo(triangles, coarseness) * times,
    0,
  )
}
