import { type ReactNode, useId } from 'react'

interface SectionProps {
  readonly title: string
  /** A sentence under the heading. */
  readonly lead?: string
  /** Of no use on paper. */
  readonly isForScreen?: boolean
  readonly children: ReactNode
}

/** One thing to do with a finished design, under its heading. */
export function Section({ title, lead, isForScreen = false, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`border-t border-ink pt-4 pb-9 first:border-t-0 first:pt-0 ${isForScreen ? 'print:hidden' : ''}`}
    >
      <h2 id={id} className="title-card">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-1 text-[15px] leading-6 text-ink-2">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
