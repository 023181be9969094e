import type { Problem } from '@millrun/stair/problems/problem'
import { problemGroups } from './problem-groups.ts'
import type { GoToStep } from '../use-step.ts'

interface ToPutRightProps {
  readonly problems: readonly Problem[]
  readonly onStep: GoToStep
}

/** What does not work about a design, said before anything of it is bought, with the way to change it. */
export function ToPutRight({ problems, onStep }: ToPutRightProps) {
  return (
    <div className="mb-7 border-l-4 border-wrong bg-field px-4 pt-3.5 pb-1.5">
      <h2 className="text-[19px] leading-snug">
        {problems.length === 1 ? 'One thing to put right first' : 'To put right first'}
      </h2>
      <ul>
        {problemGroups(problems).map(({ key, target, problems: alike }) => (
          <li key={key}>
            {alike.map(({ text }) => (
              <p key={text} className="mt-2 text-[15px] leading-6">
                {text}
              </p>
            ))}
            <button
              type="button"
              className="more min-h-11 cursor-pointer text-[15px]"
              onClick={() =>
                target.step === 'layout' ? onStep('layout', target.id) : onStep(target.step)
              }
            >
              {target.step === 'layout' ? 'Change the layout' : 'Change balusters, rail or newels'}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
