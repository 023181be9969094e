import type { ShownReturn } from '@millrun/commerce/desk/returns/shown-return'
import { ReasonForm } from '../people/deciding/reason-form.tsx'
import type { ReturnDeed } from './use-return-deed.ts'

interface CloseFormProps {
  readonly shown: ShownReturn
  readonly deed: ReturnDeed
}

/** Ends a return of which nothing more comes: a new piece is on its way, or the rest never came back. */
export function CloseForm({ shown: { number }, deed }: CloseFormProps) {
  return (
    <>
      <p className="mb-4 max-w-[60ch]">
        For instance when a new piece is on its way instead of money, or the rest never came back.
      </p>
      <ReasonForm
        name={`close-${number}`}
        action="Close the Return"
        doing="Closing…"
        decide={(reason) => deed('close', { reason })}
      />
    </>
  )
}
