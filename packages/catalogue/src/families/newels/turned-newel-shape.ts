import { thousandths } from '../../inches.ts'
import { turnBetween } from '../../shapes/turn-between.ts'
import type { Station, TurnedShape } from '../../shapes/turned-shape.ts'
import { type Cut, cutHeight, join } from '../../shapes/turning-cuts.ts'
import { type NewelTurning, pinHead } from './newel-turnings.ts'

/** The measures that are chosen for a turned newel; the turning fills what they leave. Inches. */
export interface TurnedNewelSizes {
  readonly turning: NewelTurning
  readonly blockIn: number
  readonly lengthIn: number
  readonly bottomBlockIn: number
  /** Left out for a newel that ends in a pin under the rail. */
  readonly top?: {
    readonly blockIn: number
    readonly finial: (blockIn: number) => readonly Cut[]
  }
  readonly flutes?: TurnedShape['flutes']
}

/** A turned newel with a finial above its top block, or with a pin. */
export function turnedNewelShape(sizes: TurnedNewelSizes): TurnedShape {
  const { turning, blockIn, lengthIn, bottomBlockIn, top, flutes } = sizes
  const finial = top === undefined ? [] : join(top.finial(blockIn))
  const blockTopIn = lengthIn - cutHeight(finial)
  const topBlockIn = top?.blockIn ?? 0
  const head = top === undefined ? pinHead(blockIn) : turning.head(blockIn)
  return {
    kind: 'turned',
    lengthIn,
    blockIn,
    bottomBlockIn,
    topBlockIn,
    stations: turnBetween(
      bottomBlockIn,
      blockTopIn - topBlockIn,
      turning.foot(blockIn),
      turning.shaft(blockIn),
      head,
    ),
    easeIn: 0.09375,
    ...(top === undefined ? {} : { finial: raised(finial, blockTopIn) }),
    ...(flutes === undefined ? {} : { flutes }),
  }
}

function raised(cut: Cut, byIn: number): readonly Station[] {
  return cut.map(([heightIn, diameterIn]) => [
    thousandths(byIn + heightIn),
    thousandths(diameterIn),
  ])
}
