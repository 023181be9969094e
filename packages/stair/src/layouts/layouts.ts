import type { Design, Layout } from '../design/design.ts'
import { FLIGHT } from '../segments/flight.ts'
import { HALF_LANDING, QUARTER_LANDING } from '../segments/landing.ts'
import { HALF_WINDER, QUARTER_WINDER } from '../segments/winder.ts'
import { BALCONY, UPSTAIRS } from '../segments/level-run.ts'
import type { SegmentPlan } from '../segments/segment.ts'

/** A shape of stair: its segments from the foot up, and how a sentence about it begins. */
export interface LayoutPlan {
  readonly words: (design: Pick<Design, 'turn'>) => string
  readonly segments: readonly SegmentPlan[]
}

/** Every shape that a stair may have. Another shape is another line here, and its name in `LAYOUTS`. */
const LAYOUT_PLANS: Readonly<Record<Layout, LayoutPlan>> = {
  straight: { words: () => 'A straight stair', segments: [FLIGHT] },
  'l-landing': {
    words: ({ turn }) => `A stair with a landing that turns to the ${turn}`,
    segments: [FLIGHT, QUARTER_LANDING, FLIGHT],
  },
  'u-landing': {
    words: ({ turn }) => `A stair with a landing that comes back to the ${turn}`,
    segments: [FLIGHT, HALF_LANDING, FLIGHT],
  },
  balcony: { words: () => 'A level balcony', segments: [BALCONY] },
  'l-winder': {
    words: ({ turn }) => `A stair with winders that turns to the ${turn}`,
    segments: [FLIGHT, QUARTER_WINDER, FLIGHT],
  },
  'u-winder': {
    words: ({ turn }) => `A stair with winders that comes back to the ${turn}`,
    segments: [FLIGHT, HALF_WINDER, FLIGHT],
  },
  'straight-level': {
    words: () => 'A straight stair that goes on as a level run',
    segments: [FLIGHT, UPSTAIRS],
  },
}

/** The shape that a design is laid out by. */
export function layoutOf({ layout }: Pick<Design, 'layout'>): LayoutPlan {
  return LAYOUT_PLANS[layout]
}

/** Whether the way turns between two flights, so that a landing newel stands there. */
export function hasTurn(design: Pick<Design, 'layout'>): boolean {
  return layoutOf(design).segments.some(({ turns }) => turns)
}

/** Whether there are steps to climb; a balcony has none. */
export function hasFlight(design: Pick<Design, 'layout'>): boolean {
  return layoutOf(design).segments.some(({ risers }) => risers === 'shared')
}
