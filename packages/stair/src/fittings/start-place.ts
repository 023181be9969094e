import type { Design } from '../design/design.ts'
import { hasFlight } from '../layouts/layouts.ts'
import { fittingFor } from '../stock/fitting-stock.ts'
import { fittingPath } from './fitting-course.ts'
import { bentTo } from './fitted-shape.ts'
import type { PlanParts } from '../segments/span.ts'
import type { StairParts } from '../model/stair-parts.ts'
import type { Steps } from '../segments/steps.ts'

/**
 * Where a volute or a turnout puts the first newel: in the middle of the starting step, as far out from
 * the line of the rail as the fitting swings. Undefined where the rail begins in line.
 */
export function startPlace(design: Design, steps: Steps, parts: StairParts): PlanParts['start'] {
  const isInLine = design.railSystem === 'post-to-post' || design.start === 'easing'
  if (isInLine || !hasFlight(design)) return undefined
  const stock = fittingFor(design.start, parts.rail)
  if (stock === undefined) return undefined
  const { cap } = fittingPath(bentTo(stock.shape, steps.pitchDeg), 'upper-end')
  return { alongIn: steps.runIn / 2, outIn: cap?.leftIn ?? 0 }
}
