import type { KeptEntry } from '@millrun/commerce/account/kept-work'
import { orderDate } from '@millrun/commerce/order-date'
import type { ReactNode } from 'react'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { dropKept } from './ask-kept.ts'

interface KeptRowProps {
  readonly entry: KeptEntry
  readonly onDropped: () => void
  /** What can be done with it besides. */
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** Something kept: its job name, when it was kept, and what can be done with it. */
export function KeptRow({ entry, onDropped, actions, children }: KeptRowProps) {
  async function drop(): Promise<Outcome<unknown>> {
    const outcome = await dropKept(entry.id)
    if (outcome.ok) onDropped()
    return outcome
  }

  return (
    <li className="border-b border-rule py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="title-card wrap-anywhere">
          {entry.jobName}
          <span className="block font-sans text-sm text-ink-2">
            Kept {orderDate(new Date(entry.keptAt))}
          </span>
        </h3>
        <div className="flex flex-wrap gap-x-6">
          {actions}
          <PressedButton
            look="quiet"
            action="Delete"
            doing="Deleting…"
            aria-label={`Delete: ${entry.jobName}`}
            press={drop}
          />
        </div>
      </div>
      {children}
    </li>
  )
}
