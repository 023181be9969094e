/** Things that are the same in what matters, and at least one of them. */
export type Alike<T> = readonly [T, ...T[]]

/**
 * Puts together what has the same key, in the order of the first of each. Returns nothing for nothing.
 * `Map.groupBy` would do, but browsers before 2024 do not have it.
 */
export function alikeBy<T>(all: readonly T[], keyOf: (one: T) => unknown): readonly Alike<T>[] {
  const groups = new Map<unknown, [T, ...T[]]>()
  for (const one of all) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [one])
    else group.push(one)
  }
  return [...groups.values()]
}
