import { StepButton } from '@millrun/ui/fields/step-button.tsx'
import { useRef } from 'react'
import { business } from '@millrun/commerce/business'
import { buttonClass } from '@millrun/ui/first/button.tsx'
import { Icon } from '@millrun/ui/first/icon.tsx'
import { STEP_LIMITS, USUAL_STEPS } from './step-limits.ts'

/** Starts the design tool with the one number that everybody can count. It is a form, so that it works before script does. */
export function StepsStarter() {
  return (
    <section className="border-y border-ink bg-paper-2" aria-labelledby="how-many-steps">
      <div className="wrap gap-6 py-10 lg:grid lg:grid-cols-12 lg:items-center lg:py-14">
        <div className="lg:col-span-6">
          <h2 id="how-many-steps" className="title-section">
            How many steps does your stair have?
          </h2>
          <p className="mt-3 max-w-[46ch] text-pretty text-ink-2">
            Count every time you step up, the last one onto the upper floor too. The Stair
            Visualizer draws your stair and lists its parts with their prices.
          </p>
        </div>
        <form
          action={business.designerUrl}
          className="mt-7 flex flex-wrap items-center gap-3 lg:col-span-6 lg:mt-0 lg:justify-end"
        >
          <StepsField />
          <button type="submit" className={buttonClass('solid', 'h-15 grow sm:grow-0')}>
            Design your stair
          </button>
        </form>
      </div>
    </section>
  )
}

function StepsField() {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className="grid h-15 w-full grid-cols-[56px_1fr_56px] rounded-xs border border-rule-2 bg-field sm:w-52">
      <StepButton aria-label="One step fewer" onClick={() => field.current?.stepDown()}>
        <Icon name="minus" size={20} />
      </StepButton>
      <input
        ref={field}
        type="number"
        name="steps"
        aria-label="Number of steps"
        inputMode="numeric"
        required
        min={STEP_LIMITS.least}
        max={STEP_LIMITS.most}
        defaultValue={USUAL_STEPS}
        className="w-full min-w-0 [appearance:textfield] bg-transparent text-center font-serif text-[30px] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <StepButton aria-label="One step more" onClick={() => field.current?.stepUp()}>
        <Icon name="plus" size={20} />
      </StepButton>
    </div>
  )
}
