import type { Problem } from '../../model/problem.ts'
import { type ProblemTarget, problemTarget } from './problem-target.ts'

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
