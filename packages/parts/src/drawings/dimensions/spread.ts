/**
 * Places in rising order moved apart to at least `gap` from each other, as little as possible all told
 * (pool adjacent violators: what touches moves as one, to where its members balance).
 */
export function spread(places: readonly number[], gap: number): readonly number[] {
  const pools: { sum: number; count: number }[] = []
  for (const [index, place] of places.entries()) {
    let pool = { sum: place - index * gap, count: 1 }
    for (let last = pools.at(-1); last && mean(last) > mean(pool); last = pools.at(-1)) {
      pools.pop()
      pool = { sum: pool.sum + last.sum, count: pool.count + last.count }
    }
    pools.push(pool)
  }
  return pools
    .flatMap((pool) => Array.from({ length: pool.count }, () => mean(pool)))
    .map((place, index) => place + index * gap)
}

function mean({ sum, count }: { readonly sum: number; readonly count: number }): number {
  return sum / count
}
