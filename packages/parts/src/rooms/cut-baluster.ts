import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { cutIron } from '../cuts/cut-iron.ts'
import { cutBelow } from '../cuts/cut-turned.ts'

/**
 * A baluster cut to length, as on the stair: iron at its foot, wood at its foot as long as some of the block is
 * left, and then at its head. Throws a RangeError when the saw would reach its ornament, or when it is too short.
 */
export function cutBaluster(
  shape: IronBalusterShape | TurnedShape,
  lengthIn: number,
): IronBalusterShape | TurnedShape {
  const offIn = shape.lengthIn - lengthIn
  if (offIn < 0 || offIn > plainIn(shape)) {
    throw new RangeError(`A baluster ${shape.lengthIn} in long cannot be cut to ${lengthIn} in`)
  }
  return shape.kind === 'turned' ? cutTurning(shape, offIn) : cutIron(shape, lengthIn)
}

/** A block is never cut shorter than this. */
const BLOCK_LEFT_IN = 1.5

function plainIn(shape: IronBalusterShape | TurnedShape): number {
  if (shape.kind === 'iron-baluster')
    return Math.min(shape.lengthIn, ...shape.ornaments.map(lowEnd))
  if (shape.stations.length === 0) return shape.lengthIn
  const headIn = Math.max(0, shape.topBlockIn - BLOCK_LEFT_IN)
  return footCutIn(shape, Infinity) + headIn
}

function footCutIn({ bottomBlockIn, stations }: TurnedShape, offIn: number): number {
  if (stations.length === 0) return offIn
  return Math.min(offIn, Math.max(0, bottomBlockIn - BLOCK_LEFT_IN))
}

function lowEnd(ornament: IronOrnament): number {
  if ('fromIn' in ornament) return ornament.fromIn
  const highIn = ornament.kind === 'leaf' ? ornament.lengthIn : ornament.heightIn
  return ornament.centreIn - highIn / 2
}

function cutTurning(shape: TurnedShape, offIn: number): TurnedShape {
  const footIn = footCutIn(shape, offIn)
  const headIn = offIn - footIn
  const cut = cutBelow(shape, footIn)
  return {
    ...cut,
    lengthIn: cut.lengthIn - headIn,
    bottomBlockIn: Math.max(0, cut.bottomBlockIn),
    topBlockIn: Math.max(0, cut.topBlockIn - headIn),
  }
}
