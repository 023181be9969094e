import type { FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import type { Hand } from '../design/design.ts'
import type { FittingJob, FittingStock } from '../stock/fitting-stock.ts'
import type { Frame } from '../segments/frame.ts'

/** A fitting in its place. */
export interface PlacedFitting {
  readonly job: FittingJob
  readonly stock: FittingStock
  /** Of a fitting that is made for either hand. */
  readonly hand?: Hand
  /** Bent and cut for this stair. */
  readonly shape: FittingShape
  /** Where the origin of its course lies, and which way its along leads. */
  readonly frame: Frame
  readonly alongIn: number
  readonly rightIn: number
  readonly upIn: number
}
