import type { TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import { noseProfile, type ProfilePoint } from './nose-profile.ts'
import { type PlanEdge, treadPlan } from './plan-edges.ts'

/** A board as it lies: its edges seen from above, and how they are worked. */
export interface Board {
  readonly edges: readonly PlanEdge[]
  readonly topIn: number
  readonly thickIn: number
  readonly nose: TreadShape['nose']
  /** The nosed edge from its lowest to its highest place. */
  readonly profile: readonly ProfilePoint[]
}

/** The board of a tread with its lowest place at height 0, or on top of the riser that it comes with. */
export function boardOf(shape: TreadShape): Board {
  const { thickIn, nose, riser } = shape
  const bottomIn = riser?.heightIn ?? 0
  const topIn = bottomIn + Math.max(thickIn, nose.thickIn)
  const profile = noseProfile(topIn - nose.thickIn, topIn, nose.radiusIn)
  return { edges: treadPlan(shape), topIn, thickIn, nose, profile }
}
