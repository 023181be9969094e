import type { Problem } from '../../model/problem.ts'
import { type ProblemTarget, problemTarget } from './problem-target.ts'

/** Problems that are put right at the same place. */
export interface ProblemGroup {
  readonly target: ProblemTarget
  readonly problems: readonly Problem[]
}

/** Problems by the place that they lead to, in the order of the gravest of each. */
export function problemGroups(problems: readonly Problem[]): readonly ProblemGroup[] {
  const groups = Map.groupBy(problems, (problem) => keyOf(problemTarget(problem)))
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike
    return first === undefined ? [] : [{ target: problemTarget(first), problems: alike }]
  })
}

function keyOf(target: ProblemTarget): string {
  return target.step === 'layout' ? target.id : target.step
}
