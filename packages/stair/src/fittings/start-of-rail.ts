import { HAND } from '@millrun/catalogue/choosing/option-group'
import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import type { Hand, StartFitting } from '../design/design.ts'
import type { FittingStock } from '../stock/fitting-stock.ts'
import { fittingPath } from './fitting-course.ts'
import { bentTo } from './fitted-shape.ts'
import type { PlacedFitting } from './placed-fitting.ts'
import type { RailPoint } from '../rails/rail-line.ts'
import { railMiddleIn, type RailSetting } from '../rails/rail-setting.ts'

/** A fitting at one end of a rake: where the straight rail meets it, and the line below it. */
export interface RakeEnd {
  readonly fitting: PlacedFitting
  readonly meetsIn: number
  readonly line: readonly RailPoint[]
  /** Height of the underside of its cap, where the newel's pin goes in. */
  readonly seatIn: number
}

/** A fitting that is made for both hands, as the one for this side; others as they are. */
export function handed(stock: FittingStock, side: Hand): FittingShape {
  const isHanded = stock.product.optionGroups.some(({ id }) => id === HAND.id)
  return isHanded ? { ...stock.shape, isRightHand: side === 'right' } : stock.shape
}

/**
 * The fitting that begins a rake over a newel whose middle is at `newelIn`: its upper end lies on the
 * line of the rail, and its cap as far below as it is bent.
 */
export function startOfRail(
  setting: RailSetting,
  job: StartFitting,
  stock: FittingStock,
  newelIn: number,
): RakeEnd {
  const { span, steps, rail } = setting
  const shape = bentTo(handed(stock, span.side), steps.pitchDeg)
  const { points, cap } = fittingPath(shape, 'upper-end')
  const meetsIn = newelIn - (cap?.alongIn ?? 0)
  const upIn = railMiddleIn(setting, meetsIn)
  const [origin] = points
  const halfIn = railHeightIn(rail.shape) / 2
  const seatIn = upIn + (cap?.upIn ?? 0) - halfIn
  const inLine = points.filter(({ leftIn }) => Math.abs(leftIn) < 1)
  return {
    fitting: {
      job,
      stock,
      ...(shape.isRightHand === undefined ? {} : { hand: span.side }),
      shape,
      frame: span.frame,
      alongIn: meetsIn + (origin?.alongIn ?? 0),
      rightIn: span.rightIn - (origin?.leftIn ?? 0),
      upIn: upIn + (origin?.upIn ?? 0),
    },
    meetsIn,
    line: inLine.map((point) => [
      meetsIn + point.alongIn,
      upIn + point.upIn - halfIn / cosDeg(point.slopeDeg),
    ]),
    seatIn,
  }
}

function cosDeg(angleDeg: number): number {
  return Math.cos((angleDeg * Math.PI) / 180)
}
