import { KERF_IN } from '@millrun/catalogue/choosing/cut'
import { laidOntoStock } from './laid-onto-stock.ts'

/** A length that something is sold in, and what one of it costs. */
export interface SoldLength {
  readonly stockIn: number
  readonly cents: number
}

/** A length that is bought and what is sawn from it. */
export interface BoughtLength<P> extends SoldLength {
  readonly pieces: readonly P[]
}

interface Sawn {
  readonly takesIn: number
}

/** More pieces than these are laid the longest first instead of in every way. */
const MOST_TRIED = 8

/**
 * The lengths to buy for some pieces at the least cost, of equally cheap ways the one with the fewest lengths.
 * Every piece lies whole on one length, a saw cut apart from the next; what is longer than every length gets
 * the longest to itself. Lengths come in the order of their first piece.
 */
export function cheapestLengths<P extends Sawn>(
  pieces: readonly P[],
  sold: readonly SoldLength[],
): readonly BoughtLength<P>[] {
  if (pieces.length > MOST_TRIED) return laidInTurn(pieces, sold)
  const best: Way[] = [{ cents: 0, lengths: 0, first: 0 }]
  const holding = Array.from({ length: 2 ** pieces.length }, (_, set) =>
    lengthFor(membersOf(set, pieces), sold),
  )
  for (let set = 1; set < holding.length; set += 1) best.push(bestWay(set, best, holding))
  const laid: BoughtLength<P>[] = []
  for (let set = holding.length - 1; set > 0; set &= ~(best[set]?.first ?? set)) {
    const together = best[set]?.first ?? set
    const length = holding[together]
    if (length !== undefined) laid.push({ ...length, pieces: membersOf(together, pieces) })
  }
  return laid
}

/** How the pieces of a set are bought: the length that its first piece shares, and the rest as known. */
interface Way {
  readonly cents: number
  readonly lengths: number
  /** The pieces on the length of the first one, as bits. */
  readonly first: number
}

/** Of all sets that the lowest piece can share a length with, the cheapest. */
function bestWay(
  set: number,
  best: readonly Way[],
  holding: readonly (SoldLength | undefined)[],
): Way {
  const lowest = set & -set
  let found: Way = { cents: Infinity, lengths: Infinity, first: set }
  for (let first = set; first > 0; first = (first - 1) & set) {
    const length = holding[first]
    const rest = best[set & ~first]
    if ((first & lowest) === 0 || length === undefined || rest === undefined) continue
    const way = { cents: length.cents + rest.cents, lengths: rest.lengths + 1, first }
    if (isBetter(way, found)) found = way
  }
  return found
}

function isBetter(one: Way, other: Way): boolean {
  return one.cents === other.cents ? one.lengths < other.lengths : one.cents < other.cents
}

function membersOf<P>(set: number, pieces: readonly P[]): readonly P[] {
  return pieces.filter((_, index) => (set & (1 << index)) !== 0)
}

/** The cheapest length that holds all of these; for one piece that nothing holds, the longest. */
function lengthFor(pieces: readonly Sawn[], sold: readonly SoldLength[]): SoldLength | undefined {
  const takesIn = pieces.reduce((sum, piece) => sum + piece.takesIn + KERF_IN, -KERF_IN)
  const enough = sold.filter(({ stockIn }) => stockIn >= takesIn - 1e-9)
  const [cheapest] = enough.toSorted((a, b) => a.cents - b.cents)
  return cheapest ?? (pieces.length === 1 ? longest(sold) : undefined)
}

function longest(sold: readonly SoldLength[]): SoldLength | undefined {
  return sold.toSorted((a, b) => b.stockIn - a.stockIn)[0]
}

/** The longest first onto each length alone, and each length then as short as its pieces allow: the cheapest of these. */
function laidInTurn<P extends Sawn>(
  pieces: readonly P[],
  sold: readonly SoldLength[],
): readonly BoughtLength<P>[] {
  const ways = sold.map(({ stockIn }) =>
    laidOntoStock(pieces, stockIn).flatMap(({ pieces: together }): readonly BoughtLength<P>[] => {
      const length = lengthFor(together, sold) ?? longest(sold)
      return length === undefined ? [] : [{ ...length, pieces: together }]
    }),
  )
  return ways.toSorted((a, b) => centsOf(a) - centsOf(b) || a.length - b.length)[0] ?? []
}

/** What some lengths cost together. */
export function centsOf(lengths: readonly Pick<SoldLength, 'cents'>[]): number {
  return lengths.reduce((sum, { cents }) => sum + cents, 0)
}
