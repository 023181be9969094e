import { PACKS } from './packs.ts'

const LARGE_HOLES = PACKS['epoxy-kit-120'].holds
const SMALL_HOLES = PACKS['epoxy-kit-35'].holds
/** So many small kits cost more than a large one; a test holds that to their prices. */
const TOO_MANY_SMALL = 2

/** The kits of two-part epoxy that fill so many holes, at the least price: a bar takes a hole at each end. */
export function epoxyKits(holes: number): { readonly large: number; readonly small: number } {
  const large = Math.floor(holes / LARGE_HOLES)
  const small = Math.ceil((holes - large * LARGE_HOLES) / SMALL_HOLES)
  return small >= TOO_MANY_SMALL ? { large: large + 1, small: 0 } : { large, small }
}
