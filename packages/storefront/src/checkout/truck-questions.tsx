import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import { Checkbox } from '@millrun/ui/fields/checkbox.tsx'
import { Radio } from '@millrun/ui/fields/radio.tsx'
import type { UseFormReturn } from 'react-hook-form'

const PLACES = [
  { value: 'residence', label: 'A residence' },
  { value: 'business', label: 'A business' },
] as const satisfies readonly { value: CheckoutForm['truckPlace']; label: string }[]

export interface TruckQuestionsProps {
  readonly form: UseFormReturn<CheckoutForm>
  /** What is to be said when it is far. */
  readonly farSentence: string | undefined
}

/** What the driver of a truck has to know. */
export function TruckQuestions({ form, farSentence }: TruckQuestionsProps) {
  return (
    <>
      <output className="mt-4 block max-w-[60ch] text-[15px] text-pretty empty:hidden">
        {farSentence}
      </output>
      <Questions form={form} />
    </>
  )
}

function Questions({ form }: Pick<TruckQuestionsProps, 'form'>) {
  return (
    <div className="mt-5 grid gap-5 border-t border-rule pt-4 sm:grid-cols-2 sm:gap-x-4">
      <fieldset>
        <legend className="mb-1 text-sm font-medium">The truck delivers to</legend>
        {PLACES.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1 text-[15px] lg:min-h-8"
          >
            <Radio value={value} {...form.register('truckPlace')} />
            {label}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-1 text-sm font-medium">The driver should know</legend>
        <Checkbox {...form.register('liftGate')}>A lift gate is wanted to unload</Checkbox>
        <Checkbox {...form.register('limitedAccess')}>
          Limited access: school, camp, base, church or gated site
        </Checkbox>
      </fieldset>
    </div>
  )
}
