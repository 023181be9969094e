import type { Design } from '../../design/design.ts'
import type { Problem } from '../../model/problem.ts'
import type { StepId } from '../steps.ts'

/** Where the button of a problem leads: to a field of this step, or to another step. */
export type ProblemTarget =
  | { readonly step: 'layout'; readonly id: string }
  | { readonly step: Exclude<StepId, 'layout'> }

/** The place where a problem is put right. */
export function problemTarget({ place, decision }: Problem): ProblemTarget {
  if (place === 'retrofit') return { step: 'layout', id: decisionId('existingRailIn') }
  if (place === 'layout') return { step: 'layout', id: decisionId(decision ?? 'layout') }
  return { step: 'balusters' }
}

/** What the place of a decision on the page is known by. */
export function decisionId(decision: keyof Design): string {
  return `decide-${decision}`
}
