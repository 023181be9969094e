/** What decides which of two rows comes first. */
export interface Merits {
  /** Few different numbers for thousands of rows. */
  readonly of: (row: number) => number
  /** By row; decides between rows of the same merit. */
  readonly weights: Float64Array
}

/**
 * Rows by their merit, then by their weight, the highest first; those alike in both stay in their order. Thousands of
 * rows share a few merits and weights: these are sorted, not the rows.
 */
export function bestFirst(rows: readonly number[], merits: Merits): readonly number[] {
  const byMerit = groupBy(rows, merits.of)
  return byMerit.flatMap((alike) => groupBy(alike, (row) => merits.weights[row] ?? 0).flat())
}

/** Groups of rows with the same number, the highest first. */
function groupBy(
  rows: readonly number[],
  numberOf: (row: number) => number,
): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>()
  for (const row of rows) {
    const number = numberOf(row)
    const group = groups.get(number)
    if (group === undefined) groups.set(number, [row])
    else group.push(row)
  }
  return [...groups].toSorted(([a], [b]) => b - a).map(([, group]) => group)
}

/** The first `most` of the same, without putting the others in order. */
export function bestOf(
  rows: readonly number[],
  { of, weights }: Merits,
  most: number,
): readonly number[] {
  const best: Placed[] = []
  for (const row of rows) {
    const merit = of(row)
    const weight = weights[row] ?? 0
    const last = best[most - 1]
    if (last !== undefined && !isBefore(merit, weight, last)) continue
    const place = best.findIndex((other) => isBefore(merit, weight, other))
    best.splice(place === -1 ? best.length : place, 0, { row, merit, weight })
    best.length = Math.min(best.length, most)
  }
  return best.map(({ row }) => row)
}

interface Placed {
  readonly row: number
  readonly merit: number
  readonly weight: number
}

function isBefore(merit: number, weight: number, other: Placed): boolean {
  return merit > other.merit || (merit === other.merit && weight > other.weight)
}
