import type { BalusterStyle } from '../stock/baluster-stock.ts'

/** One baluster in its place. Heights are above the lower floor, `alongIn` is along its span. */
export interface Baluster {
  /** The style that the visitor chose for this place. */
  readonly style: BalusterStyle
  /** What is bought for it: the style, or the same bar in a longer length. */
  readonly bought: BalusterStyle
  readonly alongIn: number
  /** To the right of its span's line: under a volute only. */
  readonly asideIn: number
  /** Where it comes out of the tread, and where it goes into the rail. */
  readonly footIn: number
  readonly topIn: number
  /** Where it ends within the rail: a square top with its long side. */
  readonly endIn: number
  /** To what pitch its top is sawn: 0 for a pin and a bar, which go into a hole, and under a level rail. */
  readonly topPitchDeg: number
  /** What is seen of it, exactly. */
  readonly exposedIn: number
  /** To what it is cut: the next eighth, with what goes into rail and tread. */
  readonly cutIn: number
  /** What stops it from being cut so, as a sentence. */
  readonly problem?: string
}
