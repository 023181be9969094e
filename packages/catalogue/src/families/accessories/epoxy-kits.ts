import { PACKS } from './packs.ts'

const LARGE = 'epoxy-kit-120'
const SMALL = 'epoxy-kit-35'

/**
 * The kits of two-part epoxy that fill so many holes, a bar having one at each end, at the least cost: small
 * ones for the rest, unless a large one is no dearer. `centsOf` gives the price of a product by its id.
 */
export function epoxyKits(
  holes: number,
  centsOf: (id: string) => number | undefined,
): { readonly large: number; readonly small: number } {
  const priceOf = (id: string) => centsOf(id) ?? Infinity
  const large = Math.floor(holes / PACKS[LARGE].holds)
  const small = Math.ceil((holes - large * PACKS[LARGE].holds) / PACKS[SMALL].holds)
  const isLargeCheaper = priceOf(LARGE) <= small * priceOf(SMALL)
  return isLargeCheaper ? { large: large + 1, small: 0 } : { large, small }
}
