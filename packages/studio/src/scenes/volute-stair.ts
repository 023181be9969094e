import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { NOSING_IN } from '@millrun/stair/segments/building-sizes'
import {
  type PhotographedStair,
  photographedStair,
  type PlacedProduct,
} from './photographed-stair.ts'
import { soldProduct } from './sold-product.ts'
import { wallRail } from './wall-rail.ts'

const CHERRY = {
  pattern: { styles: ['c-2005'], order: [0] },
  railId: 'c-6010',
  wood: 'cherry',
  finish: 'ORB',
} as const
const PRIMED = ['c-2005']
/** Where the volute ends and the straight rail begins, and the post below its eye. */
const JOINT_IN = 15.2
const POST_IN = 3.05
/** A straight rail begins at the face of a square newel: that one is not shown below it. */
const SQUARE_NEWEL_IN = 3.5

/**
 * A rail that begins in a volute over a post and ends at a square newel. Stair lays a rail over all of its posts or between
 * all of them: this one is the first below the joint, and the second above it.
 */
export function voluteStair(): PhotographedStair {
  const over = { layout: 'straight', railSystem: 'over-the-post', start: 'volute' } as const
  const lower = photographedStair(
    { ...CHERRY, ...over, newelId: 'p-1020' },
    { footNewelIn: POST_IN, primed: PRIMED },
  )
  const upper = photographedStair(
    { ...CHERRY, newelId: 'n-4020' },
    { footNewelIn: JOINT_IN - SQUARE_NEWEL_IN / 2, primed: PRIMED },
  )
  const isLower = ({ placement: { origin } }: PlacedProduct) => origin[0] < JOINT_IN - 0.01
  return {
    ...upper,
    products: [
      ...lower.products.filter(isLower).map(withDeepStep),
      ...upper.products.filter((one) => !isLower(one)),
      ...wallRail(upper, 'c-6010', 'br-101'),
    ],
  }
}

/** The starting step is a deep one, which comes farther forward; everything else is left as it is. */
function withDeepStep(one: PlacedProduct): PlacedProduct {
  const product = soldProduct('c-8025')
  const { shape, placement } = one
  if (one.product.id !== 'c-8010' || shape.kind !== 'tread' || product.shape.kind !== 'tread') {
    return one
  }
  const { depthIn } = product.shape
  const [x, y, z] = placement.origin
  const forwardIn = depthIn - USUAL_DESIGN.runIn - NOSING_IN
  return {
    product,
    shape: { ...shape, depthIn },
    placement: { ...placement, origin: [x - forwardIn, y, z] },
  }
}
