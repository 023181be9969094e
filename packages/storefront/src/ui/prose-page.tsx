import type { ReactNode } from 'react'

interface ProsePageProps {
  readonly title: string
  readonly lede: string
  /** A line under the lede, such as the date of a policy. */
  readonly note?: string
  readonly children: ReactNode
}

/** A page of text: the title above, the sections in one readable column. */
export function ProsePage({ title, lede, note, children }: ProsePageProps) {
  return (
    <article className="wrap pt-9 pb-18 lg:pt-14 lg:pb-28">
      <header className="gap-6 pb-9 lg:grid lg:grid-cols-12 lg:items-end">
        <h1 className="title-gallery lg:col-span-7">{title}</h1>
        <div className="mt-4 lg:col-span-5 lg:mt-0">
          <p className="max-w-[46ch] text-ink-2">{lede}</p>
          {note === undefined ? null : <p className="mt-2 text-sm text-ink-2">{note}</p>}
        </div>
      </header>
      <div className="border-t border-ink">{children}</div>
    </article>
  )
}

/** A section of a text page: its heading to the left, its text to the right. */
export function ProseSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gap-6 border-b border-rule py-7 lg:grid lg:grid-cols-12 lg:py-9">
      <h2 className="text-2xl leading-tight lg:col-span-4">{title}</h2>
      <div className="mt-3 max-w-[64ch] space-y-4 text-pretty lg:col-span-8 lg:mt-0 [&_li]:mt-1.5 [&_ul]:list-disc [&_ul]:pl-5">
        {children}
      </div>
    </section>
  )
}
