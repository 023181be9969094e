import type { ReactNode } from 'react'

/** The title of a page, with a few words beside it. */
export function PageHeader({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="gap-6 pb-8 lg:grid lg:grid-cols-12 lg:items-end">
      <h1 className="title-gallery lg:col-span-7">{title}</h1>
      <div className="mt-4 max-w-[48ch] text-pretty text-ink-2 lg:col-span-5 lg:mt-0">
        {children}
      </div>
    </header>
  )
}
