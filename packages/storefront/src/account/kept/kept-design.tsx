import type { KeptEntry } from '@millrun/commerce/account/kept-work'
import type { Design } from '@millrun/stair/design/design'
import { useState } from 'react'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { designerAddress } from '../../visualizer/designer-address.ts'
import { useMakeQuote } from '../quotes/use-make-quote.ts'
import { againChunk } from './again/again-chunk.ts'
import { askDesign } from './again/ask-design.ts'
import { stairChunk } from './again/stair-chunk.ts'
import { openKept } from './ask-kept.ts'
import { KeptRow } from './kept-row.tsx'

interface KeptDesignProps {
  readonly entry: KeptEntry
  readonly onChange: () => void
}

/** A kept design: it opens by its address, so that the designs of this browser stay as they are, or is bought once more. */
export function KeptDesign({ entry, onChange }: KeptDesignProps) {
  const { jobName } = entry
  const [design, setDesign] = useState<Design>()
  const makeQuote = useMakeQuote()

  async function open(): Promise<Outcome<unknown>> {
    const outcome = await openKept(entry.id)
    if (outcome.ok) window.location.assign(designerAddress({ link: outcome.data.content }))
    return outcome
  }

  async function buyAgain(): Promise<Outcome<unknown>> {
    const outcome = await askDesign(entry)
    if (outcome.ok) setDesign(outcome.data)
    return outcome
  }

  async function quoteIt(): Promise<Outcome<unknown>> {
    const outcome = await askDesign(entry)
    if (!outcome.ok) return outcome
    const { cartLines, designLink, stairAgain } = await stairChunk.load()
    const { stair, list } = stairAgain(outcome.data, outcome.data)
    const items = cartLines(list).map(({ item, quantity }) => ({ ...item, quantity }))
    return makeQuote({ jobName, items, design: designLink(stair.design) })
  }

  const press = (action: string, doing: string) =>
    ({ look: 'quiet', action, doing, 'aria-label': `${action}: ${jobName}` }) as const
  return (
    <KeptRow
      entry={entry}
      onDropped={onChange}
      actions={
        <>
          <PressedButton {...press('Open in the Visualizer', 'Opening…')} press={open} />
          <PressedButton {...press('Make a Quote', 'Counting…')} press={quoteIt} />
          <PressedButton {...press('Buy in Another Finish', 'Counting…')} press={buyAgain} />
        </>
      }
    >
      {design !== undefined && (
        <Again key={JSON.stringify(design)} name={jobName} design={design} />
      )}
    </KeptRow>
  )
}

/** Shown once its chunk is there. */
function Again(props: { readonly name: string; readonly design: Design }) {
  const { AnotherFinish } = againChunk.use()
  return <AnotherFinish {...props} />
}
