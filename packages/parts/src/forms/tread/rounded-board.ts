import type { TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import { boardTopIn } from './board-section.ts'
import { noseProfile, type ProfilePoint } from './nose-profile.ts'
import { treadPlan } from './plan-edges.ts'
import { type Fineness, linesFor } from '../../solids/form/fineness.ts'
import { type Ring, skinOver } from '../../solids/mesh/skin-over.ts'
import { ALONG, type Blank } from '../board/blank.ts'
import { fadingPlan } from './fading-plan.ts'
import { staves } from './staves.ts'

/** Of the edges that are not nosed. */
const EASE_IN = 0.03

/** A board whose outline is round or runs to a point, in level rings from the underside to the top. */
export function roundedBoard(shape: TreadShape, fineness: Fineness): readonly Blank[] {
  const { nose } = shape
  const topIn = boardTopIn(shape)
  const edges = treadPlan(shape, linesFor(24, fineness))
  const bottomIn = topIn - nose.thickIn
  const profile = noseProfile(bottomIn, topIn, nose.radiusIn, linesFor(10, fineness))
  const rings = levelsOf(profile).map((heightIn): Ring => {
    const easeIn = easeAt(Math.min(heightIn - bottomIn, topIn - heightIn))
    const plan = fadingPlan(edges, insetAt(profile, heightIn), easeIn)
    return plan.map(([xIn, backIn]) => [xIn, heightIn, -backIn] as const)
  })
  return staves(skinOver(rings), shape).map((facets) => ({
    name: 'stave',
    facets,
    grainWay: ALONG,
  }))
}

/** The heights of the nosing, and those at which the easing of the other edges ends and has its middle. */
function levelsOf(profile: readonly ProfilePoint[]): readonly number[] {
  const heights = profile.map(([, heightIn]) => heightIn)
  const [bottomIn, topIn] = [heights[0] ?? 0, heights.at(-1) ?? 0]
  const easings = [0.2, 0.5, 1].flatMap((share) => [
    bottomIn + share * EASE_IN,
    topIn - share * EASE_IN,
  ])
  return [...new Set([...heights, ...easings])].toSorted((a, b) => a - b)
}

/** How far a rounded edge stands back this far from the nearer side. */
function easeAt(fromSideIn: number): number {
  const left = Math.max(0, EASE_IN - fromSideIn)
  return EASE_IN - Math.sqrt(EASE_IN ** 2 - left ** 2)
}

function insetAt(profile: readonly ProfilePoint[], heightIn: number): number {
  const above = profile.findIndex((point) => point[1] >= heightIn)
  const [high, low] = [profile[above], profile[Math.max(0, above - 1)]]
  if (high === undefined || low === undefined || high[1] === low[1]) return high?.[0] ?? 0
  const share = (heightIn - low[1]) / (high[1] - low[1])
  return low[0] + (high[0] - low[0]) * share
}
