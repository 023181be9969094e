import { fittedDesign } from '@millrun/stair/choices/fitted-design'
import type { ProblemPlace } from '@millrun/stair/problems/problem'
import { useDesign } from '../design-state.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import type { Picking } from './use-pick.ts'

interface SectionProblemsProps {
  readonly places: readonly ProblemPlace[]
  readonly picking: Picking
}

/** What does not work in a part of the step, and one press that lets everything else give way to the balusters. */
export function SectionProblems({ places, picking }: SectionProblemsProps) {
  const { design, stair } = useDesign()
  const problems = stair.problems.filter(({ place }) => places.includes(place))
  if (problems.length === 0) return null
  return (
    <div className="mb-4 border-l-2 border-wrong pl-3 text-sm leading-5 text-wrong">
      {problems.map(({ text }) => (
        <p key={text} className="pb-1">
          {text}
        </p>
      ))}
      {fittedDesign(design).notes.length > 0 && (
        <Button
          look="tool"
          className="mt-1 text-ink"
          onClick={() => picking.pick('fit', fittedDesign(design))}
        >
          Let the rest fit the balusters
        </Button>
      )}
    </div>
  )
}
