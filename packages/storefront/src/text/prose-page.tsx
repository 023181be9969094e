import type { ReactNode } from 'react'
import { PageHeader } from './page-header.tsx'

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
      <PageHeader title={title}>
        <p>{lede}</p>
        {note === undefined ? null : <p className="mt-2 text-sm">{note}</p>}
      </PageHeader>
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
