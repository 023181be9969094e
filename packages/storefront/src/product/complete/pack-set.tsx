import { holesOf } from '@millrun/catalogue/families/accessories/epoxy-kits'
import { isPackId, type PackId, PACKS } from '@millrun/catalogue/families/accessories/packs'
import { woodFixing } from '@millrun/catalogue/families/accessories/wood-fixing'
import type { WoodTop } from '@millrun/catalogue/families/wood-balusters/wood-top'
import { findListing } from '../../catalogue/find-listing.ts'
import { type Counting, CountSet } from './set/count-set.tsx'
import { counted } from './set/counted.ts'
import { SCREW_WORDS } from './screw-words.ts'
import { epoxyRows, screwRows } from './set/set-row.ts'

/** How much of it so many balusters need; nothing where balusters need none. */
export function PackSet({ productId }: { productId: string }) {
  const counting = isPackId(productId) ? countingFor(productId) : undefined
  return counting === undefined ? null : <CountSet counting={counting} />
}

function countingFor(id: PackId): Counting | undefined {
  switch (id) {
    case 'epoxy-kit-120':
    case 'epoxy-kit-35':
      return epoxy(PACKS[id].holds)
    case 'dowel-screw-pack':
      return screws('pin', PACKS[id].holds)
    case 'trim-screw-pack':
      return screws('square', PACKS[id].holds)
    // Joints and newels are counted one by one.
    case 'rail-bolt-kit':
    case 'newel-mounting-kit':
      return undefined
  }
}

/** At first as many balusters as one kit of the page is enough for. */
function epoxy(holds: number): Counting {
  return {
    one: 'iron baluster',
    first: Math.floor(holds / holesOf(1)),
    purpose: 'Two holes for each, one at each end, filled at the lowest price.',
    rowsOf: (balusters) => epoxyRows(balusters, findListing),
    noteOf: (balusters) => counted(holesOf(balusters), 'hole'),
    action: 'Add Epoxy to Cart',
  }
}

/** At first as many balusters as one pack is enough for. */
function screws(top: WoodTop, holds: number): Counting {
  const screwsFor = (balusters: number) => woodFixing(top, balusters).screws
  return {
    one: `${top} top baluster`,
    first: Math.floor(holds / screwsFor(1)),
    purpose: SCREW_WORDS[top],
    rowsOf: (balusters) => screwRows(top, balusters, findListing),
    noteOf: (balusters) => counted(screwsFor(balusters), 'screw'),
    action: 'Add Screws to Cart',
  }
}
