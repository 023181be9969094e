import { useRef, useState } from 'react'
import type { Stair } from '@millrun/stair/model/stair'
import type { PartsList } from '@millrun/stair/parts-list/parts-list'
import type { Shop } from '../shop.ts'
import { Button, buttonClass } from '@millrun/ui/first/button.tsx'
import { AddressField } from '@millrun/ui/share/address-field.tsx'
import { canShare, COPY_BY_HAND, copyText, shareLink } from '@millrun/ui/share/share-link'
import { quoteDraft } from './quote-draft.ts'
import { Section } from './section.tsx'
import { shareAddress } from './share-address.ts'

interface ShareSectionProps {
  readonly stair: Stair
  readonly list: PartsList
  readonly shop: Shop
}

/** The link that holds the whole design, and the mail that asks for a quote. */
export function ShareSection({ stair, list, shop }: ShareSectionProps) {
  const { design } = stair
  const address = shareAddress(design)
  const { subject, body } = quoteDraft(design.name, list, address)
  return (
    <Section
      isForScreen
      title="Share"
      lead="The link holds the whole design. Whoever opens it gets a copy of their own."
    >
      {/* A design that was changed since has not been copied. */}
      <LinkField key={address} address={address} title={design.name} />
      <div className="mt-4 border-t border-rule pt-4">
        <p className="text-[15px] leading-6 text-ink-2">
          For a quote, installation questions, or a second pair of eyes: this opens a mail to us
          with the link and the list, for you to send.
        </p>
        <a
          href={shop.mailDraft(subject, body)}
          className={buttonClass('tool', 'mt-3 w-full sm:w-auto')}
        >
          Send for a quote
        </a>
      </div>
    </Section>
  )
}

function LinkField({ address, title }: { address: string; title: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')

  async function copy(): Promise<void> {
    const isCopied = await copyText(address)
    if (!isCopied) field.current?.select()
    setSaid(isCopied ? 'Copied.' : COPY_BY_HAND)
  }

  async function share(): Promise<void> {
    const isDone = await shareLink(title, address)
    if (!isDone) setSaid('Sharing did not work. Copy the link instead.')
  }

  return (
    <>
      <AddressField label="Link to this design" address={address} ref={field} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="tool" onClick={() => void copy()}>
          Copy link
        </Button>
        {canShare() && (
          <Button look="tool" onClick={() => void share()}>
            Share …
          </Button>
        )}
      </div>
      <p aria-live="polite" className="mt-1.5 min-h-6 text-[15px] leading-6">
        {said}
      </p>
    </>
  )
}
