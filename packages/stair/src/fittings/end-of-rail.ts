import { plumbLengthIn } from '@millrun/catalogue/shapes/plumb-length'
import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { FittingStock } from '../stock/fitting-stock.ts'
import { fittingPath } from './fitting-course.ts'
import { bentTo, withPlumb } from './fitted-shape.ts'
import { railMiddleIn, type RailSetting } from '../rails/rail-setting.ts'
import type { RakeEnd } from './start-of-rail.ts'

/**
 * The gooseneck at the head of a rake: its cap is over the newel at `newelIn`, and lies with its middle at
 * `levelIn` or as near as its upright length can be cut. Where that is more than it is sold with, the
 * rail stays lower; where less than none, higher.
 */
export function endOfRail(
  setting: RailSetting,
  stock: FittingStock,
  newelIn: number,
  levelIn: number,
): RakeEnd {
  const { span, steps, rail } = setting
  const bent = bentTo(stock.shape, steps.pitchDeg)
  const least = endOf(withPlumb(bent, 0))
  const meetsIn = newelIn - least.alongIn
  const upIn = railMiddleIn(setting, meetsIn)
  const plumbIn = Math.min(Math.max(levelIn - upIn - least.upIn, 0), plumbLengthIn(stock.shape))
  const shape = withPlumb(bent, plumbIn)
  const halfIn = railHeightIn(rail.shape) / 2
  return {
    fitting: {
      job: 'gooseneck-with-cap',
      stock,
      shape,
      frame: span.frame,
      alongIn: meetsIn,
      rightIn: span.rightIn,
      upIn,
    },
    meetsIn,
    line: fittingPath(shape, 'lower-end').points.map((point) => {
      const cos = Math.max(Math.cos((point.slopeDeg * Math.PI) / 180), 0.3)
      return [meetsIn + point.alongIn, upIn + point.upIn - halfIn / cos]
    }),
    seatIn: upIn + least.upIn + plumbIn - halfIn,
  }
}

/** The middle of its cap, or its upper end where it has none. */
function endOf(shape: Parameters<typeof fittingPath>[0]) {
  const { points, cap } = fittingPath(shape, 'lower-end')
  return cap ?? points.at(-1) ?? { alongIn: 0, leftIn: 0, upIn: 0 }
}
