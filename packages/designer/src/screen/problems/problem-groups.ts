import type { Design } from '@millrun/stair/design/design'
import type { Problem } from '@millrun/stair/problems/problem'
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

/** Problems that are put right at the same place. */
export interface ProblemGroup {
  /** The same for the same place. */
  readonly key: string
  readonly target: ProblemTarget
  readonly problems: readonly Problem[]
}

/** Problems by the place that they lead to, in the order of the gravest of each. */
export function problemGroups(problems: readonly Problem[]): readonly ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>()
  for (const problem of problems) {
    const target = problemTarget(problem)
    const key = target.step === 'layout' ? target.id : target.step
    const before = groups.get(key)?.problems ?? []
    groups.set(key, { key, target, problems: [...before, problem] })
  }
  return [...groups.values()]
}
