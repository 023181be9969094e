import type { Design } from '../design/design.ts'
import type { Span } from '../segments/span.ts'

/** Top of the rail above the nosings and above level floors, in inches. */
export interface RailHeights {
  readonly rakeIn: number
  readonly levelIn: number
}

/** The heights that a design has: of the rail that stays where one stays. */
export function railHeights(design: Design): RailHeights {
  if (design.job === 'keep-rail' && design.existingRailIn !== 'not-measured') {
    return { rakeIn: design.existingRailIn, levelIn: design.existingRailIn }
  }
  return { rakeIn: design.railHeightIn, levelIn: design.levelRailHeightIn }
}

/** Height of the straight rail's top above the lower floor, `alongIn` a span. */
export function railTopIn({ kind, ground }: Span, heights: RailHeights, alongIn: number): number {
  return ground.lineIn(alongIn) + (kind === 'level' ? heights.levelIn : heights.rakeIn)
}

/** How much a rail of `railIn` measures plumb: more on a slope. */
export function plumbRailIn({ ground }: Span, railIn: number): number {
  return railIn / Math.cos((ground.slopeDeg * Math.PI) / 180)
}
