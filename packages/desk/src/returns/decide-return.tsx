import type { ShownReturn } from '@millrun/commerce/desk/returns/shown-return'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { ReasonForm } from '../people/deciding/reason-form.tsx'
import type { ReturnDeed } from './use-return-deed.ts'

interface DecideReturnProps {
  readonly shown: ShownReturn
  readonly deed: ReturnDeed
}

const WAYS = {
  approve: {
    title: 'Have the pieces sent back?',
    action: 'Approve',
    text: 'The buyer gets a mail with our address and the slip. The money goes back once the pieces are here.',
  },
  keep: {
    title: 'Let the buyer keep the pieces?',
    action: 'Approve',
    text: 'The buyer gets a mail that nothing has to come back. The refund is the next step.',
  },
} as const

/** Approves a return, with the pieces coming back or not, or refuses it. */
export function DecideReturn({ shown, deed }: DecideReturnProps) {
  const [open, setOpen] = useState<'approve' | 'keep' | 'refuse'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {shown.reason !== 'missing' && (
          <Button look="tool-solid" onClick={() => setOpen('approve')}>
            Approve, to Come Back
          </Button>
        )}
        <Button
          look={shown.reason === 'missing' ? 'tool-solid' : 'tool'}
          onClick={() => setOpen('keep')}
        >
          {shown.reason === 'missing' ? 'Approve' : 'Approve, Buyer Keeps It'}
        </Button>
        <Button
          look="tool"
          aria-expanded={open === 'refuse'}
          onClick={() => setOpen(open === 'refuse' ? undefined : 'refuse')}
        >
          Refuse
        </Button>
      </div>
      {(open === 'approve' || open === 'keep') && (
        <ConfirmDialog
          title={WAYS[open].title}
          action={WAYS[open].action}
          doing="Approving…"
          onConfirm={() => deed('decision', { decision: open })}
          onClose={close}
        >
          {WAYS[open].text}
        </ConfirmDialog>
      )}
      {open === 'refuse' && (
        <div className="mt-5">
          <ReasonForm
            name={`refuse-${shown.number}`}
            action="Refuse"
            doing="Refusing…"
            decide={(reason) => deed('decision', { decision: 'refuse', reason })}
          />
        </div>
      )}
    </>
  )
}
