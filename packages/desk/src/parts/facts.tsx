import type { ReactNode } from 'react'

/** What is known of something, line by line. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="@container grid max-w-200">{children}</dl>
}

/** Nothing is shown of what is empty. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === '' || children === null) return null
  return (
    <div className="grid gap-x-6 border-b border-rule py-2.5 @xs:grid-cols-[8.5rem_minmax(0,1fr)] @lg:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
