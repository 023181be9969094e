import type { Outcome } from '@millrun/ui/asking/outcome'
import { Button } from '@millrun/ui/first/button.tsx'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { ReasonForm } from './reason-form.tsx'

/** What is decided about an application or a certificate. */
export interface Decision {
  readonly decision: string
  readonly reason?: string
}

interface DecisionsProps {
  /** Names what is decided about, in forms and questions. */
  readonly name: string
  /** Those that can be taken now. */
  readonly may: readonly ('approved' | 'refused' | 'withdrawn')[]
  /** What follows from an approval. */
  readonly approval: ReactNode
  readonly decide: (decision: Decision) => Promise<Outcome<unknown>>
}

/** The buttons with which something is approved, refused or withdrawn. */
export function Decisions({ name, may, approval, decide }: DecisionsProps) {
  const [open, setOpen] = useState<'approved' | 'refused' | 'withdrawn'>()
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {may.includes('approved') && (
          <Button look="tool-solid" onClick={() => setOpen('approved')}>
            Approve {name}
          </Button>
        )}
        {may.includes('refused') && (
          <Button
            look="tool"
            aria-expanded={open === 'refused'}
            onClick={() => setOpen(open === 'refused' ? undefined : 'refused')}
          >
            Refuse {name}
          </Button>
        )}
        {may.includes('withdrawn') && (
          <Button
            look="tool"
            aria-expanded={open === 'withdrawn'}
            onClick={() => setOpen(open === 'withdrawn' ? undefined : 'withdrawn')}
          >
            Withdraw {name}
          </Button>
        )}
      </div>
      {open === 'approved' && (
        <ConfirmDialog
          title={`Approve ${name}?`}
          action="Approve"
          doing="Approving…"
          onConfirm={() => decide({ decision: 'approved' })}
          onClose={() => setOpen(undefined)}
        >
          {approval}
        </ConfirmDialog>
      )}
      {(open === 'refused' || open === 'withdrawn') && (
        <div className="mt-5">
          <ReasonForm
            key={open}
            name={`${open}-${name}`}
            action={open === 'refused' ? 'Refuse' : 'Withdraw'}
            doing={open === 'refused' ? 'Refusing…' : 'Withdrawing…'}
            decide={(reason) => decide({ decision: open, reason })}
          />
        </div>
      )}
    </>
  )
}
