import type { ReactNode } from 'react'

/** What is known of something, line by line. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid max-w-200">{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[11rem_1fr]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
