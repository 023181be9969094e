import type { ShownReturn } from '@millrun/commerce/desk/returns/shown-return'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { ReasonForm } from '../people/deciding/reason-form.tsx'
import type { ReturnDeed } from './use-return-deed.ts'

interface CloseFormProps {
  readonly shown: ShownReturn
  readonly deed: ReturnDeed
}

/** Ends a return of which nothing more comes: a new piece is on its way, or the rest never came back. */
export function CloseForm({ shown: { number }, deed }: CloseFormProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="mb-4 max-w-[60ch]">
        For instance when a new piece is on its way instead of money, or the rest never came back.
      </p>
      <Button look="tool" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Close Without More…
      </Button>
      {isOpen && (
        <div className="mt-5">
          <ReasonForm
            name={`close-${number}`}
            action="Close the Return"
            doing="Closing…"
            decide={(reason) => deed('close', { reason })}
          />
        </div>
      )}
    </>
  )
}
