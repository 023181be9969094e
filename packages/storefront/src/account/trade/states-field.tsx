import { US_STATES } from '@millrun/commerce/address/us-states'
import { Checkbox } from '@millrun/ui/fields/checkbox.tsx'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ApplicationEntry } from './application-entry.ts'

/** The states in which a business works: as many as there are. */
export function StatesField({ form }: { form: UseFormReturn<ApplicationEntry> }) {
  const id = useId()
  const error = form.formState.errors.states?.message
  return (
    <fieldset className="sm:col-span-2" aria-describedby={error === undefined ? undefined : id}>
      <legend className="mb-1.5 text-sm font-medium">States that you work in</legend>
      <div
        className={`grid max-h-64 grid-cols-2 gap-x-4 overflow-y-auto rounded-xs border bg-field px-3.5 py-1.5 sm:grid-cols-3 ${error === undefined ? 'border-rule-2' : 'border-wrong'}`}
      >
        {Object.entries(US_STATES).map(([code, name]) => (
          <Checkbox key={code} value={code} {...form.register('states')}>
            {name}
          </Checkbox>
        ))}
      </div>
      <p id={id} aria-live="polite" className="min-h-6 pt-1 text-sm leading-5 text-wrong">
        {error}
      </p>
    </fieldset>
  )
}
