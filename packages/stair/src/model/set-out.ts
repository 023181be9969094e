import type { TreadRhythm } from '../balusters/balusters-on-treads.ts'
import type { Span } from '../segments/span.ts'

/** Where a baluster stands along its span, and which of the pattern's styles it is. */
export interface SetOutBaluster {
  readonly alongIn: number
  /** To the right of the span's line, under a fitting that swings out. */
  readonly asideIn?: number
  readonly style: number
}

/**
 * Where newels and balusters of a stair stand that somebody has set out already, because it is photographed or drawn so.
 * Without it they are spaced for the design. No newel is added to these, and those between rails stand whole on their floors.
 */
export interface SetOut {
  /** From the first riser to the axis of the newel at the foot, and from the last riser to that of the one at the head. */
  readonly footNewelIn: number
  readonly headNewelIn: number
  /** The balusters of a span; the rhythm is the one that the code asks for on its treads. */
  readonly balusters: (span: Span, rhythm: TreadRhythm) => readonly SetOutBaluster[]
}
