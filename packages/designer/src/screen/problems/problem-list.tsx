import { useDesign } from '../design-state.tsx'
import type { GoToStep } from '../use-step.ts'
import { bringIntoView } from './bring-into-view.ts'
import { Button } from '@millrun/ui/first/button.tsx'
import { problemGroups } from './problem-groups.ts'

/**
 * What does not work, with the way to where it is put right. It stands below the rail that stays: the
 * field of that must not move while somebody types into it, and says itself what is wrong with it.
 */
export function ProblemList({ onStep }: { readonly onStep: GoToStep }) {
  const { stair } = useDesign()
  const all = stair.problems.filter(({ place }) => place !== 'retrofit')
  const count = all.length
  const title = count === 1 ? 'One thing to put right' : `${count} things to put right`
  return (
    <>
      <output className="sr-only">{count > 0 && title}</output>
      {count > 0 && (
        <section aria-labelledby="to-put-right" className="mt-6 border-y border-wrong pt-3 pb-1.5">
          <h3 id="to-put-right" className="font-sans text-[15px] font-medium text-wrong">
            {title}
          </h3>
          <ul>
            {problemGroups(all).map(({ key, target, problems }) => (
              <li key={key}>
                {problems.map(({ text }) => (
                  <p key={text} className="pt-1.5 text-[15px] leading-snug">
                    {text}
                  </p>
                ))}
                <Button
                  look="quiet"
                  onClick={() =>
                    target.step === 'layout' ? bringIntoView(target.id) : onStep(target.step)
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
