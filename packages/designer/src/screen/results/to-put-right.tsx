import type { Problem, ProblemPlace } from '../../model/problem.ts'
import type { StepId } from '../steps.ts'

const STEP_OF: Readonly<Record<ProblemPlace, StepId>> = {
  balusters: 'balusters',
  layout: 'layout',
  rail: 'layout',
  newels: 'layout',
  retrofit: 'layout',
}

interface ToPutRightProps {
  readonly problems: readonly Problem[]
  readonly onStep: (step: StepId) => void
}

/** What does not work about a design, said before anything of it is bought, with the way to change it. */
export function ToPutRight({ problems, onStep }: ToPutRightProps) {
  return (
    <div className="border-l-4 border-wrong bg-field px-4 py-3.5">
      <h3 className="text-[19px] leading-snug">
        {problems.length === 1 ? 'One thing to put right first' : 'To put right first'}
      </h3>
      <ul>
        {problems.map(({ place, text }) => (
          <li key={text} className="mt-2 text-[15px] leading-6">
            <p>{text}</p>
            <button
              type="button"
              className="more min-h-11 cursor-pointer text-[15px]"
              onClick={() => onStep(STEP_OF[place])}
            >
              {STEP_OF[place] === 'balusters' ? 'Pick other balusters' : 'Change the layout'}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
