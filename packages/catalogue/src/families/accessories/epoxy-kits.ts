import { PACKS, packsFor } from './packs.ts'

const LARGE = 'epoxy-kit-120'
const SMALL = 'epoxy-kit-35'

/** Of an iron baluster: one in the rail, one in the tread or the floor. */
const HOLES_PER_BAR = 2

/** How many holes so many iron balusters are set in. */
export function holesOf(balusters: number): number {
  return HOLES_PER_BAR * balusters
}

/**
 * The kits of two-part epoxy that fill so many holes, a bar having one at each end (`holesOf`), at the least cost: small
 * ones for the rest, unless a large one is no dearer. `centsOf` gives the price of a product by its id.
 */
export function epoxyKits(
  holes: number,
  centsOf: (id: string) => number | undefined,
): { readonly large: number; readonly small: number } {
  const priceOf = (id: string) => centsOf(id) ?? Infinity
  const large = Math.floor(holes / PACKS[LARGE].holds)
  const small = packsFor(SMALL, holes - large * PACKS[LARGE].holds)
  const isLargeCheaper = priceOf(LARGE) <= small * priceOf(SMALL)
  return isLargeCheaper ? { large: large + 1, small: 0 } : { large, small }
}
