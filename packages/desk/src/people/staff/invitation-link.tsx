import type { Invited } from '@millrun/commerce/desk/people/staff-members'
import { useEffect, useRef } from 'react'
import { CopyLink } from '../../parts/copy-link.tsx'

/** A link for somebody who begins here: shown until the screen is left, and never again. */
export function InvitationLink({ invited: { sentence, link } }: { invited: Invited }) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [link])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="The link"
      className="mb-8 border-2 border-ink bg-field p-5"
    >
      <p className="text-lg">{sentence}</p>
      <p className="my-4 font-medium wrap-anywhere select-all">{link}</p>
      <p className="mb-4 max-w-[64ch]">
        It is shown this once, and holds for a day, and once. Whoever has it has their place at the
        desk: please hand it over in person, or on a line that you trust.
      </p>
      <CopyLink link={link} />
    </section>
  )
}
