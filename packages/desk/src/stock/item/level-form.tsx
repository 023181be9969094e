import type { ShelfEntry } from '@millrun/commerce/desk/shelf'
import { typedCount } from '@millrun/commerce/desk/typed-amounts'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { z } from 'zod/mini'
import { useKeptForm } from '../../asking/use-kept-form.ts'
import { useChangeShelf } from './use-change-shelf.ts'
import { WillChange } from './will-change.tsx'

const LevelSchema = z.object({
  level: z
    .string()
    .check(
      z.refine(
        (text) => (typedCount(text) ?? -1) >= 0,
        'Please write a whole number such as 12, or 0 for never.',
      ),
    ),
})

interface LevelFormProps {
  readonly entry: ShelfEntry
  readonly level: number
}

/** Below how many pieces a product is said to run out. */
export function LevelForm({ entry: { item }, level: was }: LevelFormProps) {
  const { change, done } = useChangeShelf()
  const sent = useKeptForm<{ level: string }>({
    name: `low level ${item}`,
    schema: LevelSchema,
    values: { level: '' },
    send: async ({ level }) => {
      const body = { rows: [{ item, level: typedCount(level) ?? 0 }] }
      const outcome = await change('shelf/low-levels', { method: 'POST', body })
      return outcome.ok ? undefined : outcome.fault
    },
  })
  return (
    <SentFields sent={sent} action="Set the Level" doing="Setting…" className="mt-3">
      <FormField
        form={sent.form}
        name="level"
        label="Say that it runs out below"
        hint={was === 0 ? 'It is never said now.' : `It is said below ${was} now.`}
        inputMode="numeric"
        autoComplete="off"
      />
      <WillChange will={undefined} done={done} />
    </SentFields>
  )
}
