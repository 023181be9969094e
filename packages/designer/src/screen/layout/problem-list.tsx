import { useDesign } from '../design-state.tsx'
import type { StepId } from '../steps.ts'
import { Button } from '../ui/button.tsx'
import { problemTarget } from './problem-target.ts'

/** What does not work, on top of the step, each with the way to where it is put right. */
export function ProblemList({ onStep }: { readonly onStep: (step: StepId) => void }) {
  const { stair } = useDesign()
  const { problems } = stair
  if (problems.length === 0) return null
  return (
    <section aria-labelledby="to-put-right" className="mt-4 border-y border-wrong py-3">
      <h3 id="to-put-right" className="text-[15px] font-medium text-wrong">
        {problems.length === 1
          ? 'One thing to put right'
          : `${problems.length} things to put right`}
      </h3>
      <ul>
        {problems.map((problem) => {
          const target = problemTarget(problem)
          return (
            <li key={problem.text} className="pt-2 text-[15px] leading-snug">
              {problem.text}
              <Button
                look="quiet"
                className="ml-2"
                onClick={() => (target.step === 'layout' ? leadTo(target.id) : onStep(target.step))}
              >
                {target.step === 'layout' ? 'Show me where' : 'Go to the balusters'}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Brings the place of a decision into sight, with the focus in its first field. */
function leadTo(id: string): void {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block: 'start' })
  place?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
}
