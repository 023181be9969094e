import { fittedDesign } from '../choices/fitted-design.ts'
import { type Design, LAYOUTS, type Layout } from '../design/design.ts'
import { DESIGN_LIMITS } from '../design/design-limits.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'

/** Carved wood, a bar that is twisted all over, and three styles that have many solids each. */
const PATTERNS: readonly Design['pattern'][] = [
  { styles: ['c-5141'], order: [0] },
  { styles: ['m-306'], order: [0] },
  { styles: ['m-400', 'm-401', 'm-503'], order: [0, 1, 2, 1] },
]

/** As large as a stair can be drawn at all. */
const GREATEST = {
  totalRiseIn: DESIGN_LIMITS.totalRiseIn.most,
  risers: DESIGN_LIMITS.risers.most,
  runIn: DESIGN_LIMITS.treadRunIn.most,
  widthIn: DESIGN_LIMITS.widthIn.most,
  landingIn: DESIGN_LIMITS.landingIn.most,
  wellIn: DESIGN_LIMITS.wellIn.most,
  balconyIn: DESIGN_LIMITS.balconyIn.most,
} as const satisfies Partial<Design>

/** What asks most of a graphics card: both sides open, new treads, volutes, in every layout, usual and greatest. */
export function heaviestDesigns(): readonly Design[] {
  return LAYOUTS.flatMap((layout) =>
    PATTERNS.flatMap((pattern) => [heavy(layout, pattern), heavy(layout, pattern, GREATEST)]),
  )
}

function heavy(layout: Layout, pattern: Design['pattern'], size: Partial<Design> = {}): Design {
  const { design } = fittedDesign({
    ...USUAL_DESIGN,
    layout,
    pattern,
    left: 'open',
    right: 'open',
    steps: 'new',
    railSystem: 'over-the-post',
    start: 'volute',
    ...size,
  })
  return design
}
