import { formatDollars } from '@millrun/commerce/dollars'
import type { Stair } from '../model/stair.ts'
import { type RailPlan, railPlans } from '../cut-list/rail-plan.ts'

/** What is said beside the lengths of rail. */
export interface RailWords {
  /** Both ways with what they cost and how often they are jointed, as a sentence. */
  readonly text: string
  /** Whether there is anything to choose. */
  readonly isChoice: boolean
}

/** How the lengths of rail were chosen; undefined where none is bought. */
export function railWords(stair: Stair): RailWords | undefined {
  const { cheapest, fewestJoints } = railPlans(stair)
  if (stair.design.job === 'keep-rail' || cheapest.lengths.length === 0) return undefined
  if (cheapest.joints === fewestJoints.joints) {
    const text = `Cheapest lengths: ${figures(cheapest)}. No other lengths leave fewer.`
    return { text, isChoice: false }
  }
  const text = `Cheapest lengths: ${figures(cheapest)}; fewest joints: ${figures(fewestJoints)}. A rail bolt for each of these joints is counted in.`
  return { text, isChoice: true }
}

function figures({ cents, joints }: RailPlan): string {
  return `${formatDollars(cents)} with ${jointsText(joints)}`
}

function jointsText(joints: number): string {
  if (joints === 0) return 'no joint'
  return joints === 1 ? '1 joint' : `${joints} joints`
}
