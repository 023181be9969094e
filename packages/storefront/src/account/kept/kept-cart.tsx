import type { KeptEntry } from '@millrun/commerce/account/kept-work'
import { readSavedCart, type ReadCart } from '@millrun/commerce/saved-cart'
import { useState } from 'react'
import { cartLink } from '../../cart/share/cart-link.ts'
import { LinkByHand } from '../../cart/share/link-by-hand.tsx'
import { useSharing } from '../../cart/share/use-sharing.ts'
import { findListing } from '../../catalogue/find-listing.ts'
import { DONE, type Outcome } from '@millrun/ui/asking/outcome'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { useMakeQuote } from '../quotes/use-make-quote.ts'
import { openKept } from './ask-kept.ts'
import { KeepCartHere } from './keep-cart-here.tsx'
import { KeptRow } from './kept-row.tsx'
import { NOTHING_LEFT, OpenedCart } from './opened-cart.tsx'

interface KeptCartProps {
  readonly entry: KeptEntry
  readonly onChange: () => void
}

/** A kept cart: opened, it shows what is in it before anything happens to the cart of this browser. */
export function KeptCart({ entry, onChange }: KeptCartProps) {
  const { jobName } = entry
  const [opened, setOpened] = useState<ReadCart>()
  const { share, byHand } = useSharing()
  const makeQuote = useMakeQuote()

  async function open(): Promise<Outcome<unknown>> {
    const outcome = await askCart(entry)
    if (outcome.ok) setOpened(outcome.data)
    return outcome
  }

  async function shareIt(): Promise<Outcome<unknown>> {
    const outcome = await askCart(entry)
    if (!outcome.ok) return outcome
    const { items } = outcome.data.cart
    if (items.length === 0) return { ok: false, fault: { sentence: NOTHING_LEFT } }
    await share(jobName, cartLink(items, jobName))
    return DONE
  }

  async function quoteIt(): Promise<Outcome<unknown>> {
    const outcome = await askCart(entry)
    if (!outcome.ok) return outcome
    const { items } = outcome.data.cart
    if (items.length === 0) return { ok: false, fault: { sentence: NOTHING_LEFT } }
    return makeQuote({ jobName, items })
  }

  const press = (action: string, doing: string) =>
    ({ look: 'quiet', action, doing, 'aria-label': `${action}: ${jobName}` }) as const
  return (
    <KeptRow
      entry={entry}
      onDropped={onChange}
      actions={
        <>
          <PressedButton {...press('Open', 'Opening…')} press={open} />
          <PressedButton {...press('Share', 'Sharing…')} press={shareIt} />
          <PressedButton {...press('Make a Quote', 'Making it…')} press={quoteIt} />
          <KeepCartHere entry={entry} onKept={onChange} />
        </>
      }
    >
      {byHand !== undefined && (
        <div className="mt-3 max-w-160">
          <LinkByHand label={`Link to ${jobName}`} link={byHand} />
        </div>
      )}
      {opened !== undefined && <OpenedCart name={jobName} {...opened} />}
    </KeptRow>
  )
}

/** What is in it, as far as it is sold today. */
async function askCart({ id }: KeptEntry): Promise<Outcome<ReadCart>> {
  const outcome = await openKept(id)
  return outcome.ok ? { ok: true, data: readSavedCart(outcome.data.content, findListing) } : outcome
}
