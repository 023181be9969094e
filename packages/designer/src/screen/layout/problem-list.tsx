import { useDesign } from '../design-state.tsx'
import type { StepId } from '../steps.ts'
import { Button } from '../ui/button.tsx'
import { problemGroups } from './problem-groups.ts'

/** What does not work, on top of the step, with the way to where it is put right. */
export function ProblemList({ onStep }: { readonly onStep: (step: StepId) => void }) {
  const { stair } = useDesign()
  const count = stair.problems.length
  const title = count === 1 ? 'One thing to put right' : `${count} things to put right`
  return (
    <>
      <output className="sr-only">{count > 0 && title}</output>
      {count > 0 && (
        <section aria-labelledby="to-put-right" className="mt-4 border-y border-wrong pt-3 pb-1.5">
          <h3 id="to-put-right" className="font-sans text-[15px] font-medium text-wrong">
            {title}
          </h3>
          <ul>
            {problemGroups(stair.problems).map(({ target, problems }) => (
              <li key={target.step === 'layout' ? target.id : target.step}>
                {problems.map(({ text }) => (
                  <p key={text} className="pt-1.5 text-[15px] leading-snug">
                    {text}
                  </p>
                ))}
                <Button
                  look="quiet"
                  onClick={() =>
                    target.step === 'layout' ? leadTo(target.id) : onStep(target.step)
                  }
                >
                  {target.step === 'layout' ? 'Show me where' : 'Go to the balusters'}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Brings the place of a decision into sight, with the focus in its first field. */
function leadTo(id: string): void {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block: 'start' })
  place?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
}
