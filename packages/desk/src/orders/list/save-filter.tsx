import { SavedFilterSchema, SavedFiltersSchema } from '@millrun/commerce/desk/saved-filter'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useState } from 'react'
import { z } from 'zod/mini'
import { askDesk } from '../../asking/ask-desk.ts'
import { useAskAgain } from '../../asking/use-ask-again.ts'
import { useAsked } from '../../asking/use-asked.ts'
import { useKeptForm } from '../../asking/use-kept-form.ts'

/** Keeps the filter that stands in the address under a name, or removes it when it is kept; without one there is nothing to keep. */
export function SaveFilter({ query }: { query: string }) {
  const { data } = useAsked(['filters'], 'filters', SavedFiltersSchema)
  const [isNaming, setNaming] = useState(false)
  const askAgain = useAskAgain()
  if (query === '' || data === undefined) return null
  const kept = data.filters.find((filter) => filter.query === query)
  if (kept !== undefined) {
    return (
      <PressedButton
        look="tool"
        action="Remove This Filter"
        doing="Removing…"
        press={async () => {
          const path = `filters/${encodeURIComponent(kept.name)}`
          const outcome = await askDesk(path, SavedFiltersSchema, { method: 'DELETE' })
          if (outcome.ok) await askAgain(['filters'])
          return outcome
        }}
      />
    )
  }
  if (isNaming) return <NameForm query={query} onKept={() => setNaming(false)} />
  return (
    <Button look="tool" onClick={() => setNaming(true)}>
      Keep This Filter
    </Button>
  )
}

function NameForm({ query, onKept }: { query: string; onKept: () => void }) {
  const askAgain = useAskAgain()
  const sent = useKeptForm<{ name: string }>({
    name: 'filter',
    schema: z.pick(SavedFilterSchema, { name: true }),
    values: { name: '' },
    send: async ({ name }) => {
      const body = { name, query }
      const outcome = await askDesk('filters', SavedFiltersSchema, { method: 'PUT', body })
      if (!outcome.ok) return outcome.fault
      await askAgain(['filters'])
      onKept()
      return undefined
    },
  })
  return (
    <SentFields sent={sent} action="Keep" doing="Keeping…" className="w-72">
      <FormField form={sent.form} name="name" label="Name of the filter" />
    </SentFields>
  )
}
