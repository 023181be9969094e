import { PACKS } from '@millrun/catalogue/packs'
import { findHardware } from '../stock/hardware-stock.ts'

const LARGE = 'epoxy-kit-120'
const SMALL = 'epoxy-kit-35'

/** The kits that fill so many holes at the least cost: small ones for the rest, unless a large one is cheaper. */
export function epoxyKits(holes: number): { readonly large: number; readonly small: number } {
  const large = Math.floor(holes / PACKS[LARGE].holds)
  const small = Math.ceil((holes - large * PACKS[LARGE].holds) / PACKS[SMALL].holds)
  const isLargeCheaper = priceOf(LARGE) <= small * priceOf(SMALL)
  return isLargeCheaper ? { large: large + 1, small: 0 } : { large, small }
}

function priceOf(id: string): number {
  return findHardware(id)?.priceCents ?? Infinity
}
