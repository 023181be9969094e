/** What a pattern has to know of its styles, in their order. */
export interface PatternStyles {
  /** Whether it may be the first or last of a bay. */
  readonly mayEnd: readonly boolean[]
  /** Whether it is no wider than its bar: the better one beside a newel. */
  readonly isPlain: readonly boolean[]
}

/**
 * Which style stands where in a bay of `count` balusters: places in the pattern's styles, the same read
 * from either end. The repeat is shifted until it comes out even, with a plain style beside the newels if
 * it can be; where no shift does, its second half mirrors the first. A style that may not stand beside a newel gives way to the first that may.
 */
export function patternAlong(
  order: readonly number[],
  count: number,
  { mayEnd, isPlain }: PatternStyles,
): readonly number[] {
  const shifted = order.map((_, shift) => repeated(order, count, shift))
  const even = shifted.filter(isSymmetric)
  const endsIn = (is: readonly boolean[]) => even.find((row) => is[row[0] ?? 0] !== false)
  const row = endsIn(isPlain) ?? endsIn(mayEnd) ?? even[0] ?? mirrored(repeated(order, count, 0))
  return withClearEnds(row, mayEnd)
}

function repeated(order: readonly number[], count: number, shift: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => order[(index + shift) % order.length] ?? 0)
}

function isSymmetric(row: readonly number[]): boolean {
  return row.every((style, index) => style === row[row.length - 1 - index])
}

function mirrored(row: readonly number[]): readonly number[] {
  return row.map((_, index) => row[Math.min(index, row.length - 1 - index)] ?? 0)
}

function withClearEnds(row: readonly number[], mayEnd: readonly boolean[]): readonly number[] {
  const plain = mayEnd.indexOf(true)
  const last = row.length - 1
  if (plain === -1) return row
  return row.map((style, index) =>
    (index === 0 || index === last) && mayEnd[style] === false ? plain : style,
  )
}
