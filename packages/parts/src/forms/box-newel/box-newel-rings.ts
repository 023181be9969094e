import type {
  BoxNewelCap,
  BoxNewelShape,
  NewelBand,
} from '@millrun/catalogue/shapes/box-newel-shape'
import { cove, type Cut, fillet, join, round, taper } from '@millrun/catalogue/shapes/turning-cuts'
import type { Point } from '../../geometry/path.ts'
import { type Ring, stackedRings } from '../../turning/ring.ts'

const REVEAL_IN = 0.125
const REVEAL_DEPTH_IN = 0.1875

/** Width of the post at a height, base, bands and cap left out. */
export function postWidthAt(shape: BoxNewelShape, heightIn: number): number {
  const { widthIn, topWidthIn, taperFromIn } = shape
  const share = (heightIn - taperFromIn) / (postTopIn(shape) - taperFromIn)
  return widthIn + (topWidthIn - widthIn) * Math.min(1, Math.max(0, share))
}

/** Height at which the cap begins. */
export function postTopIn({ lengthIn, cap }: BoxNewelShape): number {
  return lengthIn - cap.heightIn
}

/** The rings that a box newel is made of, from the bottom up. */
export function boxNewelRings(shape: BoxNewelShape): readonly Ring[] {
  const { base, bands, reveals, taperFromIn } = shape
  const parts = [
    ...(base ? [baseRings(base, shape)] : [post(shape, 0)]),
    ...bands.map((band) => bandRings(band, shape)),
    ...reveals.map((heightIn) => revealRings(heightIn, shape)),
    ...(taperFromIn > 0 ? [post(shape, taperFromIn)] : []),
    post(shape, postTopIn(shape)),
    capRings(shape),
  ]
  return inOrder(parts)
}

/** The rings of the post alone, from the bottom up, with a cap that is cut from it. */
export function postRings(shape: BoxNewelShape): readonly Ring[] {
  const { reveals, taperFromIn, cap } = shape
  return inOrder([
    post(shape, 0),
    ...reveals.map((heightIn) => revealRings(heightIn, shape)),
    ...(taperFromIn > 0 ? [post(shape, taperFromIn)] : []),
    post(shape, postTopIn(shape)),
    ...(cap.form === 'chamfer' ? [capRings(shape)] : []),
  ])
}

/** The right sides of post, base, bands and cap. */
export function boxNewelSides(shape: BoxNewelShape): readonly (readonly Point[])[] {
  const { base, bands, cap } = shape
  const parts = [
    postRings(shape),
    ...(base ? [baseRings(base, shape)] : []),
    ...bands.map((band) => bandRings(band, shape)),
    ...(cap.form === 'chamfer' ? [] : [capRings(shape)]),
  ]
  return parts.map((rings) => rings.map(({ halfIn, heightIn }): Point => [halfIn, heightIn]))
}

/** The rings of the base: a plinth with a molding on top. */
export function baseRings(base: NewelBand, shape: BoxNewelShape): readonly Ring[] {
  return stackedRings('square', baseCut(base, shape), base.fromIn)
}

/** The rings of a band, from the post out and back to it. */
export function bandRings(band: NewelBand, shape: BoxNewelShape): readonly Ring[] {
  return stackedRings('square', bandCut(band, shape), band.fromIn)
}

/** The rings of the cap. */
export function capRings(shape: BoxNewelShape): readonly Ring[] {
  return stackedRings('square', capCut(shape.cap), postTopIn(shape))
}

function revealRings(heightIn: number, shape: BoxNewelShape): readonly Ring[] {
  return stackedRings('square', revealCut(postWidthAt(shape, heightIn)), heightIn)
}

function inOrder(parts: readonly (readonly Ring[])[]): readonly Ring[] {
  return parts.toSorted((a, b) => (a[0]?.heightIn ?? 0) - (b[0]?.heightIn ?? 0)).flat()
}

function post(shape: BoxNewelShape, heightIn: number): readonly Ring[] {
  return [{ section: 'square', heightIn, halfIn: postWidthAt(shape, heightIn) / 2, slope: 0 }]
}

/** A plinth with a molding on top that leads back to the post. */
function baseCut({ fromIn, toIn, widthIn }: NewelBand, shape: BoxNewelShape): Cut {
  const postIn = postWidthAt(shape, toIn)
  const moldingIn = Math.min(0.75, (toIn - fromIn) / 4)
  return join([
    fillet(toIn - fromIn - moldingIn - 0.1, widthIn),
    taper(0.1, widthIn, widthIn - 0.2),
    cove(moldingIn, widthIn - 0.2, postIn),
  ])
}

/** A molding that swells out from the post, with a flat fillet and an eased upper edge. */
function bandCut({ fromIn, toIn, widthIn }: NewelBand, shape: BoxNewelShape): Cut {
  const heightIn = toIn - fromIn
  return join([
    fillet(0, postWidthAt(shape, fromIn)),
    cove(heightIn * 0.45, postWidthAt(shape, fromIn) + 0.1, widthIn - 0.12),
    fillet(heightIn * 0.4, widthIn),
    taper(heightIn * 0.15, widthIn, widthIn - 0.15),
    fillet(0, postWidthAt(shape, toIn)),
  ])
}

function revealCut(postIn: number): Cut {
  const innerIn = postIn - 2 * REVEAL_DEPTH_IN
  return join([fillet(0, postIn), fillet(REVEAL_IN, innerIn), fillet(0, postIn)])
}

function capCut({ form, widthIn, heightIn }: BoxNewelCap): Cut {
  const edgeIn = Math.min(0.12, heightIn / 6)
  switch (form) {
    case 'chamfer':
      return taper(heightIn, widthIn, Math.max(widthIn * 0.4, widthIn - 2 * heightIn))
    case 'slab':
      return join([
        taper(edgeIn, widthIn - edgeIn * 2, widthIn),
        fillet(heightIn - edgeIn * 2, widthIn),
        taper(edgeIn, widthIn, widthIn - edgeIn * 3),
      ])
    case 'pyramid':
      return join([...capBoard(widthIn, heightIn), taper(heightIn * 0.52, widthIn * 0.94, 0.02)])
    case 'dome':
      return join([...capBoard(widthIn, heightIn), round(heightIn * 0.52, widthIn * 0.9, 0.3)])
  }
}

function capBoard(widthIn: number, heightIn: number): readonly Cut[] {
  return [
    cove(heightIn * 0.14, widthIn * 0.84, widthIn * 0.97),
    fillet(heightIn * 0.3, widthIn),
    taper(heightIn * 0.04, widthIn, widthIn * 0.97),
  ]
}
