import type { KeptEntry } from '@millrun/commerce/account/kept-work'
import { readSavedCart, savedCartText, type ReadCart } from '@millrun/commerce/saved-cart'
import { useState } from 'react'
import { useCart } from '../../cart/cart-provider.tsx'
import { findListing } from '../../catalogue/find-listing.ts'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { keep, openKept } from './ask-kept.ts'
import { KeptRow } from './kept-row.tsx'
import { OpenedCart } from './opened-cart.tsx'

interface KeptCartProps {
  readonly entry: KeptEntry
  readonly onChange: () => void
}

/** A kept cart: opened, it shows what is in it before anything happens to the cart of this browser. */
export function KeptCart({ entry, onChange }: KeptCartProps) {
  const { cart } = useCart()
  const [opened, setOpened] = useState<ReadCart>()

  async function open(): Promise<Outcome<unknown>> {
    const outcome = await openKept(entry.id)
    if (outcome.ok) setOpened(readSavedCart(outcome.data.content, findListing))
    return outcome
  }

  async function update(): Promise<Outcome<unknown>> {
    const { jobName } = entry
    const content = savedCartText(cart)
    const outcome = await keep({ kind: 'cart', jobName, content }, entry)
    if (outcome.ok) onChange()
    return outcome
  }

  return (
    <KeptRow
      entry={entry}
      onDropped={onChange}
      actions={
        <>
          <PressedButton
            look="quiet"
            action="Open"
            doing="Opening…"
            aria-label={`Open: ${entry.jobName}`}
            press={open}
          />
          {cart.items.length > 0 && (
            <PressedButton
              look="quiet"
              action="Keep the Cart Here"
              doing="Keeping…"
              done="The cart of this browser is kept here now."
              aria-label={`Keep the Cart Here: ${entry.jobName}`}
              press={update}
            />
          )}
        </>
      }
    >
      {opened !== undefined && <OpenedCart name={entry.jobName} {...opened} />}
    </KeptRow>
  )
}
