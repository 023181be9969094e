import {
  DoneSchema,
  NoteRequestSchema,
  type OrderNote,
  type ShownOrder,
} from '@millrun/commerce/desk/shown-order'
import { Checkbox } from '@millrun/ui/fields/checkbox.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { z } from 'zod/mini'
import { askDesk } from '../../asking/ask-desk.ts'
import { useAskAgain } from '../../asking/use-ask-again.ts'
import { useKeptForm } from '../../asking/use-kept-form.ts'
import { Day } from '../../parts/day.tsx'
import { Part } from '../../parts/part.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'

const NoteFormSchema = z.extend(NoteRequestSchema, { toBuyer: z.boolean() })

/** What the shop's people write to the order: among themselves, or to its buyer. */
export function NotesPart({ order }: { order: ShownOrder }) {
  return (
    <Part title="Notes">
      {order.notes.length > 0 && (
        <ul className="mb-5">
          {order.notes.map((note) => (
            <Note key={note.at} note={note} />
          ))}
        </ul>
      )}
      <NoteForm order={order} />
    </Part>
  )
}

function Note({ note: { at, author, text, toBuyer } }: { note: OrderNote }) {
  return (
    <li className="border-t border-rule py-2">
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="text-sm text-ink-2">
        {author}, <Day at={at} withTime />
        {toBuyer && ', mailed to the buyer'}
      </p>
    </li>
  )
}

function NoteForm({ order: { orderNumber, email } }: { order: ShownOrder }) {
  const askAgain = useAskAgain()
  const sent = useKeptForm<{ text: string; toBuyer: boolean }>({
    name: `note ${orderNumber}`,
    schema: NoteFormSchema,
    values: { text: '', toBuyer: false },
    send: async (body) => {
      const path = `orders/${orderNumber}/notes`
      const outcome = await askDesk(path, DoneSchema, { method: 'POST', body })
      if (!outcome.ok) return outcome.fault
      await askAgain(['order', orderNumber])
      return undefined
    },
  })
  return (
    <SentFields sent={sent} action="Write Note" doing="Writing…" className="">
      <TextAreaField form={sent.form} name="text" label="Write a note" />
      {email !== '' && (
        <Checkbox {...sent.form.register('toBuyer')}>Mail it to the buyer, {email}</Checkbox>
      )}
    </SentFields>
  )
}
