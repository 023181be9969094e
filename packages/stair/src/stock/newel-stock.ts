import type { StockItem } from '@millrun/catalogue/product'
import { newels } from '@millrun/catalogue/families/newels/newels'
import { posts } from '@millrun/catalogue/families/posts/posts'
import type { BoxNewelShape } from '@millrun/catalogue/shapes/box-newel-shape'
import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { blockTopIn, narrowestIn, pinIn } from '@millrun/catalogue/shapes/turned-sizes'
import { finderIn } from './stocked.ts'

/** A newel post that we sell, with what the designer has to know of it. Heights are from its foot, in inches. */
export interface NewelStock {
  readonly product: StockItem
  readonly shape: TurnedShape | BoxNewelShape
  /** Whether it ends in a pin under the rail. */
  readonly isPinTop: boolean
  /** Side of the square that the rail meets. */
  readonly faceIn: number
  /** Its thinnest place, which a sphere passes beside. */
  readonly waistIn: number
  /** The square that takes a rail; of a pin top, where rail or cap rests, twice. */
  readonly seatFromIn: number
  readonly seatToIn: number
  /** As much as may be cut off below. */
  readonly spareIn: number
  /** Over its widest base or cap. */
  readonly widestIn: number
}

/** Of a pin that stands up into the rail, in inches. */
const PIN_IN = 0.75
/** What must be left of the foot, in inches. */
const LEAST_FOOT_IN = 3

/** Every newel that we sell, both galleries. */
export const NEWELS: readonly NewelStock[] = [...newels, ...posts].flatMap(newelStock)

/** The newel with this id, or undefined. */
export const findNewel = finderIn(NEWELS)

function newelStock(product: StockItem): readonly NewelStock[] {
  const { shape } = product
  if (shape.kind === 'turned') return [{ product, shape, ...turnedSeat(shape) }]
  return shape.kind === 'box-newel' ? [{ product, shape, ...boxSeat(shape) }] : []
}

function turnedSeat(shape: TurnedShape): Omit<NewelStock, 'product' | 'shape'> {
  const isPinTop = pinIn(shape) !== undefined
  const topIn = isPinTop ? shape.lengthIn - PIN_IN : blockTopIn(shape)
  return {
    isPinTop,
    faceIn: shape.blockIn,
    waistIn: narrowestIn(shape),
    seatFromIn: topIn - shape.topBlockIn,
    seatToIn: topIn,
    spareIn: Math.max(0, shape.bottomBlockIn - LEAST_FOOT_IN),
    widestIn: shape.blockIn,
  }
}

function boxSeat(shape: BoxNewelShape): Omit<NewelStock, 'product' | 'shape'> {
  const baseTopIn = shape.base?.toIn ?? 0
  return {
    isPinTop: false,
    faceIn: shape.topWidthIn,
    waistIn: shape.topWidthIn,
    seatFromIn: baseTopIn,
    seatToIn: shape.lengthIn - shape.cap.heightIn,
    spareIn: Math.max(0, boxShaftFromIn(shape) - Math.max(baseTopIn, LEAST_FOOT_IN)),
    widestIn: Math.max(shape.base?.widthIn ?? 0, shape.widthIn),
  }
}

/** Where a panel or a taper begins; a plain box may lose a third of its length. */
function boxShaftFromIn({ panels, taperFromIn, topWidthIn, widthIn, lengthIn }: BoxNewelShape) {
  if (panels[0] !== undefined) return panels[0].fromIn
  return topWidthIn < widthIn ? taperFromIn : lengthIn / 3
}
