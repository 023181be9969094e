import type { KeptEntry } from '@millrun/commerce/account/kept-work'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { designerAddress } from '../../visualizer/designer-address.ts'
import { openKept } from './ask-kept.ts'
import { KeptRow } from './kept-row.tsx'

interface KeptDesignProps {
  readonly entry: KeptEntry
  readonly onChange: () => void
}

/** A kept design: it opens by its address, so that the designs of this browser stay as they are. */
export function KeptDesign({ entry, onChange }: KeptDesignProps) {
  async function open(): Promise<Outcome<unknown>> {
    const outcome = await openKept(entry.id)
    if (outcome.ok) window.location.assign(designerAddress({ link: outcome.data.content }))
    return outcome
  }

  return (
    <KeptRow
      entry={entry}
      onDropped={onChange}
      actions={
        <PressedButton
          look="quiet"
          action="Open in the Visualizer"
          doing="Opening…"
          aria-label={`Open in the Visualizer: ${entry.jobName}`}
          press={open}
        />
      }
    />
  )
}
