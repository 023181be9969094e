import { backDay, backDayProblem, expectedBack } from '@millrun/commerce/back-day'
import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import type { ShelfEntry } from '@millrun/commerce/desk/shelf'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { useKeptForm } from '../../asking/use-kept-form.ts'
import { useChangeShelf } from './use-change-shelf.ts'
import { WillChange } from './will-change.tsx'

const BackSchema = z.object({
  on: z.string().check(({ value, issues }) => {
    const message = problemOf(value)
    if (message !== undefined) issues.push({ code: 'custom', message, input: value })
  }),
})

/** On which day a product that is sold out is back. */
export function BackForm({ entry: { item, backOn } }: { entry: ShelfEntry }) {
  const { change, done } = useChangeShelf()
  const say = (on: string | null) => change('shelf/back-on', { method: 'POST', body: { item, on } })
  const sent = useKeptForm<z.infer<typeof BackSchema>>({
    name: `back ${item}`,
    schema: BackSchema,
    values: { on: '' },
    send: async ({ on }) => {
      const outcome = await say(on)
      return outcome.ok ? undefined : outcome.fault
    },
  })
  const on = useWatch({ control: sent.form.control, name: 'on' })
  return (
    <SentFields
      sent={sent}
      action="Set the Day"
      doing="Setting…"
      className="mt-3"
      beside={
        backOn !== null && (
          <PressedButton
            look="quiet"
            type="button"
            action="Take the day back"
            doing="Taking back…"
            press={() => say(null)}
          />
        )
      }
    >
      <FormField
        form={sent.form}
        name="on"
        label="It is back on the day"
        type="date"
        hint={wordsOf(backOn)}
      />
      <WillChange will={willSay(on)} done={done} />
    </SentFields>
  )
}

function problemOf(day: string): string | undefined {
  return day === '' ? 'Please choose a day.' : backDayProblem(day, new Date())
}

function wordsOf(backOn: string | null): string {
  if (backOn === null) return 'No day is set.'
  return backDay(backOn, new Date()) === undefined
    ? `${dayInWords(backOn)} was set, and has passed.`
    : `${dayInWords(backOn)} is set.`
}

function willSay(on: string): string | undefined {
  return problemOf(on) === undefined ? `Buyers will read: ${expectedBack(on)}` : undefined
}
