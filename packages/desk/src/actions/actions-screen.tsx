import { type StaffAction, StaffActionsSchema } from '@millrun/commerce/desk/staff-action'
import { TextField } from '@millrun/ui/fields/text-field.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import type { ReactNode, SubmitEvent } from 'react'
import { useSearchParams } from 'react-router'
import { AskedContent } from '../asking/asked-content.tsx'
import { useAsked } from '../asking/use-asked.ts'
import { PageLinks } from '../frame/page-links.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { Day } from '../parts/day.tsx'
import { FormRow } from '../parts/form-row.tsx'
import type { Column } from '../table/column.ts'
import { Table } from '../table/table.tsx'
import { KeptValue } from './kept-value.tsx'

const COLUMNS: readonly Column<StaffAction>[] = [
  { id: 'at', head: 'When', cell: ({ at }) => <Day at={at} withTime /> },
  { id: 'actor', head: 'Who', cell: ({ actor }) => <Wrapped>{actor}</Wrapped> },
  { id: 'deed', head: 'What', cell: ({ deed }) => <Wrapped>{deed}</Wrapped> },
  { id: 'subject', head: 'To what', cell: ({ subject }) => <Wrapped>{subject}</Wrapped> },
  { id: 'before', head: 'Before', cell: ({ before }) => <Kept value={before} /> },
  { id: 'after', head: 'After', cell: ({ after }) => <Kept value={after} /> },
]

/** Addresses and what is kept may be longer than a column: they break wherever they must. */
function Wrapped({ children }: { children: ReactNode }) {
  return <div className="min-w-28 wrap-anywhere">{children}</div>
}

function Kept({ value }: { value: unknown }) {
  return (
    <Wrapped>
      <KeptValue value={value} />
    </Wrapped>
  )
}

const FILTERS = ['actor', 'subject'] as const

/** Who did what, the newest first: nothing in this list is ever changed. */
export function ActionsScreen() {
  const [params, setParams] = useSearchParams()
  const query = params.toString()
  const asked = useAsked(['actions', query], `actions?${query}`, StaffActionsSchema)

  function filter(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const next = FILTERS.flatMap((name): [string, string][] => {
      const text = typed.get(name)
      return typeof text === 'string' && text.trim() !== '' ? [[name, text.trim()]] : []
    })
    setParams(next)
  }

  return (
    <>
      <ScreenTitle title="Actions" />
      <form key={query} onSubmit={filter} className="mb-6 max-w-200">
        <FormRow>
          <TextField
            label="Who"
            hint="Their whole address, or: command line"
            name="actor"
            defaultValue={params.get('actor') ?? ''}
            autoComplete="off"
          />
          <TextField
            label="To what"
            hint="An order number, an item, a certificate"
            name="subject"
            defaultValue={params.get('subject') ?? ''}
            autoComplete="off"
          />
        </FormRow>
        <Button type="submit" look="outline" className="mt-2">
          Show These
        </Button>
      </form>
      <AskedContent asked={asked} waiting="Looking up what was done…">
        {({ actions, next }) => (
          <>
            <Table
              caption="Actions"
              rows={actions}
              rowKey={({ id }) => id}
              columns={COLUMNS}
              empty="Nothing of that kind was done."
            />
            <PageLinks next={next} first="Newest" more="Older" />
          </>
        )}
      </AskedContent>
    </>
  )
}
