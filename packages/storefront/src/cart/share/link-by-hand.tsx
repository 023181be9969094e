import { AddressField } from '@millrun/ui/share/address-field.tsx'
import { COPY_BY_HAND } from '@millrun/ui/share/share-link'
import { useEffect, useRef } from 'react'
import { longLinkNote } from './long-link.ts'

/** A link to be copied by hand, selected for that. */
export function LinkByHand({ label, link }: { label: string; link: string }) {
  const field = useRef<HTMLInputElement>(null)
  // Going there selects all of it.
  useEffect(() => field.current?.focus(), [link])
  return (
    <div className="text-sm print:hidden">
      <AddressField ref={field} label={label} address={link} />
      <output className="mt-1.5 block">
        {COPY_BY_HAND} {longLinkNote(link)}
      </output>
    </div>
  )
}
