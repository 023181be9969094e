import { type ReactNode, useState } from 'react'

interface FoldProps {
  readonly title: string
  /** What is chosen in it, for when it is closed. */
  readonly now: string
  readonly startsOpen?: boolean
  readonly children: ReactNode
}

/** A part of the step that opens and closes. What is closed costs nothing. */
export function Fold({ title, now, startsOpen = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/fold border-t border-ink"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <h3 className="text-[19px] leading-tight whitespace-nowrap">{title}</h3>
        <span className="min-w-0 flex-1 truncate text-right text-sm text-ink-2">{now}</span>
        <svg
          viewBox="0 0 12 12"
          className="size-3 shrink-0 fill-none stroke-ink group-open/fold:rotate-180"
          aria-hidden="true"
        >
          <path d="m1 3.5 5 5 5-5" />
        </svg>
      </summary>
      {isOpen && <div className="pb-7">{children}</div>}
    </details>
  )
}
