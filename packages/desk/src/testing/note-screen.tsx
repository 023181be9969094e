import { FormField } from '@millrun/ui/form/form-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { createResource } from '@millrun/ui/first/resource'
import type { ComponentType } from 'react'
import { z } from 'zod/mini'
import { askDesk } from '../asking/ask-desk.ts'
import { AskedContent } from '../asking/asked-content.tsx'
import { useAskAgain } from '../asking/use-ask-again.ts'
import { useAsked } from '../asking/use-asked.ts'
import { useKeptForm } from '../asking/use-kept-form.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import type { Section } from '../frame/sections.ts'

const NotesSchema = z.object({ notes: z.array(z.string()) })
const NoteSchema = z.object({ text: z.string(), toBuyer: z.boolean() })

/** A screen as the desk has them: it shows something, and something is typed in. */
function NoteScreen() {
  const asked = useAsked(['notes'], 'notes', NotesSchema)
  const askAgain = useAskAgain()
  const sent = useKeptForm<{ text: string; toBuyer: boolean }>({
    name: 'note',
    schema: NoteSchema,
    values: { text: '', toBuyer: false },
    send: async (body) => {
      const outcome = await askDesk('notes', NotesSchema, { method: 'POST', body })
      if (!outcome.ok) return outcome.fault
      await askAgain(['notes'])
      return undefined
    },
  })
  return (
    <>
      <ScreenTitle title="Notes" />
      <AskedContent asked={asked} waiting="Looking up the notes…">
        {({ notes }) => notes.map((note) => <p key={note}>{note}</p>)}
      </AskedContent>
      <SentFields sent={sent} action="Keep" doing="Keeping…">
        <FormField form={sent.form} name="text" label="Note" />
      </SentFields>
    </>
  )
}

/** Notes, for owners alone, beside a section that everybody has. */
export const NOTE_SECTIONS: readonly Section[] = [
  section('Notes', 'notes', ['owner'], NoteScreen),
  section('Shelf', 'shelf', ['owner', 'shipping'], () => <ScreenTitle title="Shelf" />),
]

function section(
  name: string,
  path: string,
  roles: Section['roles'],
  Screen: ComponentType,
): Section {
  return { name, path, roles, screen: createResource(async () => ({ Screen })) }
}
