import { CopyLink } from '../../parts/copy-link.tsx'
import { Part } from '../../parts/part.tsx'

/** The address that the client opens. */
export function QuoteLink({ link }: { link: string }) {
  return (
    <Part title="Its link">
      <p className="mb-3 wrap-anywhere select-all">{link}</p>
      <CopyLink link={link} />
      <p className="mt-2 text-[15px] text-ink-2">
        Whoever has it may see the quote and accept it. A changed quote has another link.
      </p>
    </Part>
  )
}
