import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { Design } from '../design/design.ts'
import type { RailStock } from '../stock/rail-stock.ts'
import { plumbRailIn, railHeights, railTopIn } from './rail-heights.ts'
import type { Span } from '../segments/span.ts'
import type { Steps } from '../segments/steps.ts'

/** What the rail of one span is set out by. */
export interface RailSetting {
  readonly span: Span
  readonly steps: Steps
  readonly design: Design
  readonly rail: RailStock
  /** The faces, or the middles under caps, that it runs between. */
  readonly fromIn: number
  readonly toIn: number
}

/** Height of the straight rail's underside at a place of the span. */
export function railUndersideIn(setting: RailSetting, alongIn: number): number {
  const { span, design, rail } = setting
  const topIn = railTopIn(span, railHeights(design), alongIn)
  return topIn - plumbRailIn(span, railHeightIn(rail.shape))
}

/** Height of the middle of the straight rail at a place of the span. */
export function railMiddleIn(setting: RailSetting, alongIn: number): number {
  const { span, rail } = setting
  const plumbIn = plumbRailIn(span, railHeightIn(rail.shape))
  return railUndersideIn(setting, alongIn) + plumbIn / 2
}
